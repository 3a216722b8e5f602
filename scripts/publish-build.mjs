// Puts a new build in the place of the one before it, whose tabs are still open.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders of files that carry a hash of their content in their names: those of two builds never meet. */
const hashedFolders = ['assets', 'webapp'];
/** A tab that was opened before this many days has been loaded anew, or is told so by its first page that is missing. */
const daysKept = 14;
const day = 24 * 60 * 60 * 1000;
const ledgerName = '.earlier-builds.json';

const namesIn = (folder) => (existsSync(folder) ? readdirSync(folder) : []);
const hashedFilesIn = (folder) => hashedFolders.flatMap((part) => namesIn(join(folder, part)).map((name) => `${part}/${name}`));

function readLedger(folder) {
  const path = join(folder, ledgerName);
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : { kind: null, retired: {} };
}

/**
 * Makes `folder` hold the build in `next`, and for two weeks the hashed files of the builds before it: a tab that was opened with one
 * of these still finds its pages. Of a build of another `kind` nothing stays: what is for developers must not lie about in production.
 * `next` is deleted. `now` in milliseconds.
 */
export function publishBuild({ next, folder, kind, now }) {
  mkdirSync(folder, { recursive: true });
  const ledger = readLedger(folder);
  const current = new Set(hashedFilesIn(next));
  const retired = {};
  for (const file of hashedFilesIn(folder)) {
    if (current.has(file)) continue;
    const since = ledger.retired[file] ?? now;
    if (ledger.kind === kind && now - since < daysKept * day) retired[file] = since;
    else rmSync(join(folder, file));
  }
  // First what pages ask for, then the page that asks for it: a server may be running on this folder.
  for (const part of hashedFolders) if (existsSync(join(next, part))) cpSync(join(next, part), join(folder, part), { recursive: true });
  const others = namesIn(next).filter((name) => !hashedFolders.includes(name));
  for (const name of others) cpSync(join(next, name), join(folder, name), { recursive: true });
  for (const name of namesIn(folder))
    if (!hashedFolders.includes(name) && !others.includes(name)) rmSync(join(folder, name), { recursive: true });
  writeFileSync(join(folder, ledgerName), JSON.stringify({ kind, retired }));
  rmSync(next, { recursive: true });
}
