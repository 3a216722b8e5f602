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
const english = await readTexts(root, sourceLocale);

test('a module that is fetched later comes with what it and its imports say, less what the shell says', async () => {
  const t = "import { t } from '@lingui/core/macro';\n";
  const folder = tempFolder({
    'src/main.tsx': `${t}import './frame.ts';\nexport const a = [t\`Shell\`, import('./page.tsx'), import('./silent.ts')];\n`,
    'src/frame.ts': `${t}export const frame = t\`Frame\`;\n`,
    'src/page.tsx': `${t}export { word } from './word.ts';\nimport type { Other } from './other.ts';\nexport const b: Other = [t\`Page\`, t\`Frame\`, import('./box.ts')];\n`,
    'src/word.ts': `${t}export const word = t\`Word\`;\n`,
    'src/other.ts': `${t}export type Other = unknown; export const other = t\`Other\`;\n`,
    'src/box.ts': `${t}export { word } from './word.ts';\nexport const box = t\`Box\`;\n`,
    'src/silent.ts': 'export const nothing = 1;\n',
  });
  const parts = partsOf(await readGraph(folder, entry), entry);
  const counts = Object.fromEntries([...parts].map(([path, messages]) => [path, messages.length]));
  expect(counts).toEqual({ [entry]: 2, 'src/page.tsx': 2, 'src/box.ts': 2 });
  expect(parts.get('src/page.tsx')?.filter((id) => parts.get('src/box.ts')?.includes(id))).toHaveLength(1);
});

test('the parts of the pages are small, and together they say everything', async () => {
  const parts = partsOf(await readGraph(root, entry), entry);
  const textsOf = (path: string) => (parts.get(path) ?? []).map((id) => english.get(id));
  expect(textsOf('src/views/sign-in/SignInPage.tsx')).toContain('Use a passkey');
  expect(textsOf('src/views/shell/landing/LandingPage.tsx')).not.toContain('Use a passkey');
  expect(textsOf('src/composition/sign-in/reset.ts').length).toBeGreaterThan(0);
  expect(textsOf(entry)).toContain('Sign In');
  expect(textsOf(entry).length).toBeLessThan(english.size / 8);
  const used = new Set([...parts.values()].flat());
  expect([...english].filter(([id]) => !used.has(id))).toEqual([]);
  expect(await gapsOf(root, used)).toEqual([]);
});

test('a message without an entry in the catalogs, or without a translation, stops a build', async () => {
  const entryOf = (text: string) => `msgid "Soup"\nmsgstr "${text}"\n`;
  const head = 'msgid ""\nmsgstr ""\n"Content-Type: text/plain; charset=utf-8\\n"\n\n';
  const files = translations.map((locale) => [
    `src/language/locales/${locale}.po`,
    `${head}${entryOf(locale === translations[1] ? '' : 'Suppe')}`,
  ]);
  const folder = tempFolder(Object.fromEntries(files));
  const [id = ''] = (await readTexts(folder, sourceLocale)).keys();
  expect(await gapsOf(folder, [id, 'unknown'])).toEqual([
    '1 messages are in no catalog: run `npm run messages`',
    `${translations[1]} lacks "Soup"`,
  ]);
  expect(await gapsOf(folder, [])).toEqual([]);
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
