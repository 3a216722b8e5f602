import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { fromWire } from '../../../contract/casing.ts';
import { buildApp } from '../../../server/app.ts';
import { readConfig } from '../../../server/config.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp } from '../../support/server/app.ts';
import { impersonating } from '../../support/server/impersonations.ts';

const dist = mkdtempSync(join(tmpdir(), 'anydish-rendered-'));
const html =
  '<!doctype html><html lang="en"><head><title>x</title><!--preview--><!--config--><link rel="stylesheet" crossorigin href="/assets/app.css"></head><body><div id="root"></div><main class="late"><h1>x</h1></main><noscript>x</noscript><script type="module" src="/assets/app.a1b2c3d4.js"></script></body></html>';
const early = '{const held=[]}';
/** The styles of a page, with a font from a folder. */
const styles = (folder: string) => ['app', 'legal', 'frame'].map((name) => `.${name}{src:url(${folder}/x.woff2)}`).join('\n');
/** In the place of the built one: says what it was asked, and how often. */
const served = `
let count = 0;
export const renderPage = async ({ path, language, config, answers }) => {
  if (language === 'he') throw new Error('The test broke this language.');
  count += 1;
  return { digest: 'd1', html: \`<div><h1>\${path} \${language} \${config.language} \${Object.keys(answers)} \${count}</h1></div>\` };
};
`;
const view = (css: string) => ({ file: 'webapp/webapp.x.js', css: [css], imports: ['_frame', '_shell'] });

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
  writeFileSync(join(dist, 'early.js'), early);
  mkdirSync(join(dist, 'assets'));
  for (const name of ['app', 'legal', 'frame', 'sign-in']) writeFileSync(join(dist, `assets/${name}.css`), `.${name}{src:url(./x.woff2)}`);
  const manifest = {
    _frame: { file: 'webapp/webapp.f.js', css: ['assets/frame.css', 'assets/app.css'] },
    'index.html': { file: 'assets/app.a1b2c3d4.js', css: ['assets/app.css'], imports: ['_shell'] },
    _shell: { file: 'webapp/webapp.s.js' },
    'src/early.ts': { file: 'early.js' },
    ...Object.fromEntries(
      ['en', 'de'].map((tag) => [`src/language/locales/${tag}.po?part=src/main.tsx`, { file: `webapp/webapp.${tag}.js` }]),
    ),
    'src/language/locales/de.po?parts': { file: 'webapp/webapp.parts.js', imports: ['_shell'] },
    'src/pages/first/ways-in.ts': view('assets/sign-in.css'),
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
/** The first reader may be sent an empty page, while it is rendered. */
const rendered = (app: FastifyInstance, url: string, more: Record<string, string> = {}) =>
  vi.waitFor(
    async () => {
      const response = await app.inject({ url, headers: { ...headers, ...more } });
      expect(response.body).toContain('data-digest');
      return response;
    },
    { timeout: 120_000 },
  );

const rootOf = (body: string) => /<div id="root"[^>]*>(.*?)<\/h1>/s.exec(body)?.[1]?.replace(/^.*<h1>/, '') ?? null;

test('a page comes with its content, its styles and the keeper of early clicks', async () => {
  const { body } = await rendered(await build(), '/privacy');
  expect(body).toContain('<div id="root" data-digest="d1"><div><h1>/privacy en en  1</h1></div></div>');
  const own = ['app', 'legal', 'frame'].map((name) => `/assets/${name}.css`);
  expect(body).toContain(`<style data-files="${own.join(' ')}">${styles('/assets')}</style>`);
  expect(body).not.toContain('rel="stylesheet"');
  expect(body).toContain(`<head><script data-entry="/assets/app.a1b2c3d4.js">${early}</script>`);
  expect(body).not.toContain('type="module"');
  expect(body).not.toContain('class="late"');
  expect(body).not.toContain('<noscript>');
});

test('the page may use the keeper and the styles that stand in it, and no others of its own', async () => {
  const app = await build();
  const [{ headers: of }, empty] = [await rendered(app, '/privacy'), await app.inject({ url: '/account', headers })];
  const hashOf = (code: string) => createHash('sha256').update(code).digest('base64');
  expect(String(of['content-security-policy'])).toContain(`script-src 'self' 'sha256-${hashOf(early)}';`);
  expect(String(of['content-security-policy'])).toContain(`style-src 'self' 'sha256-${hashOf(styles('/assets'))}';`);
  expect(String(empty.headers['content-security-policy'])).toContain("script-src 'self';style-src 'self';");
});

test('the code and the texts of the page alone are fetched while its styles are', async () => {
  const app = await build();
  const aheadIn = async (url: string) =>
    [
      ...(await rendered(app, url)).body.matchAll(
        /<link rel="preload" as="fetch" crossorigin="anonymous" fetchpriority="low" href="([^"]*)">/g,
      ),
    ].map(([, file]) => file);
  const own = ['/webapp/webapp.x.js', '/webapp/webapp.f.js'];
  expect(await aheadIn('/privacy')).toEqual([...own, '/webapp/webapp.en.js']);
  expect(await aheadIn('/privacy?locale=de')).toEqual([...own, '/webapp/webapp.de.js', '/webapp/webapp.parts.js']);
});

test('styles, code and texts come from where the code of every page comes from', async () => {
  const app = await build({ CDN_URL: 'https://cdn.anydish.example' });
  const { body } = await rendered(app, '/privacy');
  expect(body).toContain(styles('https://cdn.anydish.example/assets'));
  for (const file of ['webapp/webapp.x.js', 'webapp/webapp.en.js']) expect(body).toContain(`="https://cdn.anydish.example/${file}"`);
});

test('a form says without code what it needs', async () => {
  const { body } = await rendered(await build(), '/login');
  expect(body).toMatch(/<body><noscript><p>AnyDish needs JavaScript\.[^<]*<\/p><\/noscript><div id="root"/);
});

test('each language is rendered once a minute, for all who ask in it', async () => {
  const app = await build();
  const shown = async (language: string) =>
    rootOf((await rendered(app, '/privacy', { 'accept-language': language })).body)?.replace(/ \d+$/, '');
  expect(await shown('de')).toBe('/privacy de de ');
  const first = rootOf((await rendered(app, '/privacy')).body);
  expect(rootOf((await app.inject({ url: '/privacy?utm=x', headers })).body)).toBe(first);
  server.clock.advance(61_000);
  // Nobody waits for the new one.
  expect(rootOf((await app.inject({ url: '/privacy', headers })).body)).toBe(first);
  await vi.waitFor(async () => expect(rootOf((await app.inject({ url: '/privacy', headers })).body)).not.toBe(first), { timeout: 120_000 });
});

test('the start page shows the answers of its calls, and carries them', async () => {
  const { body } = await rendered(await build(), '/?locale=ar');
  expect(rootOf(body)).toMatch(/^\/ ar ar \/api\/samples\?language=ar,\/api\/categories\?language=ar /);
  const block = /<script type="application\/json" id="answers">(.*?)<\/script>/.exec(body)?.[1] ?? '';
  expect(block).not.toContain('<');
  expect(Object.keys(JSON.parse(block) as object)).toEqual(['/api/samples?language=ar', '/api/categories?language=ar']);
});

test('an address without a page is rendered as such', async () => {
  const response = await rendered(await build(), '/no/such/page');
  expect([response.statusCode, rootOf(response.body)?.startsWith('/404 ')]).toEqual([404, true]);
});

test('a copy that is still right is not sent again', async () => {
  const app = await build();
  const first = await rendered(app, '/privacy');
  const dark = await app.inject({ url: '/privacy', headers: { ...headers, cookie: 'scheme=dark' } });
  expect(dark.body).toContain('data-scheme="dark"');
  const again = await app.inject({ url: '/privacy', headers: { ...headers, 'if-none-match': String(first.headers.etag) } });
  expect([first.statusCode, again.statusCode, again.body]).toEqual([200, 304, '']);
  const other = await app.inject({
    url: '/privacy',
    headers: { ...headers, 'if-none-match': String(first.headers.etag), cookie: 'language=de' },
  });
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

/** The session in a page; undefined without one. */
const sessionIn = (body: string): unknown => {
  const text = /<script type="application\/json" id="session">(.*?)<\/script>/.exec(body)?.[1];
  return text === undefined ? undefined : fromWire(JSON.parse(text));
};

test('a member gets an empty page with the session that the call would answer, for no cache', async () => {
  const app = await build();
  const somebody = await signInSomebody(server);
  const response = await app.inject({ url: '/privacy', headers: { ...headers, ...somebody.headers } });
  expect(response.body).toContain('<div id="root"></div>');
  expect([response.headers['cache-control'], response.headers.etag]).toEqual(['no-store', undefined]);
  expect(sessionIn(response.body)).toEqual(payloadOf(await app.inject({ url: '/api/session', headers: somebody.headers })));
});

test('a name cannot end the block that it is in', async () => {
  const somebody = await signInSomebody(server);
  const name = '</script><script>alert(1)</script>\u2028\u2029<!--';
  await server.db.updateTable('users').set({ first_name: name }).where('guid', '=', somebody.userGuid).execute();
  const { body } = await (await build()).inject({ url: '/privacy', headers: { ...headers, ...somebody.headers } });
  expect(sessionIn(body)).toMatchObject({ firstName: name });
  expect(body).not.toMatch(/alert\(1\)<|[\u2028\u2029]/);
});

test('two people and a guest at one address never see each other’s data', async () => {
  const app = await build();
  const people = [await signInSomebody(server), await signInSomebody(server)] as const;
  const pageFor = async (cookie: Record<string, string>) => (await app.inject({ url: '/', headers: { ...headers, ...cookie } })).body;
  const bodies = await Promise.all([{}, people[0].headers, people[1].headers, {}].map(pageFor));
  const seen = bodies.map((body) =>
    people.filter(({ email, userGuid, companyUri }) => [email, userGuid, companyUri].some((word) => body.includes(word))),
  );
  expect(seen).toEqual([[], [people[0]], [people[1]], []]);
  expect(bodies.map((body) => sessionIn(body) === null)).toEqual([true, false, false, true]);
});

test('a session that has ended is a guest’s', async () => {
  const { body, headers: given } = await rendered(await build(), '/privacy', { cookie: 'session=ended' });
  expect([sessionIn(body), given['cache-control']]).toEqual([null, 'no-cache']);
  expect(rootOf(body)).toMatch(/^\/privacy en/);
});

test('staff in another’s place see so at once, and afterwards where they came from', async () => {
  const { browser, user } = await impersonating(server);
  const cookie = `session=${browser.cookies.get('session')}`;
  const app = await build();
  const response = await app.inject({ url: '/privacy', headers: { ...headers, cookie } });
  expect(sessionIn(response.body)).toMatchObject({ guid: user.userGuid, extra: { suLogin: { guid: user.userGuid } } });
  expect(response.headers['cache-control']).toBe('no-store');
});

test('the page for a start without a network is nobody’s, and says which reader it goes with', async () => {
  const somebody = await signInSomebody(server);
  const app = await build();
  const cookie = `${somebody.headers.cookie}; language=de; scheme=dark`;
  const [shell, page] = await Promise.all(['/index.html', '/account'].map((url) => app.inject({ url, headers: { ...headers, cookie } })));
  expect(sessionIn(shell?.body ?? '')).toBeUndefined();
  expect(shell?.body).not.toContain(somebody.email);
  expect(page?.body).toContain(somebody.email);
  const kept = shell?.headers['x-shell'];
  expect([typeof kept, page?.headers['x-shell']]).toEqual(['string', kept]);
  for (const choice of ['language=de', 'language=fr; scheme=dark'])
    expect((await app.inject({ url: '/account', headers: { ...headers, cookie: choice } })).headers['x-shell']).not.toBe(kept);
});

test('a server that renders nothing leaves the session to the code', async () => {
  const somebody = await signInSomebody(server);
  const { body } = await (await build({ RENDER_PAGES: 'off' })).inject({ url: '/privacy', headers: { ...headers, ...somebody.headers } });
  expect(sessionIn(body)).toBeUndefined();
});
