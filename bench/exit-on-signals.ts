import process from 'node:process';

/** A signal ends the process by `exit`, which ends the servers that it has started. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
}
