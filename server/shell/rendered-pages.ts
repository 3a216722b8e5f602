import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { slugOf } from '../../contract/recipes/category-pages.ts';
import { idOfLink, linkOf } from '../../contract/recipes/share-path.ts';
import { sourceLocale, type Locale } from '../../contract/shell/locales.ts';
import type { PageRenderer } from '../../contract/shell/served-page.ts';
import { builtFile, readManifest } from './built-files.ts';
import { publicConfig } from './public-config.ts';

/** A page that is rendered on the server, as a guest sees it. */
interface RenderedPage {
  /** The sources of its views, in whose chunks are its styles. */
  views: readonly string[];
  /** Paths of the public calls whose answers it shows, in the reader's language. */
  calls?: readonly string[];
  /** It begins differently with a query: the problem of a sign-in by another site. */
  isPlainOnly?: boolean;
  /** Says without code what it needs. */
  needsCode?: boolean;
}

const waysIn = 'src/pages/first/ways-in.ts';
const wayIn = (...views: string[]): RenderedPage => ({ views: [waysIn, ...views], isPlainOnly: true, needsCode: true });

/** What the manifest calls the texts of the shell, and where those of the other pages are. English names these in its code. */
const textsIn = (language: Locale): string[] => {
  const catalog = `src/language/locales/${language}.po`;
  return [`${catalog}?part=src/main.tsx`, ...(language === sourceLocale ? [] : [`${catalog}?parts`])];
};

/** How a Content-Security-Policy names a script or a style that stands in the document. */
const hashOf = (code: string): string => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

const notFound: RenderedPage = { views: ['src/views/shell/not-found/NotFoundPage.tsx'] };
const pages: ReadonlyMap<string, RenderedPage> = new Map([
  [
    '/',
    {
      views: ['src/pages/first/landing.ts'],
      calls: ['/api/samples', '/api/categories'],
    },
  ],
  ['/privacy', { views: ['src/views/shell/legal/PrivacyPage.tsx'] }],
  ['/terms', { views: ['src/views/shell/legal/TermsPage.tsx'] }],
  ['/login', wayIn()],
  ['/sign-up', wayIn('src/pages/first/sign-up.ts')],
  ['/reset-password', wayIn('src/views/sign-in/reset/ResetPage.tsx')],
]);

/** The page of an address; null for one that only its code shows. A list that is shared by a key behind the `#` is none of these. */
function pageAt({ path, query, exists }: Pick<PageAddress, 'path' | 'query' | 'exists'>): RenderedPage | null {
  if (!exists) return notFound;
  const [id, slug] = [idOfLink(linkOf(path) ?? ''), slugOf(path)];
  const page: RenderedPage | null =
    pages.get(path) ??
    (id === null ? null : { views: ['src/views/recipes/shared/SharedRecipePage.tsx'], calls: [`/api/shared/${id}`] }) ??
    (slug === null
      ? null
      : { views: ['src/views/recipes/category/CategoryPage.tsx'], calls: [`/api/categories/${slug}`], isPlainOnly: true });
  return page?.isPlainOnly === true && query !== '' ? null : page;
}

/** A rendered page with what belongs into its document. */
export interface Rendering {
  html: string;
  digest: string;
  /** Its styles, which stand in its document: nobody waits for another file before the first paint. */
  styles: { code: string; addresses: readonly string[] };
  /** The answers it was rendered from. */
  answers: Readonly<Record<string, unknown>>;
  /** Addresses of the code and the texts of this page alone, which its code asks for first. */
  ahead: readonly string[];
  /** The script that keeps clicks until the code is there, without its element. */
  early: string | null;
  /** What the page's Content-Security-Policy must allow, by directive. */
  allows: Readonly<Record<string, string>>;
  needsCode: boolean;
}

export interface PageAddress {
  path: string;
  /** With its question mark; '' for none. */
  query: string;
  language: Locale;
  /** False for an address without a page. */
  exists: boolean;
  /** What the database says of the page: it is rendered again when that changes. */
  version: string;
}

/** Resolves to null where the page is not rendered: then the document is empty, as without a build for the server. */
export type Render = (address: PageAddress) => Promise<Rendering | null>;

interface Kept {
  page: Promise<Rendering>;
  at: number;
  /** What is shown meanwhile: the page itself, or that of a minute ago. */
  newest: Rendering | null;
}

/** How long a rendered page is kept, in milliseconds: what it shows of the database may change. */
const keptFor = 60_000;
const nothing: ReturnType<Render> = Promise.resolve(null);
/** How many pages are kept: those of shared recipes and categories are without end. */
const most = 500;
/** How long a page that is not there yet is waited for, in milliseconds. The next reader gets it. */
const patience = 1_000;

/** Renders the pages of a build. Each is rendered once a minute and language; requests in the meantime share it. */
export function createRenderer(app: FastifyInstance, dist: string): Render {
  const { config, clock, log } = app.deps;
  const module = join(dist, '.served', 'served.mjs');
  if (!config.rendersPages || !existsSync(module)) return () => nothing;
  const manifest = readManifest(dist);
  const addressOf = (file: string) => `${config.cdnUrl ?? ''}/${file}`;
  const ofEveryPage = new Set(manifest.filesOf(['index.html']));
  const codeOfStyles = new Map<string, string>();
  const codeOf = (file: string): string => {
    // Fonts are beside their styles.
    const code = codeOfStyles.get(file) ?? (builtFile(dist, file) ?? '').replaceAll('url(./', `url(${addressOf(dirname(file))}/`);
    codeOfStyles.set(file, code);
    return code;
  };
  const stylesOf = (views: readonly string[]): Rendering['styles'] => {
    const files = [...new Set(views.flatMap((view) => manifest.stylesOf(view)))];
    return { code: files.map(codeOf).join('\n'), addresses: files.map(addressOf) };
  };
  const early = builtFile(dist, manifest.fileOf('src/early.ts') ?? '');
  const script = early === null ? {} : { 'script-src': hashOf(early) };
  let loading: Promise<PageRenderer> | null = null;
  const loadRenderer = () => {
    loading ??= import(pathToFileURL(module).href) as Promise<PageRenderer>;
    return loading;
  };

  // Reading the module takes half a second: the first reader should not wait for it.
  app.addHook('onListen', (done) => {
    loadRenderer().catch((error: unknown) => log.warn({ err: error }, 'The renderer of pages could not be read.'));
    done();
  });

  const answerOf = async (address: string): Promise<[string, unknown]> => {
    const answer = await app.inject({ url: address, headers: { host: new URL(config.publicUrl).host } });
    // What is not there, or not any more, is a page of its own.
    if (answer.statusCode >= 500) throw new Error(`${address} answered ${answer.statusCode}.`);
    return [address, answer.json()];
  };

  const render = async ({ views, calls = [], needsCode = false }: RenderedPage, path: string, language: Locale): Promise<Rendering> => {
    const { renderPage } = await loadRenderer();
    const answers = Object.fromEntries(await Promise.all(calls.map((call) => answerOf(`${call}?language=${language}`))));
    const page = await renderPage({ path, language, config: publicConfig(app.deps, language), origin: config.publicUrl, answers });
    const styles = stylesOf(['index.html', ...views]);
    const ahead = manifest.filesOf([...views, ...textsIn(language)]).filter((file) => file.endsWith('.js') && !ofEveryPage.has(file));
    return {
      ...page,
      styles,
      answers,
      ahead: ahead.map(addressOf),
      early,
      needsCode,
      allows: { ...script, 'style-src': hashOf(styles.code) },
    };
  };

  const kept = new Map<string, Kept>();
  const renderAnew = (key: string, earlier: Rendering | null, ...order: Parameters<typeof render>): Kept => {
    const entry: Kept = { page: render(...order), at: clock.now(), newest: earlier };
    // The oldest goes first.
    kept.delete(key);
    kept.set(key, entry);
    for (const [oldest] of kept) if (kept.size > most) kept.delete(oldest);
    entry.page.then(
      (page) => {
        entry.newest = page;
      },
      (error: unknown) => {
        kept.delete(key);
        log.warn({ err: error }, `The page ${key} could not be rendered.`);
      },
    );
    return entry;
  };

  return ({ path, query, language, exists, version }) => {
    const page = pageAt({ path, query, exists });
    if (page === null) return nothing;
    const shown = exists ? path : '/404';
    const key = `${shown} ${language} ${version}`;
    const known = kept.get(key);
    const isFresh = known !== undefined && Math.abs(clock.now() - known.at) < keptFor;
    const entry = isFresh ? known : renderAnew(key, known?.newest ?? null, page, shown, language);
    return entry.newest === null
      ? Promise.race([entry.page.catch(() => null), setTimeout(patience, null, { ref: false })])
      : Promise.resolve(entry.newest);
  };
}
