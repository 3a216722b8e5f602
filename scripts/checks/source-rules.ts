// Rules of the house that no linter knows. Each takes the folder of the repository and returns where it is broken.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join, normalize } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.data', '.cache', '.git', 'coverage', 'test-results', 'playwright-report', 'locales']);

const find = (root: string, pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (entry) => skipped.has(basename(entry)) }).toSorted();

const codeFiles = (root: string) => find(root, '**/*.{ts,tsx,mjs,css}');
const textFiles = (root: string) =>
  ['**/*.{ts,tsx,mjs,css,md,html,json,yml}', '.*.json', '.ci/*', '.env.example']
    .flatMap((pattern) => find(root, pattern))
    .filter((file) => file !== 'package-lock.json');

const linesOf = (root: string, file: string) => readFileSync(join(root, file), 'utf8').split('\n');

/** What runs on the server or in a page. */
export const partsThatRun = ['contract', 'machines', 'server', 'src', 'packages'];

/** Code of a part of the repository that runs with the product. */
export const codeIn = (root: string, part: string): string[] =>
  find(root, `${part}/**/*.{ts,tsx}`).filter((file) => !file.endsWith('.d.ts') && !file.includes('/tests/'));

const maxLines = 250;

/** No file of code is longer than a person reads in one go. */
export const fileLength = (root: string): string[] =>
  codeFiles(root)
    .map((file) => ({ file, length: linesOf(root, file).length - 1 }))
    .filter(({ length }) => length > maxLines)
    .map(({ file, length }) => `${file}: ${length} lines, ${maxLines} at most`);

const minLines = 15;

// A contract is agreed on by both sides; a migration runs once, under its own number; the runner finds a flow's fixture by its name.
const standAlone = /^(contract\/|server\/db\/migrations\/|tests\/machines\/.*\.fixture\.ts$)/;

/** Who imports a module while it is itself loaded. What is fetched when it is needed, and what a tool starts, has nobody here. */
function importersOf(root: string, files: readonly string[]): Map<string, string[]> {
  const importers = new Map<string, string[]>();
  for (const file of files) {
    for (const [, path = ''] of readFileSync(join(root, file), 'utf8').matchAll(/^(?:import|\} from|export)\b.*?'(\.[^']+)'/gm)) {
      const module = normalize(join(dirname(file), path));
      importers.set(module, [...(importers.get(module) ?? []), file]);
    }
  }
  return importers;
}

/** A few lines that one file alone imports stand in that file. A test that imports them as well makes them no part of their own. */
export function smallFiles(root: string): string[] {
  const files = codeFiles(root).filter((file) => !file.endsWith('.css'));
  const importers = importersOf(root, files);
  return files
    .filter((file) => linesOf(root, file).length - 1 < minLines && !standAlone.test(file))
    .flatMap((file) => {
      const all = importers.get(file) ?? [];
      const [home, ...others] = file.startsWith('tests/') ? all : all.filter((importer) => !importer.startsWith('tests/'));
      return home === undefined || others.length > 0 ? [] : [`${file}: under ${minLines} lines, and only ${home} imports it: join them`];
    });
}

/** A folder is named for what is in it. */
export function drawers(root: string): string[] {
  const isDrawer = /(^|\/)(utils|helpers|common|misc|lib)\//;
  return textFiles(root)
    .filter((file) => isDrawer.test(file))
    .map((file) => `${file}: name the folder for what is in it`);
}

/** Every line of `files` that matches, as `file:line: what: text`. */
function grep(root: string, files: string[], pattern: RegExp, what: string): string[] {
  return files.flatMap((file) =>
    linesOf(root, file).flatMap((line, index) =>
      pattern.test(line) ? [`${file}:${index + 1}: ${what}: ${line.trim().slice(0, 100)}`] : [],
    ),
  );
}

/** Style rule 7: machines get their means in one place, and in tests. */
export function compositionRoot(root: string): string[] {
  const elsewhere = codeFiles(root).filter((file) => /\.tsx?$/.test(file) && !/^(src\/composition|tests\/support)/.test(file));
  return grep(root, elsewhere, /(?<!vitest|project)\.provide\(/, 'only src/composition* fills the holes of a machine');
}

// Written so that the patterns do not find themselves. In small letters the first is also a word of Spanish and Portuguese.
const unfinished = /\b(?:T[O]DO|FIX[M]E)\b|\b(?:t[o]do|fix[m]e)[:(]|[Nn]ot[ ]implemented|[Cc]oming[ ]soon|[Ll]orem[ ]ipsum/;
const switchedOff = /\b(test|it|describe)\.(skip|only|to[d]o)\(|@ts-(ignore|nocheck|expect-error)|[/*]\s*(oxlint|eslint)-disable/;

/** A path below the folder of the repository. A folder at the top of the disk (/app) is also a word of other paths (src/app). */
function ownPath(root: string): RegExp {
  const escaped = root.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  return root.split('/').length > 2 ? new RegExp(`(?<![\\w.])${escaped}(/|\\b)`) : /(?!)/;
}

/** Nothing unfinished, nothing switched off, no path of somebody's machine. */
export function forbiddenWords(root: string): string[] {
  const files = textFiles(root);
  const notDocuments = files.filter((file) => !file.endsWith('.md'));
  return [
    ...grep(root, files, unfinished, 'unfinished work'),
    ...grep(root, notDocuments, switchedOff, 'a test or a check is switched off'),
    ...grep(root, files, ownPath(root), 'a path of this machine'),
  ];
}

/** A package is what its `exports` name: nobody outside reaches into its folders by a path. */
export function packagesByExports(root: string): string[] {
  return codeFiles(root)
    .filter((file) => !file.endsWith('.css'))
    .flatMap((file) => {
      const own = /^packages\/[^/]+\//.exec(file)?.[0];
      return linesOf(root, file).flatMap((line, index) => {
        const path = /(?:from|import)\s*\(?\s*'(\.[^']+)'/.exec(line)?.[1];
        const target = path === undefined ? '' : normalize(join(dirname(file), path));
        const isInside = /^packages\/[^/]+\/(?:src|data|words|exports)\//.test(target) && (own === undefined || !target.startsWith(own));
        return isInside ? [`${file}:${index + 1}: import ${target} by an export of its package`] : [];
      });
    });
}

const mayNameWords = /^(?:packages\/language\/|tests\/|packages\/[^/]+\/tests\/)/;
const otherLetters = /(?=[\p{L}\p{M}])[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u;

/** Words of a language are in its tables, not in code: a new language is added by files. */
export const lettersInCode = (root: string): string[] =>
  grep(
    root,
    codeFiles(root).filter((file) => !file.endsWith('.css') && !mayNameWords.test(file)),
    otherLetters,
    'words of a language belong into packages/language/words',
  );
