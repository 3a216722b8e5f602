import type { RequestListener, ServerResponse } from 'node:http';
import { number, string, type } from 'superstruct';
import { describe, expect, test } from 'vitest';
import { createEnvelopeClient, type EnvelopeRequest } from '../../src/services/envelope-client.ts';
import type { ServerNews } from '../../src/services/server-news.ts';
import { expectNoise } from '../support/noise.ts';
import { readText, startLocalServer } from '../support/services/local-server.ts';

const dish = type({ dishName: string(), servings: number() });
const good = { status_code: 0, status_text: 'OK', payload: { dish_name: 'Ramen', servings: 2 } };

function answer(response: ServerResponse, status: number, body: unknown, contentType = 'application/json') {
  response.writeHead(status, { 'content-type': contentType }).end(typeof body === 'string' ? body : JSON.stringify(body));
}

async function ask(listener: RequestListener, request: Partial<EnvelopeRequest<{ dishName: string; servings: number }, unknown>> = {}) {
  await using server = await startLocalServer(listener);
  // Awaited here: the server runs as long as this scope.
  return await createEnvelopeClient(server.origin).request({ method: 'GET', url: '/api/dish', ...request, payload: dish });
}

describe('success', () => {
  test('is the payload of the envelope, in camelCase', async () => {
    const [value, error] = await ask((_, response) => answer(response, 200, good));
    expect(error).toBeNull();
    expect(value).toEqual({ dishName: 'Ramen', servings: 2 });
  });

  test.each([200, 201, 202, 299])('counts for status %i', async (status) => {
    const [value] = await ask((_, response) => answer(response, status, good, 'application/json; charset=utf-8'));
    expect(value?.servings).toBe(2);
  });

  test('is the whole body with unchanged keys when the raw flag is set', async () => {
    const raw = type({ dish_name: string() });
    await using server = await startLocalServer((_, response) => answer(response, 200, { dish_name: 'Ramen' }));
    const [value] = await createEnvelopeClient(server.origin).request({ method: 'GET', url: '/x', isRaw: true, payload: raw });
    expect(value).toEqual({ dish_name: 'Ramen' });
  });

  test('may be linked data', async () => {
    const raw = type({ name: string() });
    await using server = await startLocalServer((_, response) => answer(response, 200, { name: 'Ramen' }, 'application/ld+json'));
    const [value] = await createEnvelopeClient(server.origin).request({ method: 'GET', url: '/x', isRaw: true, payload: raw });
    expect(value).toEqual({ name: 'Ramen' });
  });
});

describe('the request', () => {
  test.each(['GET', 'POST', 'PUT', 'DELETE'] as const)('goes out as %s with query, headers and a snake_case body', async (method) => {
    const seen: unknown[] = [];
    const body = method === 'GET' ? undefined : { firstName: 'Ada', nested: [{ lastName: 'Lovelace' }] };
    const listener: RequestListener = (request, response) => {
      void readText(request).then((text) => {
        seen.push(request.method, request.url, request.headers['x-own'], text === '' ? null : JSON.parse(text));
        answer(response, 200, good);
      });
    };
    await ask(listener, { method, body, query: { before: 'a b', limit: 3, none: undefined }, headers: { 'x-own': 'yes' } });
    expect(seen).toEqual([
      method,
      '/api/dish?before=a+b&limit=3',
      'yes',
      body === undefined ? null : { first_name: 'Ada', nested: [{ last_name: 'Lovelace' }] },
    ]);
  });

  test('uses a remote url as given', async () => {
    await using remote = await startLocalServer((_, response) => answer(response, 200, good));
    const client = createEnvelopeClient('http://127.0.0.1:1');
    const [value] = await client.request({ method: 'GET', url: `${remote.origin}/dish`, isRemote: true, payload: dish });
    expect(value?.dishName).toBe('Ramen');
  });

  test('is sent once: nothing is retried without the flow', async () => {
    let count = 0;
    await ask((_, response) => {
      count += 1;
      answer(response, 503, { status_text: 'Busy' });
    });
    expect(count).toBe(1);
  });
});

describe('failure', () => {
  test.each([
    [
      'an envelope',
      409,
      { status_code: 9, status_text: 'Taken', payload: { retry_after: 3 } },
      { message: 'Taken', statusCode: 9, payload: { retryAfter: 3 } },
    ],
    [
      'JSON without status_text',
      400,
      { status_code: 2, payload: null },
      { message: 'Server response error', statusCode: 2, payload: null },
    ],
    ['JSON without status_code', 500, { status_text: 'Broken' }, { message: 'Broken', statusCode: 1, payload: { statusText: 'Broken' } }],
    ['JSON of another shape', 500, { detail: 'x' }, { message: 'Server response error', statusCode: 1, payload: { detail: 'x' } }],
    ['a JSON list', 500, ['a'], { message: 'Server response error', statusCode: 1, payload: ['a'] }],
    ['a redirect status', 304, '', { message: expect.stringContaining('304'), statusCode: 1, payload: null }],
  ])('with %s has the documented error', async (_, status, body, expected) => {
    const [value, error] = await ask((_request, response) => answer(response, status, body));
    expect(value).toBeNull();
    expect(error).toEqual(expected);
  });

  test.each([
    ['text', 'text/html', '<h1>Bad gateway</h1>'],
    ['broken JSON', 'application/json', '{"status_text": "Bro'],
  ])('with a body of %s has the HTTP client’s own message', async (_, contentType, body) => {
    const [, error] = await ask((_request, response) => answer(response, 502, body, contentType));
    expect(error).toEqual({ message: expect.stringContaining('502'), statusCode: 1, payload: null });
  });

  test('of the content type is "response is not json"', async () => {
    const [, error] = await ask((_, response) => answer(response, 200, '<p>Hello</p>', 'text/html'));
    expect(error).toEqual({ message: 'response is not json', statusCode: 1, payload: null });
  });

  test('of the schema is logged without its value, and is "runtime validation error"', async () => {
    // The whole log line: the path of the field, without the payload.
    expectNoise(/^GET \/api\/dish answered something else than agreed at: servings$/);
    const [, error] = await ask((_, response) => answer(response, 200, { ...good, payload: { dish_name: 'secret', servings: 'two' } }));
    expect(error).toEqual({ message: 'runtime validation error', statusCode: 1, payload: null });
  });

  test('of the envelope itself is a "runtime validation error"', async () => {
    expectNoise(/the envelope/);
    const [, error] = await ask((_, response) => answer(response, 200, { dish_name: 'Ramen', servings: 2 }));
    expect(error?.message).toBe('runtime validation error');
  });
});

describe('the network', () => {
  test('that is offline is an error with code 1', async () => {
    const [value, error] = await createEnvelopeClient('http://127.0.0.1:1').request({ method: 'GET', url: '/x', payload: dish });
    expect(value).toBeNull();
    expect(error?.statusCode).toBe(1);
    expect(error?.message).not.toBe('');
  });

  test('that breaks in the middle of a body is an error', async () => {
    const [value, error] = await ask((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' });
      response.write('{"status_code": 0');
      setTimeout(() => response.destroy(), 20);
    });
    expect(value).toBeNull();
    expect(error?.statusCode).toBe(1);
  });

  test('that is slow is waited for', async () => {
    const [value] = await ask((_, response) => {
      const text = JSON.stringify(good);
      response.writeHead(200, { 'content-type': 'application/json' });
      response.write(text.slice(0, 10));
      setTimeout(() => response.end(text.slice(10)), 150);
    });
    expect(value?.dishName).toBe('Ramen');
  });

  test('is cancelled by an abort', async () => {
    const abort = new AbortController();
    let closed: () => void;
    const isClosed = new Promise<void>((resolve) => (closed = resolve));
    const listener: RequestListener = (request) => {
      request.socket.once('close', () => closed());
      abort.abort();
    };
    const [value, error] = await ask(listener, { signal: abort.signal });
    expect(value).toBeNull();
    expect(error?.statusCode).toBe(1);
    await isClosed;
  });
});

describe('what a call reveals about the server', () => {
  const newsOf = async (
    listener: RequestListener,
    request: Partial<EnvelopeRequest<{ dishName: string; servings: number }, unknown>> = {},
  ) => {
    await using server = await startLocalServer(listener);
    const news: ServerNews[] = [];
    await createEnvelopeClient(server.origin, (one) => news.push(one)).request({ method: 'GET', url: '/', ...request, payload: dish });
    return news;
  };

  test('any answer shows that the server is reachable, and names its build', async () => {
    const answers: [number, unknown][] = [
      [200, good],
      [500, { status_text: 'No.' }],
    ];
    for (const [status, body] of answers) {
      const news = await newsOf((_, response) => {
        response.setHeader('x-build', 'app.two.js');
        answer(response, status, body);
      });
      expect(news).toEqual([{ type: 'answered', build: 'app.two.js' }]);
    }
  });

  test('no answer means unreachable, unless the call was aborted', async () => {
    const hangUp: RequestListener = (request) => request.socket.destroy();
    expect(await newsOf(hangUp)).toEqual([{ type: 'silent' }]);
    expect(await newsOf(hangUp, { signal: AbortSignal.abort() })).toEqual([]);
  });
});
