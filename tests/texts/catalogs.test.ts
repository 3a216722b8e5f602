import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { listRoutes } from '../../src/pages/page-table.ts';
import { pages } from '../../src/pages/pages.ts';

const root = join(import.meta.dirname, '../..');
const sourceOf = (file: string) => readFileSync(join(root, file), 'utf8');

/** The files whose texts are in each catalog, as Lingui noted them there: `#: src/views/shell/legal/TermsView.tsx`. */
const filesByGroup = new Map(
  globSync('src/language/locales/en/*.po', { cwd: root }).map((catalog) => [
    basename(catalog, '.po'),
    new Set([...sourceOf(catalog).matchAll(/^#: (\S+)/gm)].map(([, file]) => file)),
  ]),
);
const filesWithTexts = new Set([...filesByGroup.values()].flatMap((files) => [...files]));

/** A file and all that it imports: what the browser runs before the page shows. */
function closure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const [, path = ''] of sourceOf(file).matchAll(/^(?:import|\}) (?!type ).*from '(\.{1,2}\/[^']+\.tsx?)';$/gm))
    closure(join(dirname(file), path), seen);
  return seen;
}

const importedBy = (load: unknown) => /["'`]\/(src\/[^"'`]+)["'`]/.exec(String(load))?.[1] ?? 'none';

const routes = listRoutes(pages).filter(({ pattern }) => !pattern.startsWith('/dev/'));

test.each(routes.map((route) => [route.pattern, route] as const))('%s comes with every text that it can show', (_, route) => {
  const groups = ['shell', ...route.pages.flatMap((page) => page.texts ?? [])];
  const code = route.pages.flatMap((page) => [page.load, page.flow]).filter((load) => load !== undefined);
  const shown = code.flatMap((load) => [...closure(importedBy(load))]).filter((file) => filesWithTexts.has(file));
  expect(shown.filter((file) => !groups.some((group) => filesByGroup.get(group)?.has(file)))).toEqual([]);
});

test('the shell comes with every text that it can show', () => {
  const shown = [...closure('src/main.tsx')].filter((file) => filesWithTexts.has(file));
  expect(shown).toContain('src/views/shell/root-error/RootErrorView.tsx');
  expect(shown.filter((file) => filesByGroup.get('shell')?.has(file) !== true)).toEqual([]);
});

test('what reads the sources finds the files behind a page', () => {
  const login = routes.find(({ pattern }) => pattern === '/login')?.pages.at(-1);
  expect([...closure(importedBy(login?.load))]).toContain('src/texts/problem-texts.ts');
  expect([...closure(importedBy(login?.flow))]).toContain('machines/sign-in/sign-in.machine.ts');
});
