import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import type { Locale } from '../../contract/locales.ts';
import { Failure } from '../http/failure.ts';
import { sendFailure, sendPayload } from '../http/reply.ts';
import { requestLanguage } from '../language/request-language.ts';
import { i18n } from '../language/sentence.ts';
import { debugEntries } from './debug.ts';
import { readIndexPages } from './index-page.ts';
import { withLinkPreview } from './link-preview.ts';
import { buildOf, registerServiceWorker } from './service-worker.ts';
import { registerWebManifest } from './web-manifest.ts';

/** Names under which Vite puts what it builds carry a hash of the content: they never change. */
const hashed = /\/(?:assets|webapp)\//;
// /dev/flows is a page of the application.
const ofTheServer = /^\/(?:api|session|dev(?!\/flows$))(?:\/|$)/;

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/';

/** True for the address bar, a link or a reload; false for a script, a picture or a call. */
function isNavigation(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isFile = /\.[a-z0-9]{1,8}$/i.test(path) && path !== '/index.html';
  return isRead && !isFile && !ofTheServer.test(path) && (request.headers.accept ?? '').includes('text/html');
}

/** Answers the application's page in the language of whoever asks; `pages` is null when they are not built. */
function sendPage(request: FastifyRequest, reply: FastifyReply, pages: ReadonlyMap<Locale, string> | null): FastifyReply {
  void reply.type('text/html; charset=utf-8').headers({ 'cache-control': 'no-cache', vary: 'accept, accept-language, cookie' });
  if (pages === null) return reply.code(503).send('The pages are not built. Run: npm run build');
  const language = requestLanguage(request);
  const html = pages.get(language) ?? '';
  void reply.header('x-build', buildOf(html) ?? '');
  const address = { path: pathOf(request), language };
  return reply.send(withLinkPreview(html, address, request.server.deps.config));
}

/** Serves what is built in `dist`, and the application's page for every address that no file and no call has. */
export async function registerPages(app: FastifyInstance, dist: string): Promise<void> {
  const pages = readIndexPages(dist, app.deps);
  if (existsSync(dist))
    await app.register(serveStatic, {
      root: dist,
      index: false,
      dotfiles: 'ignore',
      // scripts/compress-build.mjs
      preCompressed: true,
      cacheControl: false,
      // The built page itself lacks the configuration, and a folder is no file.
      allowedPath: (path) => path !== '/index.html' && !path.endsWith('/'),
      setHeaders: (reply, path) => {
        const isHashed = hashed.test(path);
        void reply.header('cache-control', isHashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
        // A content-delivery network that fetches from here hands on what it was told: modules, styles and fonts are asked for by CORS.
        if (isHashed && app.deps.config.cdnUrl !== null) void reply.header('access-control-allow-origin', '*');
      },
    });
  registerWebManifest(app);
  registerServiceWorker(app, dist);
  app.setNotFoundHandler((request, reply) => {
    if (isNavigation(request)) return sendPage(request, reply, pages);
    // What one server lacks while a version is being put in place, another has: nobody may keep this answer.
    if (hashed.test(pathOf(request))) void reply.header('cache-control', 'no-store');
    return sendFailure(reply, new Failure('notFound', i18n._('There is nothing at this address.')));
  });
  // Spec 7: /debug is a page for people, and a list for whoever asks for JSON.
  app.get('/debug', async (request, reply) =>
    isNavigation(request) ? sendPage(request, reply, pages) : sendPayload(reply, await debugEntries(app.deps)),
  );
}
