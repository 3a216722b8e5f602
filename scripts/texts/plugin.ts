// Gives each lazily loaded module of the pages the texts that it can show, and no others.
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { partsOf, readGraph } from './module-graph.ts';
import { catalogPath, compileTexts, fileOf, gapsOf, pseudoLocale, readTexts, type Languages } from './page-catalogs.ts';

const entry = 'src/main.tsx';
const moduleId = 'virtual:texts';
const resolvedId = `\0${moduleId}`;
const fetcher = '/src/language/i18n.ts';

/** One text file of a part in a language, by the name that the manifest of the build gives it. */
const partId = (root: string, locale: string, part: string) => join(root, `${catalogPath(locale)}?part=${part}`);
/** The addresses of a language's text files. */
const addressesId = (root: string, locale: string) => join(root, `${catalogPath(locale)}?parts`);
const requested = /\/src\/language\/locales\/([\w-]+)\.po\?(parts|part=(.+))$/;

/** How each part is fetched, in the order of the parts: a page carries as little as possible of the others. The first is the shell's. */
const tableOf = (root: string, locale: string, parts: readonly string[]) =>
  `[${parts.map((part) => `()=>import(${JSON.stringify(partId(root, locale, part))})`).join()}]`;

type Built = { graph: Awaited<ReturnType<typeof readGraph>> } & ReturnType<typeof partsOf>;

/**
 * `virtual:texts` for the pages. In a build each `import()` of a module with texts becomes `withTexts(import(...), part)`, and a part has
 * the messages of what that module imports, less those of the shell. While developing and testing the shell's part has all messages.
 */
export function texts(root: string, { devTools, ...languages }: Languages & { devTools: boolean }): Plugin {
  let built: Built | null = null;
  const names = () => [...(built?.messages.keys() ?? [entry])];
  const compiled = new Map<string, Promise<ReadonlyMap<string, unknown>>>();
  const compile = async (locale: string) => {
    const inEnglish = [...(built?.graph.values() ?? [])].flatMap((module) => [...module.inEnglish]);
    return compileTexts(locale, new Map([...inEnglish, ...(await readTexts(root, locale, languages))]));
  };
  /** All messages of a locale. A build reads its catalog once; while developing it may have changed. */
  const messagesIn = (locale: string) => {
    const known = built === null ? undefined : compiled.get(locale);
    const messages = known ?? compile(locale);
    compiled.set(locale, messages);
    return messages;
  };

  return {
    name: 'texts',
    enforce: 'pre',
    buildStart: {
      order: 'pre',
      async handler() {
        if (this.environment.mode !== 'build') return;
        const graph = await readGraph(root, entry, { devTools });
        built = { graph, ...partsOf(graph, entry) };
        const translated = [...graph.values()].flatMap(({ messages, inEnglish }) => messages.filter((id) => !inEnglish.has(id)));
        const gaps = await gapsOf(root, translated, languages);
        if (gaps.length > 0) throw new Error(`The texts are not whole.\n${gaps.join('\n')}`);
      },
    },
    resolveId: (source) => (source === moduleId ? resolvedId : requested.test(source) ? source : null),
    async load(id) {
      if (id === resolvedId) {
        const others = [...languages.translations, pseudoLocale];
        const tables = others.map((locale) => `${JSON.stringify(locale)}:()=>import(${JSON.stringify(addressesId(root, locale))})`);
        return `export const sourceTexts=${tableOf(root, languages.source, names())};export const translations={${tables.join()}};`;
      }
      const [, locale, what, part = entry] = requested.exec(id) ?? [];
      if (locale === undefined) return null;
      if (what === 'parts') return `export const texts=${tableOf(root, locale, names())};`;
      this.addWatchFile(fileOf(root, locale, languages));
      const all = await messagesIn(locale);
      const ids = built?.messages.get(part) ?? [...all.keys()];
      const messages = JSON.stringify(Object.fromEntries(ids.map((each) => [each, all.get(each)])));
      return { code: `export const messages=JSON.parse(${JSON.stringify(messages)});`, moduleType: 'js' };
    },
    transform(_, id) {
      const module = built?.graph.get(relative(root, id).replaceAll('\\', '/'));
      if (module === undefined) return null;
      const partAt = (target: string) => names().indexOf(built?.partOf.get(target) ?? '');
      const wrapped = module.lazy.filter(({ target }) => partAt(target) !== -1);
      const code = wrapped
        .toSorted((one, other) => other.start - one.start)
        .reduce(
          (text, { target, start, end }) =>
            `${text.slice(0, start)}withTexts(${text.slice(start, end)}, ${partAt(target)})${text.slice(end)}`,
          module.code,
        );
      return { code: wrapped.length === 0 ? code : `${code}\nimport { withTexts } from '${fetcher}';`, map: null };
    },
  };
}
