import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { toWire } from '../../../contract/casing.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { buildTestApp, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { everyFlag } from '../../support/server/console.ts';
import { goodBodies, type Call } from '../../support/server/security/good-bodies.ts';
import { namesOfQuery } from '../../support/server/security/queries.ts';

// ASVS 2.2.1: a field that is called like a method of every object is refused like any other unknown field.

/** As they are, and as the wire writes them: the server reads both as the same field. */
const names = ['toString', 'to_string', 'valueOf', 'value_of', 'hasOwnProperty', 'has_own_property', 'constructor', '__proto__', 'toJSON'];

let server: TestApp;
let viewer: TestViewer;
beforeAll(async () => {
  server = await buildTestApp();
  viewer = await signInSomebody(server, { flags: everyFlag });
});
afterAll(() => server.close());

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value);

/** Copies of a value, each with one more field or with one value replaced: by `odd`, on every level. */
function spoilt(value: unknown, name: string): unknown[] {
  const odd = Object.fromEntries([[name, 1]]);
  const here = [odd, [odd]];
  if (Array.isArray(value))
    return [...here, ...value.flatMap((item, index) => spoilt(item, name).map((other) => value.with(index, other)))];
  if (!isObject(value)) return here;
  const more = Object.fromEntries([...Object.entries(value), [name, 'x']]);
  const inside = Object.entries(value).flatMap(([key, item]) => spoilt(item, name).map((other) => ({ ...value, [key]: other })));
  return [odd, more, ...inside];
}

const fill = (path: string) =>
  path
    .replace(':companyUri', viewer.companyUri)
    .replace(':provider', 'google')
    .replace(':area', 'categories')
    .replaceAll(/:\w+/g, crypto.randomUUID());

const json = { 'content-type': 'application/json' };
const send = (options: InjectOptions) => server.app.inject({ ...options, headers: { ...viewer.headers, ...json } });

const withBody = Object.entries(endpoints).flatMap(([call, { method, path }]) => {
  const makeBody = goodBodies[call as Call];
  return makeBody === null ? [] : [[call, { method, path, makeBody }] as const];
});

describe.each(withBody)('%s', (_, { method, path, makeBody }) => {
  test.each(names)('refuses %s as a field on every level', async (name) => {
    const others: string[] = [];
    for (const body of spoilt(toWire(makeBody()), name)) {
      const payload = JSON.stringify(body);
      const { statusCode } = await send({ method, url: fill(path), payload });
      if (statusCode !== 400) others.push(`${statusCode} ${payload}`);
    }
    expect(others).toEqual([]);
  });
});

test.each(Object.entries(endpoints))('%s copes with such a name in its address', async (_, { method, path, query }) => {
  const parts = [...path.matchAll(/:\w+/g)].flatMap(([part]) => names.map((name) => fill(path.replace(part, name))));
  const asked = ['x', ...namesOfQuery(query)];
  const queries = names.flatMap((name) => [`${name}=x`, `${name}[x]=x`, ...asked.map((key) => `${key}=${name}`), `query=${name}%3Dx`]);
  const faults: string[] = [];
  for (const url of [...parts, ...queries.map((text) => `${fill(path)}?${text}`)]) {
    const { statusCode } = await server.app.inject({ method, url, headers: viewer.headers });
    if (statusCode >= 500) faults.push(`${statusCode} ${url}`);
  }
  expect(faults).toEqual([]);
});
