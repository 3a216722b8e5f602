import serveStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync } from 'node:fs';
import { Failure } from '../http/failure.ts';
import { sendFailure, sendPayload } from '../http/reply.ts';
import { debugEntries } from './debug.ts';
import { readIndexPage } from './index-page.ts';

/** Names under which Vite puts what it builds carry a hash of the content: they never change. */
const hashed = /\/(?:assets|webapp)\//;
// /dev/flows is a page of the application.
const ofTheServer = /^\/(?:api|session|dev(?!\/flows$))(?:\/|$)/;
const nothing = 'There is nothing at this address.';

const pathOf = (request: FastifyRequest) => request.url.split('?', 1)[0] ?? '/';

/** True for the address bar, a link or a reload; false for a script, a picture or a call. */
function isNavigation(request: FastifyRequest): boolean {
  const path = pathOf(request);
  const isRead = request.method === 'GET' || request.method === 'HEAD';
  const isFile = /\.[a-z0-9]{1,8}$/i.test(path) && path !== '/index.html';
  return isRead && !isFile && !ofTheServer.test(path) && (request.headers.accept ?? '').includes('text/html');
}

/** Answers the application's page; `html` is null when it is not built. */
function sendPage(reply: FastifyReply, html: string | null): FastifyReply {
  void reply.type('text/html; charset=utf-8').header('cache-control', 'no-cache').header('vary', 'accept');
  return html === null ? reply.code(503).send('The pages are not built. Run: npm run build') : reply.send(html);
}

/** Serves what is built in `dist`, and the application's page for every address that no file and no call has. */
export async function registerPages(app: FastifyInstance, dist: string): Promise<void> {
  const html = readIndexPage(dist, app.deps);
  if (existsSync(dist))
    await app.register(serveStatic, {
      root: dist,
      index: false,
      dotfiles: 'ignore',
      cacheControl: false,
      // The built page itself lacks the configuration, and a folder is no file.
      allowedPath: (path) => path !== '/index.html' && !path.endsWith('/'),
      setHeaders: (reply, path) => {
        void reply.header('cache-control', hashed.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600');
      },
    });
  app.setNotFoundHandler((request, reply) => {
    if (isNavigation(request)) return sendPage(reply, html);
    return sendFailure(reply, new Failure('notFound', nothing));
  });
  // Spec 7: /debug is a page for people, and a list for whoever asks for JSON.
  app.get('/debug', async (request, reply) =>
    isNavigation(request) ? sendPage(reply, html) : sendPayload(reply, await debugEntries(app.deps)),
  );
}
