import process from 'node:process';

/** More stray errors than this in a minute mean that the process is broken: it ends, and its supervisor starts another. */
export const mostStrayErrors = 20;
const minute = 60_000;
/** The exit code of a process that has to be started anew (EX_SOFTWARE of sysexits.h). */
export const brokenExitCode = 70;

interface Told {
  reason: string;
  stack: string;
}

/**
 * Keeps the process for those that it serves when an error of one request, stream or timer was caught by nobody: it is logged by name.
 * `onBroken` is called once there are too many of them. Returns what takes the listeners off.
 */
export function surviveStrayErrors(tell: (details: Told, text: string) => void, onBroken: () => void): () => void {
  let times: number[] = [];
  const take = (error: unknown) => {
    const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
    tell({ reason: message, stack }, 'an error that nobody caught');
    const now = performance.now();
    times = [...times.filter((time) => now - time < minute), now];
    if (times.length > mostStrayErrors) onBroken();
  };
  process.on('uncaughtException', take);
  process.on('unhandledRejection', take);
  return () => {
    process.off('uncaughtException', take);
    process.off('unhandledRejection', take);
  };
}
