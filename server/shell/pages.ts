import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
import { categoryPath, type CategoryLink } from '../../contract/recipes/category-pages.ts';
import type { Session } from '../../contract/entities.ts';
import type { Locale } from '../../contract/shell/locales.ts';
import { isScheme, schemeCookie, type Scheme } from '../../contract/shell/schemes.ts';
import { developerPaths, pagePaths } from '../../contract/shell/page-paths.ts';
import type { Config } from '../config.ts';
import { keepByLanguage } from '../http/kept-answers.ts';
import { categoriesToBrowse } from '../recipes/categories/category-lists.ts';
import { Failure } from '../http/failure.ts';
import { sendFailure, sendPayload } from '../http/reply.ts';
import { requestLanguage } from '../language/request-language.ts';
import { i18n } from '@anydish/language/sentence';
import { debugEntries } from '../developer/debug.ts';
import { redirectHere } from '../http/redirect.ts';
import { readCookie } from '../sign-in/cookies.ts';
import { currentSession, isGuest } from '../sign-in/current-session.ts';
import { categoryPage } from './category-page.ts';
import { composedPage, encodingIn, keepComposed, keepEmptyPages, tagOf, type ComposedPage, type EmptyPage } from './composed-pages.ts';
import { readIndexPages, withRendering, withSession } from './index-page.ts';
import { seenAt, withLinkPreview, type Seen } from './link-preview.ts';
import { localeIn, queryIn } from './page-address.ts';
import { createRenderer, type PageAddress, type Render, type Rendering } from './rendered-pages.ts';
import { registerServiceWorker } from './service-worker.ts';
import { sharedPage } from './shared-page.ts';
import { registerSitemapFiles } from './sitemaps.ts';
import { registerWebManifest } from './web-manifest.ts';
import { registerWellKnown } from './well-known.ts';

/** Names of Vite's output contain a content hash: such files never change. */
const hashed = /\/(?:assets|webapp)\//;
/** Workers have their own policy. Photo decoders use WebAssembly, which the pages' policy forbids. */
const worker = '/assets/worker-';
const workerPolicy = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
// /dev/flows is a page of the application.
const ofTheServer = /^\/(?:api|session|dev(?!\/flows$))(?:\/|$)/;

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/';

/** Matches addresses like the client router: ignores case and a trailing slash. */
const asPattern = (path: string) => path.replace(/\/$/, '').replaceAll(/:[a-zA-Z]+/g, '[^/]+');
const anyOf = (paths: readonly string[]) => new RegExp(`^(?:${paths.map(asPattern).join('|')})/?$`, 'i');
const forEverybody = anyOf([...pagePaths, '/index.html']);
const forDevelopers = anyOf(developerPaths);

const hasPage = (path: string, { isProduction }: Pick<Config, 'isProduction'>): boolean =>
  forEverybody.test(path) || (!isProduction && forDevelopers.test(path));

/** For clients that ask for JSON only; browsers, search engines and command lines accept anything. */
const asksForJson = ({ headers: { accept = '' } }: FastifyRequest): boolean =>
  accept.includes('application/json') && !accept.includes('text/html');

const asHtml = new Set(['text/html', 'application/xhtml+xml', 'text/*', '*/*']);

/** Whether an Accept header allows HTML (https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1); a missing one allows everything. */
function takesHtml({ headers: { accept = '' } }: FastifyRequest): boolean {
  if (accept.trim() === '') return true;
  return accept.split(',').some((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    return asHtml.has(type) && !parameters.some((parameter) => /^q=0(?:\.0*)?$/.test(parameter));
  });
}

/** The path without the spaces that a pasted address ends in; null when there are none. */
function withoutSpaces(path: string): string | null {
  const meant = path.replaceAll('%20', ' ').trimEnd();
  return meant === path || meant.includes(' ') ? null : meant;
}

/** True for a possible page: not a file name, and not one of the server's own paths. */
function mayBePage(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isFile = /\.[a-z0-9]{1,8}$/i.test(path) && path !== '/index.html';
  return isRead && !isFile && !hashed.test(path) && !ofTheServer.test(path);
}

interface Site {
  compose: ReturnType<typeof keepComposed>;
  /** A page without content in a language and a scheme. */
  emptyPage: (language: Locale, scheme: Scheme) => EmptyPage;
  /** Null without a build. */
  pages: ReadonlyMap<Locale, string> | null;
  categoriesIn: (language: Locale) => Promise<readonly CategoryLink[]>;
  render: Render;
}

/** How long the start page waits for its categories, in milliseconds: it is served without a database too. */
const patience = 300;

/** Links on the start page for readers without JavaScript. */
async function startLinks(
  { path, language }: { path: string; language: Locale },
  { categoriesIn }: Site,
): Promise<NonNullable<Seen['links']>> {
  if (path !== '/') return [];
  const none: readonly CategoryLink[] = [];
  const found = await Promise.race([categoriesIn(language).catch(() => none), setTimeout(patience, none, { ref: false })]);
  return found.map(({ slug, name }) => ({ href: categoryPath(slug), text: name }));
}

/** Who asks. Undefined where that is not known: pages are served without a database too, and the one kept for that is nobody's. */
function readerOf(request: FastifyRequest): Promise<Session | null | undefined> {
  if (pathOf(request) === '/index.html' || !request.server.deps.config.rendersPages) return Promise.resolve(undefined);
  if (readCookie(request, 'session') === undefined) return Promise.resolve(null);
  const session = currentSession(request).then((found) => (isGuest(found) ? null : found));
  return Promise.race([session.catch(() => undefined), setTimeout(patience, undefined, { ref: false })]);
}

/** The page's content as a guest sees it. */
function render(request: FastifyRequest, address: Omit<PageAddress, 'query'>, site: Site) {
  const query = queryIn(request.url);
  query.delete('locale');
  return site.render({ ...address, query: query.toString() });
}

/** Lets this answer use the script and the styles that stand in its page, and no others. */
function allowOwn(reply: FastifyReply, { allows }: Rendering): void {
  const policy = String(reply.getHeader('content-security-policy'));
  const allowing = Object.entries(allows).reduce((all, [name, hash]) => all.replace(`${name} 'self'`, `${name} 'self' ${hash}`), policy);
  void reply.header('content-security-policy', allowing);
}

/** Sends a page that is the same for all guests, or that the browser's copy is still right. */
async function sendComposed(request: FastifyRequest, reply: FastifyReply, page: ComposedPage): Promise<FastifyReply> {
  const tag = `W/"${page.tag}"`;
  void reply.header('etag', tag);
  if (request.headers['if-none-match'] === tag) return reply.code(304).send();
  const encoding = encodingIn(request.headers['accept-encoding']);
  if (encoding === null) return reply.send(page.bytes);
  return reply.header('content-encoding', encoding).send(await page.bodyIn(encoding));
}

/** The page's language: from its address, else the reader's. */
const servedIn = (request: FastifyRequest) => {
  const named = localeIn(request.url);
  return { named, language: named ?? requestLanguage(request) };
};

/** The path as its page names itself: `/Privacy/` is the page of `/privacy`. Links are as they are: their ids are case-sensitive. */
function ownPathOf(request: FastifyRequest): string {
  const path = pathOf(request);
  const plain = path.length > 1 && path.endsWith('/') ? path.slice(0, -1).toLowerCase() : path.toLowerCase();
  return pagePaths.some((known) => known === plain) ? plain : path;
}

/** Answers the application's page, with 404 or 410 when there is nothing to show. */
async function sendPage(request: FastifyRequest, reply: FastifyReply, site: Site): Promise<FastifyReply> {
  const { config, db } = request.server.deps;
  const { pages } = site;
  void reply
    .type('text/html; charset=utf-8')
    .headers({ 'cache-control': 'no-cache', vary: 'accept, accept-language, cookie, accept-encoding' });
  if (pages === null) return reply.code(503).send('The pages are not built. Run: npm run build');
  const address = { path: ownPathOf(request), ...servedIn(request) };
  const chosen = request.cookies[schemeCookie];
  const scheme = isScheme(chosen) ? chosen : 'system';
  const { html, build, tag } = site.emptyPage(address.language, scheme);
  // Which empty page the service worker should keep: in this language, scheme and configuration (src/worker/answers.ts).
  void reply.headers({ 'x-build': build, 'x-shell': tag });
  const found = (await sharedPage(db, address, config)) ?? (await categoryPage(db, { ...address, query: queryIn(request.url) }, config));
  // A merge can be undone, so the redirect is temporary.
  if (found?.status === 301) return redirectHere(reply, 'merged category', found.movedTo, 301);
  const seen = found?.seen ?? { ...seenAt(address, config.productName), links: await startLinks(address, site) };
  if (!seen.isListed) void reply.header('x-robots-tag', 'noindex');
  const status = found?.status ?? (hasPage(address.path, config) ? 200 : 404);
  void reply.code(status);
  const reader = await readerOf(request);
  // Members get an empty page: what they see depends on who they are. No cache may keep it.
  if (reader) void reply.header('cache-control', 'no-store');
  const version = found === null ? '' : tagOf(JSON.stringify(found));
  const rendering = reader === null ? await render(request, { ...address, exists: hasPage(address.path, config), version }, site) : null;
  const whole = (content: string) => withSession(withLinkPreview(content, address, config, seen), reader);
  if (rendering === null) return reply.send(whole(html));
  allowOwn(reply, rendering);
  const key = JSON.stringify([address, scheme, seen.links]);
  const compose = () => whole(withRendering(html, rendering));
  return sendComposed(request, reply, status === 404 ? composedPage(compose()) : site.compose(rendering, key, compose));
}

/** Serves `dist`, and the application's page for every other address. */
export async function registerPages(app: FastifyInstance, dist: string): Promise<void> {
  const { config } = app.deps;
  const pages = readIndexPages(dist, app.deps);
  const site = {
    compose: keepComposed(),
    emptyPage: keepEmptyPages(pages ?? new Map()),
    pages,
    categoriesIn: keepByLanguage(app.deps.clock, (language) => categoriesToBrowse(app.deps.db, language)),
    render: createRenderer(app, dist),
  };
  if (existsSync(dist))
    await app.register(serveStatic, {
      root: dist,
      index: false,
      dotfiles: 'ignore',
      // scripts/compress-build.mjs
      preCompressed: true,
      cacheControl: false,
      // index.html itself lacks the configuration. No file is looked for at the address of a page: each look takes half a millisecond.
      allowedPath: (path) => path !== '/index.html' && /\.[a-z0-9]+$/i.test(path),
      setHeaders: (reply, path) => {
        const isHashed = hashed.test(path);
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
        if (path.includes(worker)) void reply.header('content-security-policy', workerPolicy);
        // CDNs forward these headers: modules, styles and fonts are requested with CORS.
        if (isHashed && config.cdnUrl !== null) void reply.header('access-control-allow-origin', '*');
      },
    });
  registerWebManifest(app);
  registerWellKnown(app);
  registerSitemapFiles(app);
  registerServiceWorker(app, dist);
  const nothing = (reply: FastifyReply) => sendFailure(reply, new Failure('notFound', i18n._('Nothing was found at this address.')));
  app.setNotFoundHandler((request, reply) => {
    const path = pathOf(request);
    if (mayBePage(request) && (hasPage(path, config) || takesHtml(request))) {
      const meant = withoutSpaces(path);
      if (meant !== null && hasPage(meant, config)) return redirectHere(reply, 'stray space', meant + request.url.slice(path.length), 301);
      return sendPage(request, reply, site);
    }
    // During a rollout another server may have the file, so a 404 must not be cached.
    if (hashed.test(path)) void reply.header('cache-control', 'no-store');
    return nothing(reply);
  });
  // /debug answers a page to browsers and a list to requests that accept JSON.
  app.get('/debug', async (request, reply) => {
    if (pages !== null && !asksForJson(request)) return sendPage(request, reply, site);
    return config.isProduction ? nothing(reply) : sendPayload(reply, await debugEntries(app.deps));
  });
}
