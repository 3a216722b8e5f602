// A small file system in memory that can be filled, for trials of a full disk. Needs the right to mount (root on Linux).
import { spawnSync } from 'node:child_process';
import { closeSync, openSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';

/** Makes the empty folder at `path` a file system of so many MiB. Null where that is not allowed. */
export function smallDisk(path, size) {
  const options = ['-t', 'tmpfs', '-o', `size=${size}m`, 'tmpfs', path];
  if (spawnSync('mount', options, { stdio: 'ignore' }).status !== 0) return null;
  const filler = join(path, 'filler');
  // Lazily: a file that is still open must not keep it.
  const close = () => void spawnSync('umount', ['-l', path], { stdio: 'ignore' });
  process.once('exit', close);
  return {
    /** Takes all the room that is left. */
    fill: () => {
      for (const piece of [1024 * 1024, 4096]) {
        const file = openSync(filler, 'a');
        try {
          for (;;) if (writeSync(file, Buffer.alloc(piece)) < piece) break;
        } catch (error) {
          if (error.code !== 'ENOSPC') throw error;
        } finally {
          closeSync(file);
        }
      }
    },
    free: () => rmSync(filler, { force: true }),
    close: () => {
      process.off('exit', close);
      close();
    },
  };
}
