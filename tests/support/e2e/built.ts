import { cpSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

interface BuiltFile {
  file: string;
  css?: string[];
  imports?: string[];
  isDynamicEntry?: boolean;
}

/** The folder that `npm run build` makes. */
export const dist = join(import.meta.dirname, '../../../dist');

/** What the build says of its files, by the sources that they are made of. */
export const manifest = (): Record<string, BuiltFile> =>
  JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Record<string, BuiltFile>;

/** The built chunk of a view. */
export function chunkOf(view: string): BuiltFile {
  const chunk = manifest()[view];
  if (chunk === undefined) throw new Error(`${view} is no chunk of its own.`);
  return chunk;
}

/** The path that a browser fetches a built file from, without what stands before it. */
export const pathOf = (file: string): RegExp => new RegExp(`/${file.replaceAll('.', String.raw`\.`)}$`);

/** Where the built chunk of a view is fetched from. */
export const chunkPath = (view: string): RegExp => pathOf(chunkOf(view).file);

/** Where the texts of a folder's lazily loaded modules are fetched from in a language: by default those that every page has. */
export const textsPath = (locale: string, folder = 'src/main.tsx'): RegExp => chunkPath(`src/language/locales/${locale}.po?part=${folder}`);

const scriptName = /\b((?:web)?app)\.([\w-]+)\.js/g;
const renamed = (text: string) => text.replaceAll(scriptName, '$1.$2-next.js');

/**
 * A folder with the next version of what is built: the same pages, under other names throughout, as if each had changed. `keepsOld`
 * leaves those of this version beside them. Disposing deletes it.
 */
export function nextVersion({ keepsOld }: { keepsOld: boolean }): { folder: string } & Disposable {
  const folder = mkdtempSync(join(tmpdir(), 'anydish-next-'));
  // Their compressed forms say the old names inside.
  cpSync(dist, folder, { recursive: true, filter: (source) => !source.endsWith('.br') });
  for (const part of ['assets', 'webapp', '.vite', '.']) {
    const scripts = readdirSync(join(folder, part)).filter((name) => /\.(?:js|html|json)$/.test(name));
    for (const name of scripts) {
      const path = join(folder, part, name);
      writeFileSync(path, renamed(readFileSync(path, 'utf8')));
      if (renamed(name) !== name) renameSync(path, join(folder, part, renamed(name)));
    }
    if (keepsOld && !part.startsWith('.')) cpSync(join(dist, part), join(folder, part), { recursive: true });
  }
  return { folder, [Symbol.dispose]: () => rmSync(folder, { recursive: true }) };
}
