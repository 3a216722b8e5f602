import type { FastifyInstance } from 'fastify';
import { dirname } from 'node:path';
import { endpoints } from '../../contract/endpoints.ts';
import { locales } from '../../contract/shell/locales.ts';
import { builtFile, readManifest } from './built-files.ts';

/** A worker that removes itself and all of its caches, for servers that want none. */
const undoingWorker = `
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const undo = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await registration.unregister();
  };
  event.waitUntil(undo());
});
`;

/** The worker's path. It must be at the root to control the whole site, and can never change. */
const workerPath = '/service-worker.js';

// Needed for an offline start in addition to the page's own files; by Vite's source names.
export const offlineSources = [
  'index.html',
  'src/app/notices.tsx',
  'src/composition/companions.ts',
  'src/composition/recipes/saved-recipes.ts',
  'src/language/LanguageChoice.tsx',
  // The start page: its styles come within the page while there is a network.
  'src/pages/first/landing.ts',
  'src/views/recipes/saved/SavedRecipesPage.tsx',
  'src/views/recipes/saved/SavedRecipes.tsx',
  'src/views/shell/notices/NeedsNetwork.tsx',
  'src/views/shell/scheme/SchemeChoice.tsx',
];
/** Text chunks: those of the shell and of these source folders (scripts/texts). */
const offlineTexts = ['src/main.tsx', ...new Set(offlineSources.map((source) => dirname(source)))];

/** The files for an offline start, from Vite's manifest. */
function offlineFiles(dist: string): { files: string[]; texts: Record<string, string[]> } {
  const manifest = readManifest(dist);
  // The index of a language's texts, and the texts themselves.
  const textsIn = (locale: string) =>
    ['parts', ...offlineTexts.map((part) => `part=${part}`)].flatMap(
      (query) => manifest.fileOf(`src/language/locales/${locale}.po?${query}`) ?? [],
    );
  return { files: manifest.filesOf(offlineSources), texts: Object.fromEntries(locales.map((locale) => [locale, textsIn(locale)])) };
}

/** The id of the served build: the name of its entry file, which depends on the hashes of all others. Null without a build. */
export const buildOf = (html: string): string | null => /<script type="module"[^>]*\ssrc="[^"]*?([^"/]+)"/.exec(html)?.[1] ?? null;

/** Serves this build's worker, or a self-removing one if the configuration disables it. */
export function registerServiceWorker(app: FastifyInstance, dist: string): void {
  const { cdnUrl, hasServiceWorker } = app.deps.config;
  const code = builtFile(dist, 'service-worker.js');
  const build = buildOf(builtFile(dist, 'index.html') ?? '');
  const { files, texts } = offlineFiles(dist);
  const addressOf = (file: string) => `${cdnUrl ?? ''}/${file}`;

  // A tab that becomes visible asks for its session, and the answer tells whether there is a new version.
  app.addHook('onRequest', (request, reply, done) => {
    if (build !== null && request.url === endpoints.getSession.path) void reply.header('x-build', build);
    done();
  });

  app.get(workerPath, (_request, reply) => {
    // Never cached: a broken worker must stay replaceable.
    void reply.type('text/javascript; charset=utf-8').headers({ 'cache-control': 'no-cache', ...(build !== null && { 'x-build': build }) });
    if (code === null || build === null || !hasServiceWorker) return reply.send(undoingWorker);
    const deployment = {
      build,
      origins: cdnUrl === null ? [] : [new URL(cdnUrl).origin],
      files: files.map(addressOf),
      texts: Object.fromEntries(Object.entries(texts).map(([locale, names]) => [locale, names.map(addressOf)])),
    };
    return reply.send(`self.deployment = ${JSON.stringify(deployment)};\n${code}`);
  });
}
