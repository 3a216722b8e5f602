import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { buildTestApp, signInSomebody, type TestApp } from '../../support/server/app.ts';

const dist = mkdtempSync(join(tmpdir(), 'anydish-rendered-'));
const html =
  '<!doctype html><html lang="en"><head><title>x</title><!--preview--><!--config--><link rel="stylesheet" crossorigin href="/assets/app.css"></head><body><div id="root"></div><main class="late"><h1>x</h1></main><noscript>x</noscript><script type="module" src="/assets/app.a1b2c3d4.js"></script></body></html>';
/** In the place of the built one: says what it was asked, and how often. */
const served = `
let count = 0;
export const renderPage = async ({ path, language, config, answers }) => {
  if (language === 'he') throw new Error('The test broke this language.');
  count += 1;
  return { digest: 'd1', html: \`<div><h1>\${path} \${language} \${config.language} \${Object.keys(answers)} \${count}</h1></div>\` };
};
`;
const view = (css: string) => ({ file: 'webapp/webapp.x.js', css: [css], imports: ['_frame'] });

let server: TestApp;
const apps: FastifyInstance[] = [];
const build = async (env: Record<string, string> = {}) => {
  const config = readConfig({ PUBLIC_URL: 'http://localhost:3000', ...env });
  const built = await buildApp({ ...server.app.deps, config, dist });
  apps.push(built);
  return built;
};

beforeAll(async () => {
  for (const folder of ['.vite', '.served']) mkdirSync(join(dist, folder));
  writeFileSync(join(dist, 'index.html'), html);
  writeFileSync(join(dist, '.served/served.mjs'), served);
  const manifest = {
    _frame: { file: 'webapp/webapp.f.js', css: ['assets/frame.css', 'assets/app.css'] },
    'src/early.ts': { file: 'assets/early.e1.js' },
    'src/views/sign-in/SignInPage.tsx': view('assets/sign-in.css'),
    'src/views/shell/legal/PrivacyPage.tsx': view('assets/legal.css'),
  };
  writeFileSync(join(dist, '.vite/manifest.json'), JSON.stringify(manifest));
  server = await buildTestApp();
});
afterAll(async () => {
  await Promise.all(apps.map((one) => one.close()));
  await server.close();
  rmSync(dist, { recursive: true });
});

const headers = { accept: 'text/html' };
const rootOf = (body: string) => /<div id="root"[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]?.replace(/^.*<h1>/, '') ?? null;

test('a page comes with its content, its styles and the keeper of early clicks', async () => {
  const { body } = await (await build()).inject({ url: '/privacy', headers });
  expect(body).toContain('<div id="root" data-digest="d1"><div><h1>/privacy en en  1</h1></div></div>');
  for (const style of ['legal', 'frame', 'app']) expect(body.split(`<link rel="stylesheet" crossorigin href="/assets/${style}.css">`)).toHaveLength(2);
  expect(body).toContain('<script async src="/assets/early.e1.js"></script></head>');
  expect(body).not.toContain('class="late"');
  expect(body).not.toContain('<noscript>');
});

test('styles and the keeper come from where the code comes from', async () => {
  const app = await build({ CDN_URL: 'https://cdn.anydish.example' });
  const { body } = await app.inject({ url: '/privacy', headers });
  for (const file of ['legal.css', 'early.e1.js']) expect(body).toContain(`="https://cdn.anydish.example/assets/${file}"`);
});

test('a form says without code what it needs', async () => {
  const { body } = await (await build()).inject({ url: '/login', headers });
  expect(body).toMatch(/<body><noscript><p>AnyDish needs JavaScript\.[^<]*<\/p><\/noscript><div id="root"/);
});

test('each language is rendered once a minute, for all who ask in it', async () => {
  const app = await build();
  const shown = async (language: string) =>
    rootOf((await app.inject({ url: '/privacy', headers: { ...headers, 'accept-language': language } })).body)?.replace(/ \d+$/, '');
  expect(await shown('de')).toBe('/privacy de de ');
  const first = rootOf((await app.inject({ url: '/privacy', headers })).body);
  expect(rootOf((await app.inject({ url: '/privacy?utm=x', headers })).body)).toBe(first);
  server.clock.advance(61_000);
  expect(rootOf((await app.inject({ url: '/privacy', headers })).body)).not.toBe(first);
});

test('the start page shows the answers of its calls, and carries them', async () => {
  const { body } = await (await build()).inject({ url: '/?locale=ar', headers });
  expect(rootOf(body)).toMatch(/^\/ ar ar \/api\/samples\?language=ar,\/api\/categories\?language=ar /);
  const block = /<script type="application\/json" id="answers">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(block).not.toContain('<');
  expect(Object.keys(JSON.parse(block) as object)).toEqual(['/api/samples?language=ar', '/api/categories?language=ar']);
});

test('an address without a page is rendered as such', async () => {
  const response = await (await build()).inject({ url: '/no/such/page', headers });
  expect([response.statusCode, rootOf(response.body)?.startsWith('/404 ')]).toEqual([404, true]);
});

test('a copy that is still right is not sent again', async () => {
  const app = await build();
  const first = await app.inject({ url: '/privacy', headers });
  const again = await app.inject({ url: '/privacy', headers: { ...headers, 'if-none-match': String(first.headers.etag) } });
  expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, '']);
  const other = await app.inject({ url: '/privacy', headers: { ...headers, 'if-none-match': String(first.headers.etag), cookie: 'language=de' } });
  expect(other.statusCode).toBe(200);
});

test.each([
  ['an address that no guest is shown alike', '/account', {}, {}],
  ['a sign-in that begins with a problem', '/login?problem=x', {}, {}],
  ['the page that is kept for a start without a network', '/index.html', {}, {}],
  ['a language whose page cannot be rendered', '/privacy?locale=he', {}, {}],
  ['a server that is told not to', '/privacy', {}, { RENDER_PAGES: 'off' }],
])('%s comes empty', async (_, url, more, env) => {
  const { body, statusCode } = await (await build(env)).inject({ url, headers: { ...headers, ...more } });
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"></div>');
  expect(body).toContain('class="late"');
});

test('a member gets an empty page', async () => {
  const somebody = await signInSomebody(server);
  const { body } = await (await build()).inject({ url: '/privacy', headers: { ...headers, ...somebody.headers } });
  expect(body).toContain('<div id="root"></div>');
});
