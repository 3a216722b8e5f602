// A small file system in memory that can be filled, for trials of a full disk. Needs the right to mount (root on Linux).
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
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
    fill: async () => {
      const { bavail, bsize } = statfsSync(path);
      // By another process: zeroes take their time.
      await once(spawn('fallocate', ['-l', String(Math.max(1, bavail * bsize)), filler], { stdio: 'ignore' }), 'exit');
      const file = openSync(filler, 'a');
      try {
        for (;;) writeSync(file, Buffer.alloc(bsize));
      } catch (error) {
        if (error.code !== 'ENOSPC') throw error;
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(filler, { force: true }),
    close: () => {
      process.off('exit', close);
      close();
    },
  };
}
