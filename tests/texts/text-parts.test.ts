import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { sourceLocale, translations } from '../../contract/shell/locales.ts';
import { compact, compactPo } from '../../scripts/texts/compact-po.ts';
import { partsOf, readGraph } from '../../scripts/texts/module-graph.ts';
import { compileTexts, gapsOf, readTexts } from '../../scripts/texts/page-catalogs.ts';
import { tempFolder } from '../support/temp-folder.ts';

const root = join(import.meta.dirname, '../..');
const entry = 'src/main.tsx';
const devTools = { devTools: true };
const languages = { source: sourceLocale, translations };
const english = await readTexts(root, sourceLocale, languages);

test('a module that is fetched later comes with what it and its imports say, less what the shell says', async () => {
  const t = "import { t } from '@lingui/core/macro';\n";
  const folder = tempFolder({
    'src/main.tsx': `${t}import './frame.ts';\nexport const a = [t\`Shell\`, import('./views/page.tsx'), import('./views/next.tsx'), import('./views/silent.ts'), import('./pages/first/door.ts'), import('./pages/inside/hall.ts')];\n`,
    'src/frame.ts': `${t}export const frame = t\`Frame\`;\n`,
    'src/views/page.tsx': `${t}export { word } from '../word.ts';\nimport type { Other } from '../other.ts';\nexport const b: Other = [t\`Page\`, t\`Frame\`, import('../boxes/box.ts')];\n`,
    'src/views/next.tsx': `${t}export const next = t\`Next\`;\n`,
    'src/pages/first/door.ts': `${t}export const door = t\`Door\`;\n`,
    'src/pages/inside/hall.ts': `${t}export const hall = [t\`Door\`, t\`Hall\`];\n`,
    'src/word.ts': `${t}export const word = t\`Word\`;\n`,
    'src/other.ts': `${t}export type Other = unknown; export const other = t\`Other\`;\n`,
    'src/boxes/box.ts': `${t}export { word } from '../word.ts';\nexport const box = t\`Box\`;\n`,
    'src/views/silent.ts': 'export const nothing = 1;\n',
  });
  const { messages, partOf } = partsOf(await readGraph(folder, entry, devTools), entry);
  expect(Object.fromEntries([...messages].map(([part, ids]) => [part, ids.length]))).toEqual({
    [entry]: 3,
    'src/views': 3,
    'src/boxes': 2,
    'src/pages/inside/hall.ts': 1,
  });
  expect(Object.fromEntries(partOf)).toEqual({
    'src/views/page.tsx': 'src/views',
    'src/views/next.tsx': 'src/views',
    'src/boxes/box.ts': 'src/boxes',
    'src/pages/inside/hall.ts': 'src/pages/inside/hall.ts',
  });
  expect(messages.get('src/views')?.filter((id) => messages.get('src/boxes')?.includes(id))).toHaveLength(1);
});

test('developers read English, and flows are there with developer tools only', async () => {
  const trans = 'import { t } from \'@lingui/core/macro\';\nexport const text = (n: number) => t`Say "${n}"`;\n';
  const folder = tempFolder({
    'src/main.tsx': "export const a = [import('./views/developer/showcase/icons.ts'), import('./dev/flows.ts')];\n",
    'src/views/developer/showcase/icons.ts': trans,
    'src/dev/flows.ts': trans,
  });
  const graph = await readGraph(folder, entry, { devTools: false });
  expect([...(graph.get('src/views/developer/showcase/icons.ts')?.inEnglish.values() ?? [])]).toEqual(['Say "{n}"']);
  expect([...partsOf(graph, entry).messages.keys()]).toEqual([entry, 'src/views/developer/showcase']);
  expect([...partsOf(await readGraph(folder, entry, devTools), entry).messages.keys()]).toContain('src/dev');
});

test('the parts of the pages are small, and together they say everything', async () => {
  const graph = await readGraph(root, entry, devTools);
  const { messages, partOf } = partsOf(graph, entry);
  const textsOf = (part: string) => (messages.get(part) ?? []).map((id) => english.get(id));
  expect(textsOf('src/views/recipes/shopping')).toContain('What else do you need?');
  expect(textsOf('src/pages/inside/kitchen.ts')).not.toContain('What else do you need?');
  expect(partOf.get('src/composition/sign-in/reset.ts')).toBe('src/composition/sign-in');
  expect(textsOf(entry)).toContain('Sign In');
  expect(textsOf(entry).length).toBeLessThan(english.size / 5);
  const used = new Set([...messages.values()].flat());
  expect([...english].filter(([id]) => !used.has(id))).toEqual([]);
  const forDevelopers = new Set([...graph.values()].flatMap(({ inEnglish }) => [...inEnglish.keys()]));
  expect(forDevelopers.size).toBeGreaterThan(50);
  expect(
    await gapsOf(
      root,
      [...used].filter((id) => !forDevelopers.has(id)),
      languages,
    ),
  ).toEqual([]);
});

test('a message without an entry in the catalogs, or without a translation, stops a build', async () => {
  const entryOf = (text: string) => `msgid "Soup"\nmsgstr "${text}"\n`;
  const head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n';
  const files = translations.map((locale) => [
    `src/language/locales/${locale}.po`,
    `${head}${entryOf(locale === translations[1] ? '' : 'Suppe')}`,
  ]);
  const folder = tempFolder(Object.fromEntries(files));
  const [id = ''] = (await readTexts(folder, sourceLocale, languages)).keys();
  expect(await gapsOf(folder, [id, 'unknown'], languages)).toEqual([
    '1 messages are in no catalog: run `npm run messages`',
    `${translations[1]} lacks "Soup"`,
  ]);
  expect(await gapsOf(folder, [], languages)).toEqual([]);
});

test('the pseudo-locale is made of the English texts', () => {
  const said = JSON.stringify([...compileTexts('pseudo', new Map([['a', 'Servings: {count}']])).values()]);
  expect(said).not.toContain('Servings');
  expect(said).toContain('count');
  expect(() => compileTexts('de', new Map([['a', '{n, plural, one {#}']]))).toThrow('in de cannot be read');
});

test('a catalog has two lines for a message, and none for the program that wrote it', async () => {
  const po =
    'msgid ""\nmsgstr ""\n"POT-Creation-Date: 2026\\n"\n"Language: de\\n"\n\nmsgid "One"\nmsgstr "Eins"\n\n\n#. placeholder {0}: x\nmsgid "{0} more"\nmsgstr ""\n';
  const short =
    'msgid ""\nmsgstr ""\n"Language: de\\n"\n\nmsgid "One"\nmsgstr "Eins"\n#. placeholder {0}: x\nmsgid "{0} more"\nmsgstr ""\n';
  expect(compact(po)).toBe(short);
  for (const filename of ['/x/src/language/locales/de.po', '/x/server/locales/de.po']) {
    const context = { locale: 'de', sourceLocale, filename };
    const read = await compactPo.parse(short, context);
    expect(await compactPo.serialize(read, { ...context, existing: short })).toBe(short);
  }
});

test('no other catalogs are left', () => {
  const files = translations.map((locale) => `${locale}.po`).toSorted();
  for (const folder of ['src/language/locales', 'server/locales', 'packages/kitchen/data/remarks'])
    expect(readdirSync(join(root, folder)).toSorted()).toEqual(files);
});
