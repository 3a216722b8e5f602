import { createWriteStream, existsSync, renameSync, statSync, type WriteStream } from 'node:fs';

/** How large a log file grows; with the one before it, a log takes twice as much. */
const mostBytes = 10 * 1024 * 1024;
/** What waits for a slow disk, at most; more is not written. */
const mostWaiting = 1024 * 1024;
/** After an error nothing is written for so long, in milliseconds: a full disk is full for a while. */
const restAfterError = 10_000;

const sizeOf = (path: string) => (existsSync(path) ? statSync(path).size : 0);

/**
 * A log file for its owner alone, with the one before it beside it as `.1`. It changes over while it is written. A log is there for the
 * product, so its own errors (no space, no folder) are swallowed: lines are lost, and nothing else is.
 */
export function openLogFile(path: string): { write: (line: string) => void } {
  let stream: WriteStream | null = null;
  let size = 0;
  let closedUntil = 0;

  function rest(): void {
    stream?.destroy();
    stream = null;
    closedUntil = performance.now() + restAfterError;
  }
  function open(): WriteStream {
    if (sizeOf(path) > mostBytes) renameSync(path, `${path}.1`);
    size = sizeOf(path);
    const opened = createWriteStream(path, { flags: 'a', mode: 0o600 });
    // One that was replaced may still fail with what it had left.
    opened.on('error', () => (stream === opened ? rest() : undefined));
    return opened;
  }
  return {
    write: (line) => {
      if (performance.now() < closedUntil) return;
      try {
        if (stream !== null && size > mostBytes) {
          // What waits in it still goes into the file that it has open, renamed or not.
          stream.end();
          stream = null;
          renameSync(path, `${path}.1`);
        }
        stream ??= open();
        if (stream.writableLength > mostWaiting) return;
        stream.write(line);
        size += Buffer.byteLength(line);
      } catch {
        rest();
      }
    },
  };
}

/** A terminal or a pipe that is gone (EPIPE) or full ends no process: what is said there is lost. */
export function surviveClosedOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}
