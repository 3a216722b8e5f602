import process from 'node:process';

/** A signal ends the process by `exit`, which ends the servers that it has started. A terminal and npm may send the same one twice. */
export function exitOnSignals(): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(1));
}
