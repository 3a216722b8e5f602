import { createWriteStream, existsSync, renameSync, statSync, type WriteStream } from 'node:fs';

/** Maximum size of a log file; with its predecessor a log takes twice as much. */
const mostBytes = 10 * 1024 * 1024;
/** Maximum buffer for a slow disk; further lines are dropped. */
const mostWaiting = 1024 * 1024;
/** Pause after a write error, in milliseconds: a full disk stays full for a while. */
const restAfterError = 10_000;

const sizeOf = (path: string) => (existsSync(path) ? statSync(path).size : 0);

/**
 * A log file readable by its owner only, with its predecessor as `.1`. Rotates while writing. Its own errors (no space, no folder) are ignored: lines
 * are lost, but the product keeps running.
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
    // A replaced stream may still fail with its remaining lines.
    opened.on('error', () => (stream === opened ? rest() : undefined));
    return opened;
  }
  return {
    write: (line) => {
      if (performance.now() < closedUntil) return;
      try {
        if (stream !== null && size > mostBytes) {
          // Its buffered lines still go to the file it has open, renamed or not.
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

/** A closed (EPIPE) or full terminal or pipe does not end the process: its lines are lost. */
export function surviveClosedOutput(): void {
  for (const output of [process.stdout, process.stderr]) output.on('error', () => undefined);
}
