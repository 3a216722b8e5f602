// Rules of the house that no linter knows. Each takes the folder of the repository and returns where it is broken.
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const skipped = new Set(['node_modules', 'dist', '.data', '.cache', '.git', 'coverage', 'test-results', 'playwright-report', 'locales']);

const find = (root: string, pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (entry) => skipped.has(basename(entry)) }).toSorted();

const codeFiles = (root: string) => find(root, '**/*.{ts,tsx,mjs,css}');
const textFiles = (root: string) =>
  ['**/*.{ts,tsx,mjs,css,md,html,json,yml}', '.*.json', '.ci/*', '.env.example']
    .flatMap((pattern) => find(root, pattern))
    .filter((file) => file !== 'package-lock.json');

const linesOf = (root: string, file: string) => readFileSync(join(root, file), 'utf8').split('\n');

const maxLines = 250;

/** No file of code is longer than a person reads in one go. */
export const fileLength = (root: string): string[] =>
  codeFiles(root)
    .map((file) => ({ file, length: linesOf(root, file).length - 1 }))
    .filter(({ length }) => length > maxLines)
    .map(({ file, length }) => `${file}: ${length} lines, ${maxLines} at most`);

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

// Written so that the patterns do not find themselves.
const unfinished = /\b(T[O]DO|FIX[M]E)\b|not[ ]implemented|coming[ ]soon|lorem[ ]ipsum/i;
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
