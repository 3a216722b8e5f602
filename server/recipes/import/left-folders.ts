import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'anydish-import-';

/** An import takes a minute at most. Younger folders may be in use by any process. */
const longestImport = 10 * 60_000;

/** A folder for one import, in `within`. */
export const makeFolder = (within = tmpdir()): Promise<string> => mkdtemp(join(within, prefix));

/** Removes folders left by killed processes. `now`: the machine's clock, which sets file times. Resolves to their number. */
export async function removeLeftFolders(within = tmpdir(), now = Date.now()): Promise<number> {
  const names = await readdir(within);
  let removed = 0;
  for (const name of names.filter((one) => one.startsWith(prefix))) {
    const path = join(within, name);
    // Another process may have removed it, and other users' folders cannot be removed.
    const changedAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => null,
    );
    if (changedAt === null || now - changedAt < longestImport) continue;
    removed += await rm(path, { recursive: true, force: true }).then(
      () => 1,
      () => 0,
    );
  }
  return removed;
}
