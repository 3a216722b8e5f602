import { linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import { sourceLocale, translations } from './contract/shell/locales.ts';
import { fileNames } from './scripts/build-files.ts';
import { iconsInUse } from './scripts/icons-in-use.ts';
import { texts } from './scripts/texts/plugin.ts';
import { projects } from './tests/projects.ts';
import { LongFirst } from './tests/sequence.ts';

const root = import.meta.dirname;
const linguiConfig = { cwd: root };

/** Where `npm run dev` listens with the server that Vite stands in front of. */
const serverUrl = process.env['DEV_SERVER_URL'] ?? 'http://127.0.0.1:3001';

/** The server writes its configuration into the page that it serves; here Vite serves the page, so it is fetched from there. */
const configFromServer: Plugin = {
  name: 'config-from-server',
  apply: 'serve',
  transformIndexHtml: async (html) => {
    const answer = await fetch(serverUrl, { headers: { accept: 'text/html' } }).catch(() => null);
    const block = /<script type="application\/json" id="config">.*?<\/script>/s.exec((await answer?.text()) ?? '')?.[0] ?? '';
    return html.replace('<!--config-->', () => block);
  },
};

/** Puts our own way to fetch the files of an import in the place of Vite's: see `importWithFiles`. */
const importsThatCanBeRetried: Plugin = {
  name: 'imports-that-can-be-retried',
  apply: 'build',
  enforce: 'pre',
  load: {
    filter: { id: /vite\/preload-helper\.js$/ },
    handler: () => `export { importWithFiles as __vitePreload } from '/src/services/chunks.ts';`,
  },
};

/** Browsers ask for the worker by the name that it had when they met it. */
const entryNames: Readonly<Record<string, string>> = { early: 'assets/early.[hash].js', 'service-worker': '[name].js' };

/** The module that the server renders pages with, `src/served/served.tsx`: with all that it imports, so that its texts and React are its own. */
const forServer = { output: { entryFileNames: '[name].mjs', chunkFileNames: '[name].[hash].mjs' } };

export default defineConfig(({ command, isSsrBuild }) => ({
  root,
  // /dev/flows and what feeds it: there while developing and testing, and in a build that asks for it; else not even as code.
  define: {
    'import.meta.env.DEV_TOOLS': JSON.stringify(command === 'serve' || process.env['DEV_TOOLS'] === '1'),
    // Node would choose React's development code, which takes three times as long.
    ...(isSsrBuild === true && { 'process.env.NODE_ENV': '"production"' }),
  },
  // Lingui's macros are Babel macros; react() itself leaves JSX to Oxc.
  plugins: [
    configFromServer,
    importsThatCanBeRetried,
    iconsInUse(root),
    react(),
    // In a build it has replaced all macros.
    texts(root, { source: sourceLocale, translations, devTools: process.env['DEV_TOOLS'] === '1' }),
    babel({ presets: [linguiTransformerBabelPreset(undefined, linguiConfig)] }),
  ],
  css: { modules: { localsConvention: 'camelCaseOnly' } },
  build: {
    target: 'es2023',
    // Browsers of 2023: they do not know `light-dark()`, which the theme uses.
    cssTarget: ['chrome111', 'firefox114', 'safari16.4'],
    outDir: 'dist',
    manifest: true,
    copyPublicDir: !isSsrBuild,
    // The Content-Security-Policy allows no data: scripts, styles or fonts.
    assetsInlineLimit: 0,
    modulePreload: {
      polyfill: false,
      // Vite does not count the imported file itself when it comes alone.
      resolveDependencies: (file, files, { hostType }) => (hostType === 'js' ? [...new Set([file, ...files])] : files),
    },
    rolldownOptions: isSsrBuild
      ? forServer
      : {
          input: { index: 'index.html', early: 'src/early.ts', 'service-worker': 'src/worker/service-worker.ts' },
          output: {
            entryFileNames: ({ name }) => entryNames[name] ?? 'assets/app.[hash].js',
            // The server answers chunks at webapp/webapp.{chunkId}.js.
            chunkFileNames: 'webapp/webapp.[hash].js',
            assetFileNames: 'assets/[name].[hash][extname]',
            codeSplitting: {
              // A file takes the modules of its name, not what these import: else a page would fetch what it only shares a button with.
              includeDependenciesRecursively: false,
              groups: [{ name: fileNames(root, join(root, 'src/main.tsx')) }],
            },
          },
        },
  },
  // Browsers have the words of languages in their code: so it renders the same without the folders of the server.
  ...(isSsrBuild === true && { ssr: { noExternal: true as const, resolve: { conditions: ['browser', 'module', 'production'] } } }),
  worker: {
    format: 'es',
    rolldownOptions: {
      // The server lets these compile WebAssembly, by their name: server/shell/pages.ts.
      output: {
        entryFileNames: 'assets/worker-[name].[hash].js',
        chunkFileNames: 'assets/worker-[name].[hash].js',
        assetFileNames: 'assets/[name].[hash][extname]',
      },
    },
  },
  // Chunks find each other relative to themselves, so that they follow the entry to wherever CDN_URL puts it.
  experimental: { renderBuiltUrl: (_name, { hostType }) => (hostType === 'html' ? undefined : { relative: true }) },
  server: {
    strictPort: true,
    proxy: {
      '^/(api|session|kitchen|dev(?!/flows))(/|$|\\?)': { target: serverUrl },
      // /debug answers a page to browsers and a list to requests that accept JSON.
      '^/debug($|\\?)': {
        target: serverUrl,
        bypass: (request) => (request.headers.accept?.includes('application/json') ? undefined : '/index.html'),
      },
    },
  },
  test: {
    reporters: ['default'],
    setupFiles: ['tests/support/noise.ts'],
    restoreMocks: true,
    // No test is about how fast a machine is: this ends what hangs. What waits for an event has it in its own time.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    // The titles of the tests that the machines write are whole sentences.
    taskTitleValueFormatTruncate: 0,
    unstubGlobals: true,
    // Vitest would leave one core idle. A worker reads each module once for all its files.
    maxWorkers: availableParallelism(),
    isolate: false,
    // Room for what a test throws away: it is swept a fifth as often.
    execArgv: ['--max-semi-space-size=64'],
    sequence: { sequencer: LongFirst },
    projects,
  },
}));
