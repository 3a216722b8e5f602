import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  compositionRoot,
  drawers,
  fileLength,
  forbiddenWords,
  lettersInCode,
  packagesByExports,
  smallFiles,
} from '../../../scripts/checks/source-rules.ts';
import { tempFolder } from '../../support/temp-folder.ts';

const lines = (count: number) => 'x;\n'.repeat(count);

test('a file of 251 lines is too long, one of 250 is not, and catalogs do not count', () => {
  const folder = tempFolder({
    'src/a.ts': lines(251),
    'src/b.ts': lines(250),
    'src/c.css': lines(251),
    'src/language/locales/en/d.ts': lines(999),
  });
  expect(fileLength(folder)).toEqual(['src/a.ts: 251 lines, 250 at most', 'src/c.css: 251 lines, 250 at most']);
});

test('a folder that could hold anything is refused', () => {
  const folder = tempFolder({ 'src/utils/a.ts': '', 'server/helpers/b.ts': '', 'src/views/c.ts': '', 'node_modules/x/lib/d.ts': '' });
  expect(drawers(folder).map((problem) => problem.split(':')[0])).toEqual(['server/helpers/b.ts', 'src/utils/a.ts']);
});

test('machines are provided for at the composition root and in tests only', () => {
  const call = ['machine', 'provide({});\n'].join('.');
  const folder = tempFolder({
    'src/composition.ts': call,
    'src/composition/kitchen.ts': call,
    'tests/support/x.ts': call,
    'src/views/a.tsx': call,
  });
  expect(compositionRoot(folder)).toEqual([expect.stringMatching(/^src\/views\/a\.tsx:1: only src\/composition/)]);
});

// Put together by `join`, so that the check does not find them in this file.
test.each([
  ['server/a.ts', ['// TO', 'DO: later']],
  ['README.md', ['Sharing is coming', ' soon.']],
  ['tests/a.test.ts', ['test.', "skip('x', () => {});"]],
  ['tests/b.test.ts', ['describe.', "only('x', () => {});"]],
  ['src/a.ts', ['// @ts-', 'ignore']],
  ['src/b.ts', ['// oxlint-', 'disable-next-line']],
])('unfinished or switched off in %s', (file, parts) => {
  const folder = tempFolder({
    [file]: `first line\n${parts.join('')}\n`,
    'src/fine.ts': 'const skipped = items.skip(2); // to do lists are food\n',
  });
  expect(forbiddenWords(folder)).toEqual([expect.stringMatching(new RegExp(`^${file}:2: `))]);
});

test("a path of somebody's machine is refused", () => {
  const folder = tempFolder({ 'docs/a.md': 'Nothing here.\n' });
  expect(forbiddenWords(folder)).toEqual([]);
  writeFileSync(join(folder, 'docs/a.md'), `Look into ${folder}/src.\n`);
  expect(forbiddenWords(folder)).toEqual([expect.stringMatching(/^docs\/a\.md:1: a path of this machine/)]);
});

test('a few lines that one file alone imports are a part of that file', () => {
  const folder = tempFolder({
    'src/room/home.ts': `import { a } from './part.ts';\nimport {\n  b,\n} from '../shared.ts';\nimport { c } from './long.ts';\n`,
    'src/room/part.ts': lines(14),
    'src/room/long.ts': lines(15),
    'src/shared.ts': lines(2),
    'src/room/other.ts': `import { b } from '../shared.ts';\nconst late = () => import('./fetched.ts');\n`,
    'src/room/fetched.ts': lines(2),
    'tests/room/part.test.ts': `import { a } from '../../src/room/part.ts';\n`,
    'contract/room/path.ts': lines(2),
    'src/room/path.ts': `import { path } from '../../contract/room/path.ts';\n`,
  });
  expect(smallFiles(folder)).toEqual(['src/room/part.ts: under 15 lines, and only src/room/home.ts imports it: join them']);
});

test('a package is imported by its exports, and within itself by paths', () => {
  const folder = tempFolder({
    'server/a.ts': "import { cook } from '../packages/kitchen/src/cook.ts';\n",
    'src/b.ts': "import { cook } from '@anydish/kitchen/cook';\n",
    'packages/kitchen/src/c.ts': "import { food } from './foods/food.ts';\nconst data = import('../../language/words/en.ts');\n",
  });
  expect(packagesByExports(folder)).toEqual([
    'packages/kitchen/src/c.ts:2: import packages/language/words/en.ts by an export of its package',
    'server/a.ts:1: import packages/kitchen/src/cook.ts by an export of its package',
  ]);
});

test('words in other scripts are in the tables of languages, and in tests', () => {
  const word = String.fromCodePoint(0x5d1, 0x5e6, 0x5dc);
  const folder = tempFolder({
    'server/a.ts': `const fine = 'Käse, œufs, ½, 180 °C';\nconst onion = '${word}';\n`,
    'packages/language/src/script.ts': `// ${word}\n`,
    'tests/a.test.ts': `// ${word}\n`,
  });
  expect(lettersInCode(folder)).toEqual([expect.stringMatching(/^server\/a\.ts:2: words of a language/)]);
});
