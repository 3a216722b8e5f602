/** Wakes those who wait for news of a job, within this process; other processes' news are polled for. */
export interface Notifier {
  notify: (jobGuid: string) => void;
  /** Resolves at the next news of the job, after `milliseconds`, or when `signal` aborts. */
  wait: (jobGuid: string, milliseconds: number, signal: AbortSignal) => Promise<void>;
}

export function createNotifier(): Notifier {
  const waiting = new Map<string, Set<() => void>>();
  return {
    notify: (jobGuid) => waiting.get(jobGuid)?.forEach((wake) => wake()),
    wait: (jobGuid, milliseconds, signal) =>
      new Promise((resolve) => {
        if (signal.aborted) {
          resolve();
          return;
        }
        const waiters = waiting.get(jobGuid) ?? new Set();
        waiting.set(jobGuid, waiters);
        const wake = () => {
          clearTimeout(timer);
          signal.removeEventListener('abort', wake);
          waiters.delete(wake);
          if (waiters.size === 0 && waiting.get(jobGuid) === waiters) waiting.delete(jobGuid);
          resolve();
        };
        const timer = setTimeout(wake, milliseconds);
        signal.addEventListener('abort', wake, { once: true });
        waiters.add(wake);
      }),
  };
}
