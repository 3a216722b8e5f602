import { build } from 'vite';
import { expect, test } from 'vitest';

const entry = 'virtual:page';
const names = ['words', 'script', 'numbers', 'durations', 'units', 'measures', 'ovens', 'commands', 'sentence'];

test('a page gets measures at once and each language by itself, and nothing of Node', async () => {
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? names.map((name) => `export * as ${name} from '@anydish/language/${name}';`).join('\n') : null),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  const chunks = [built]
    .flat()
    .flatMap((result) => ('output' in result ? result.output : []))
    .flatMap((chunk) => (chunk.type === 'chunk' ? [chunk] : []));
  const first = chunks.filter(({ isEntry }) => isEntry).map(({ code }) => code);
  expect(chunks.flatMap(({ imports }) => imports).filter((id) => !id.endsWith('.js'))).toEqual([]);
  expect(chunks.map(({ code }) => code).join('\n')).not.toMatch(/from ["']node:|__vite-browser-external/);
  expect(first.join('\n')).toContain('{n} Tassen');
  expect(first.join('\n')).not.toContain('temporizador');
  expect(chunks.filter(({ code }) => code.includes('temporizador')).length).toBe(2);
}, 120_000);
