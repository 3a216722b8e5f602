import { describe, expect, test, vi } from 'vitest';
import { answerFile, answerPage, keepFiles, keepShell } from '../../src/worker/answers.ts';
import { isHashedFile, kindOf } from '../../src/worker/requests.ts';

const site = 'https://anydish.example';
const deployment = {
  build: 'app.one.js',
  origins: [site, 'https://cdn.example'],
  files: ['/assets/app.a1b2c3d4.js'],
  texts: { en: ['/webapp/webapp.en00en00.js'], de: ['/webapp/webapp.de00de00.js'] },
};

/** The used part of a cache. */
class FakeCache {
  readonly kept = new Map<string, Response>();
  match = (key: string) => Promise.resolve(this.kept.get(key)?.clone());
  put = (key: string, response: Response) => Promise.resolve(void this.kept.set(key, response));
  addAll = async (requests: Request[]) => {
    for (const request of requests) {
      const response = await fetch(request);
      if (!response.ok) throw new TypeError('Not all files could be fetched.');
      this.kept.set(request.url, response);
    }
  };
}

/** Checked: FakeCache has the methods that answers.ts calls. */
const cacheOf = () => {
  const fake = new FakeCache();
  return { fake, cache: fake as unknown as Cache };
};

const shell = '/index.html';
const pageOf = (build: string, text = '<html lang="de">', kind = 'de.system') =>
  new Response(text, { headers: { 'x-build': build, 'x-shell': kind } });
const answerAll = (answer: (url: string) => Response | Promise<Response>) => {
  const fetched = vi.fn((input: Request | string) => Promise.resolve(answer(typeof input === 'string' ? input : input.url)));
  vi.stubGlobal('fetch', fetched);
  return fetched;
};
const offline = () => answerAll(() => Promise.reject(new TypeError('Failed to fetch')));
const request = (path: string) => new Request(`${site}${path}`);

const kind = (path: string, { mode = 'navigate', method = 'GET' }: { mode?: RequestMode; method?: string } = {}) =>
  kindOf({ url: new URL(path, site).href, mode, method }, deployment);

describe('the answers of the worker', () => {
  test.each(['/', '/login', '/account', '/ai/ada-kitchen/recipes/1', '/saved-recipes', '/no/such/page?a=b'])('%s is a page', (path) =>
    expect(kind(path)).toBe('page'),
  );

  test.each([
    '/api/session',
    '/session',
    '/dev/inbox',
    '/debug',
    '/console/users/1/logout',
    '/kitchen',
    '/robots.txt',
    'https://evil.example/',
  ])('%s is left to the network', (path) => expect(kind(path)).toBe('other'));

  test.each([
    ['/assets/app.a1b2c3d4.js', 'file'],
    ['/webapp/webapp.a1b_-3d4.js', 'file'],
    ['https://cdn.example/v1/assets/fraunces.a1b2c3d4.woff2', 'file'],
    ['https://evil.example/assets/app.a1b2c3d4.js', 'other'],
    ['/assets/app.js', 'other'],
    ['/assets/app.a1b2c3d4.js?x=1', 'other'],
    ['/api/session', 'other'],
    ['/api/companies/x/photos/a1b2c3d4.png', 'other'],
    ['/service-worker.js', 'other'],
    ['/manifest.webmanifest', 'other'],
  ])('a page that asks for %s gets it as: %s', (path, expected) => expect(kind(path, { mode: 'cors' })).toBe(expected));

  test('handles only reads', () => {
    expect(kind('/login', { method: 'POST' })).toBe('other');
    expect(kind('/assets/app.a1b2c3d4.js', { method: 'HEAD', mode: 'cors' })).toBe('other');
  });

  test('an address is resolved against the site', () => {
    expect(isHashedFile('/assets/app.a1b2c3d4.js', deployment)).toBe(true);
    expect(isHashedFile('//evil.example/assets/app.a1b2c3d4.js', deployment)).toBe(false);
  });
});

describe('a page', () => {
  test('comes from the network; what is cached is the page without anybody’s data', async () => {
    const { fake, cache } = cacheOf();
    answerAll((url) => (url === shell ? pageOf('app.one.js', 'empty') : pageOf('app.one.js', 'of Ada')));
    expect(await (await answerPage(request('/account'), cache, deployment)).text()).toBe('of Ada');
    expect([...fake.kept.keys()]).toEqual([shell]);
    expect(await fake.kept.get(shell)?.text()).toBe('empty');
  });

  test('is cached again in another language or scheme, and else not', async () => {
    const { fake, cache } = cacheOf();
    await fake.put(shell, pageOf('app.one.js', 'kept'));
    const fetched = answerAll(() => pageOf('app.one.js'));
    await answerPage(request('/account'), cache, deployment);
    expect(fetched).toHaveBeenCalledTimes(1);
    answerAll((url) => pageOf('app.one.js', url === shell ? 'dark' : '', 'de.dark'));
    await answerPage(request('/account'), cache, deployment);
    expect(await fake.kept.get(shell)?.text()).toBe('dark');
  });

  test('that came is shown, also when the one to keep does not come or is of another build', async () => {
    for (const answer of [() => Promise.reject(new TypeError('Failed to fetch')), () => pageOf('app.two.js')]) {
      const { fake, cache } = cacheOf();
      answerAll((url) => (url === shell ? answer() : pageOf('app.one.js', 'new')));
      expect(await (await answerPage(request('/account'), cache, deployment)).text()).toBe('new');
      expect(fake.kept.size).toBe(0);
    }
  });

  test('comes from the cache when offline', async () => {
    const { fake, cache } = cacheOf();
    await fake.put(shell, pageOf('app.one.js', 'kept'));
    offline();
    expect(await (await answerPage(request('/account'), cache, deployment)).text()).toBe('kept');
  });

  test('fails like the network when nothing is cached', async () => {
    offline();
    await expect(answerPage(request('/'), cacheOf().cache, deployment)).rejects.toThrow('Failed to fetch');
  });

  test.each([
    ['of another build', pageOf('app.two.js')],
    ['that is no page of the product', new Response('inbox')],
    ['that says no', new Response('', { status: 503, headers: { 'x-build': 'app.one.js' } })],
  ])('one %s is shown and not cached', async (_, response) => {
    const { fake, cache } = cacheOf();
    answerAll(() => response);
    expect(await answerPage(request('/'), cache, deployment)).toBe(response);
    expect(fake.kept.size).toBe(0);
  });

  test('that takes too long is replaced by the cached one', async () => {
    vi.useFakeTimers();
    try {
      const { fake, cache } = cacheOf();
      await fake.put(shell, pageOf('app.one.js', 'kept'));
      answerAll(() => new Promise<Response>(() => undefined));
      const answer = answerPage(request('/'), cache, deployment);
      await vi.advanceTimersByTimeAsync(5_000);
      expect(await (await answer).text()).toBe('kept');
    } finally {
      vi.useRealTimers();
    }
  });
});

describe('a file', () => {
  test('is requested once', async () => {
    const { cache } = cacheOf();
    const fetched = answerAll(() => new Response('code'));
    await answerFile(request('/assets/app.a1b2c3d4.js'), cache);
    expect(await (await answerFile(request('/assets/app.a1b2c3d4.js'), cache)).text()).toBe('code');
    expect(fetched).toHaveBeenCalledTimes(1);
  });

  test('that is missing or opaque is not cached', async () => {
    const { fake, cache } = cacheOf();
    answerAll(() => new Response('', { status: 404 }));
    await answerFile(request('/assets/app.a1b2c3d4.js'), cache);
    answerAll(() => Response.error());
    await answerFile(request('/assets/app.a1b2c3d4.js'), cache);
    expect(fake.kept.size).toBe(0);
  });

  test('is cached when a page has used it; nothing else is, and nothing twice', async () => {
    const { fake, cache } = cacheOf();
    const fetched = answerAll(() => new Response('code'));
    const used = ['/assets/app.a1b2c3d4.js', '/api/session', '/assets/app.a1b2c3d4.js', 'https://evil.example/assets/app.a1b2c3d4.js'];
    await keepFiles(used, cache, deployment);
    await keepFiles(used, cache, deployment);
    expect([...fake.kept.keys()]).toEqual([`${site}/assets/app.a1b2c3d4.js`]);
    expect(fetched).toHaveBeenCalledTimes(1);
    // Without cookies: the file is the same for everybody.
    expect(fetched.mock.calls[0]?.[0]).toMatchObject({ credentials: 'omit', mode: 'cors' });
  });
});

describe('a new version', () => {
  test('has cached its page, its files and its texts in the page’s language when it is ready', async () => {
    const { fake, cache } = cacheOf();
    answerAll((url) => (url === shell ? pageOf('app.one.js') : new Response('code')));
    await keepShell(cache, deployment);
    expect([...fake.kept.keys()]).toEqual([`${site}/assets/app.a1b2c3d4.js`, `${site}/webapp/webapp.de00de00.js`, shell]);
  });

  test.each([
    ['the server has moved on', (url: string) => (url === shell ? pageOf('app.two.js') : new Response('code'))],
    ['a file is missing', (url: string) => (url === shell ? pageOf('app.one.js') : new Response('', { status: 404 }))],
  ])('is not ready when %s', async (_, answer) => {
    const { fake, cache } = cacheOf();
    answerAll(answer);
    await expect(keepShell(cache, deployment)).rejects.toThrow(/another version|could be fetched/);
    expect(fake.kept.has(shell)).toBe(false);
  });
});
