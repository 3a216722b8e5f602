// Rules of the house that no linter knows. Each returns the places where it is broken, as `file:line what`.
import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { inRoot, root } from '../runtime.mjs';

const skipped = new Set(['node_modules', 'dist', '.data', '.cache', '.git', 'coverage', 'test-results', 'playwright-report']);

const find = (pattern) =>
  globSync(pattern, { cwd: root, exclude: (entry) => skipped.has(basename(typeof entry === 'string' ? entry : entry.name)) }).toSorted();

const isCode = (file) => !/(^|\/)locales\//.test(file);
const codeFiles = () => find('**/*.{ts,tsx,mjs,css}').filter(isCode);
const textFiles = () =>
  [...codeFiles(), ...find('**/*.{md,html,json,yml}'), ...find('.*.json'), ...find('.ci/*')].filter((file) => file !== 'package-lock.json');
const linesOf = (file) => readFileSync(inRoot(file), 'utf8').split('\n');

const maxLines = 250;

/** No file of code is longer than a person reads in one go. */
export const fileLength = () =>
  codeFiles()
    .map((file) => ({ file, length: linesOf(file).length - 1 }))
    .filter(({ length }) => length > maxLines)
    .map(({ file, length }) => `${file}: ${length} lines, ${maxLines} at most`);

/** A folder is named for what is in it. */
export function drawers() {
  const isDrawer = /(^|\/)(utils|helpers|common|misc|lib)\//;
  return textFiles()
    .filter((file) => isDrawer.test(file))
    .map((file) => `${file}: name the folder for what is in it`);
}

function grep(files, pattern, what) {
  return files.flatMap((file) =>
    linesOf(file).flatMap((line, index) => (pattern.test(line) ? [`${file}:${index + 1}: ${what}: ${line.trim().slice(0, 100)}`] : [])),
  );
}

/** Style rule 7: machines get their means in one place, and in tests. */
export const compositionRoot = () =>
  grep(
    codeFiles().filter((file) => /\.tsx?$/.test(file) && !/^(src\/composition|tests\/support)/.test(file)),
    /\.provide\(/,
    'only src/composition* fills the holes of a machine',
  );

// Written so that the patterns do not find themselves.
const unfinished = /\b(T[O]DO|FIX[M]E|X[X]X)\b|not[ ]implemented|coming[ ]soon|lorem[ ]ipsum/i;
const switchedOff = /\b(test|it|describe)\.(skip|only|todo)\(|@ts-(ignore|nocheck|expect-error)|(oxlint|eslint)-disable/;

/** Nothing unfinished, nothing switched off, no path of somebody's machine. */
export function forbiddenWords() {
  const files = textFiles();
  const here = new RegExp(`${RegExp.escape(root)}(/|\\b)`);
  return [
    ...grep(files, unfinished, 'unfinished work'),
    ...grep(
      files.filter((file) => !file.endsWith('.md')),
      switchedOff,
      'a test or a check is switched off',
    ),
    ...grep(files, here, 'a path of this machine'),
  ];
}
