// Gives each lazily loaded module of the pages the texts that it can show, and no others.
import { createHash } from 'node:crypto';
import { join, relative } from 'node:path';
import type { Plugin } from 'vite';
import { locales, sourceLocale } from '../../contract/shell/locales.ts';
import { partsOf, readGraph, type ModuleGraph } from './module-graph.ts';
import { catalogPath, compileTexts, fileOf, gapsOf, pseudoLocale, readTexts } from './page-catalogs.ts';

const entry = 'src/main.tsx';
const moduleId = 'virtual:texts';
const resolvedId = `\0${moduleId}`;
const fetcher = '/src/language/i18n.ts';

/** The shell's part has the name that src/language/i18n.ts fetches it by; the others are short, because every page carries them. */
const nameOf = (path: string) => (path === entry ? 'shell' : createHash('sha256').update(path).digest('base64url').slice(0, 4));

/** One text file of a part in a language, by the name that the manifest of the build gives it. */
const partId = (root: string, locale: string, path: string) => join(root, `${catalogPath(locale)}?part=${path}`);
/** The addresses of a language's text files. */
const addressesId = (root: string, locale: string) => join(root, `${catalogPath(locale)}?parts`);
const requested = /\/src\/language\/locales\/([\w-]+)\.po\?(parts|part=(.+))$/;

/** Each part's name, and how it is fetched. */
const tableOf = (root: string, locale: string, paths: Iterable<string>) =>
  `{${[...paths].map((path) => `${JSON.stringify(nameOf(path))}:()=>import(${JSON.stringify(partId(root, locale, path))})`).join()}}`;

/**
 * `virtual:texts` for the pages. In a build each `import()` of a module with texts becomes `withTexts(import(...), part)`, and a part has
 * the messages of what that module imports, less those of the shell. While developing and testing the shell's part has all messages.
 */
export function texts(root: string): Plugin {
  let graph: ModuleGraph = new Map();
  let parts: ReadonlyMap<string, readonly string[]> | null = null;
  const paths = () => parts?.keys() ?? [entry];
  const compiled = new Map<string, Promise<ReadonlyMap<string, unknown>>>();
  const compile = async (locale: string) => compileTexts(locale, await readTexts(root, locale));
  /** All messages of a locale. A build reads its catalog once; while developing it may have changed. */
  const messagesIn = (locale: string) => {
    const known = parts === null ? undefined : compiled.get(locale);
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
        graph = await readGraph(root, entry);
        parts = partsOf(graph, entry);
        const names = new Set([...parts.keys()].map(nameOf));
        if (names.size !== parts.size) throw new Error('Two parts have the same short name: make nameOf longer.');
        const gaps = await gapsOf(root, [...parts.values()].flat());
        if (gaps.length > 0) throw new Error(`The texts are not whole.\n${gaps.join('\n')}`);
      },
    },
    resolveId: (source) => (source === moduleId ? resolvedId : requested.test(source) ? source : null),
    async load(id) {
      if (id === resolvedId) {
        const others = [...locales.filter((locale) => locale !== sourceLocale), pseudoLocale];
        const languages = others.map((locale) => `${JSON.stringify(locale)}:()=>import(${JSON.stringify(addressesId(root, locale))})`);
        return `export const sourceTexts=${tableOf(root, sourceLocale, paths())};export const translations={${languages.join()}};`;
      }
      const [, locale, what, path = entry] = requested.exec(id) ?? [];
      if (locale === undefined) return null;
      if (what === 'parts') return `export const texts=${tableOf(root, locale, paths())};`;
      this.addWatchFile(fileOf(root, locale));
      const all = await messagesIn(locale);
      const ids = parts?.get(path) ?? [...all.keys()];
      const messages = JSON.stringify(Object.fromEntries(ids.map((each) => [each, all.get(each)])));
      return { code: `export const messages=JSON.parse(${JSON.stringify(messages)});`, moduleType: 'js' };
    },
    transform(_, id) {
      const module = graph.get(relative(root, id).replaceAll('\\', '/'));
      if (module === undefined) return null;
      const wrapped = module.lazy.filter(({ target }) => parts?.has(target) === true);
      const code = wrapped
        .toSorted((one, other) => other.start - one.start)
        .reduce(
          (text, { target, start, end }) =>
            `${text.slice(0, start)}withTexts(${text.slice(start, end)}, '${nameOf(target)}')${text.slice(end)}`,
          module.code,
        );
      return { code: wrapped.length === 0 ? code : `${code}\nimport { withTexts } from '${fetcher}';`, map: null };
    },
  };
}
