import { build } from 'vite';
import { expect, test } from 'vitest';

const entry = 'virtual:page';

/** The code that a page gets which imports every export of the package. */
async function bundle(): Promise<{ code: string; imports: readonly string[] }> {
  const names = ['cook', 'read', 'prove', 'foods', 'dishes', 'write', 'plan', 'check'];
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'page',
        enforce: 'pre',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) => (id === entry ? names.map((name) => `export * as ${name} from '@anydish/kitchen/${name}';`).join('\n') : null),
      },
    ],
    build: { write: false, minify: false, rolldownOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  const chunks = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  const code = chunks.flatMap((chunk) => (chunk.type === 'chunk' ? [chunk.code] : []));
  return { code: code.join('\n'), imports: chunks.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.imports : [])) };
}

test('the kitchen can be bundled for a page: nothing of Node, and its data within', async () => {
  const { code, imports } = await bundle();
  expect(imports.filter((id) => !id.endsWith('.js'))).toEqual([]);
  expect(code).not.toMatch(/from ["']node:|require\(["'](node:)?fs["']\)|__vite-browser-external/);
  expect(code).toContain('pumpkin-soup');
}, 120_000);
