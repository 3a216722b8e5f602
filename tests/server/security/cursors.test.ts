import {
  assert,
  asyncProperty,
  constantFrom,
  double,
  integer,
  maxSafeInteger,
  oneof,
  string,
  tuple,
  uuid,
  type Arbitrary,
} from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areas } from '../../../contract/console/areas.ts';
import { readQuery } from '../../../contract/console/query.ts';
import { endpoints } from '../../../contract/endpoints.ts';
import { writeToken } from '../../../server/console/engine/page-token.ts';
import { newGuid } from '../../../server/db/guid.ts';
import { buildTestApp, envelopeOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { atConsole, everyFlag, type Console } from '../../support/server/console.ts';
import { addDish } from '../../support/server/dishes.ts';
import { namesOfQuery } from '../../support/server/security/queries.ts';

// ASVS 2.2.1: a cursor that was written by hand is invalid input, and never a fault of the server's.

let server: TestApp;
let viewer: TestViewer;
let recipe = '';
let staff: Console;
beforeAll(async () => {
  server = await buildTestApp();
  viewer = await signInSomebody(server, { flags: everyFlag });
  for (const title of ['Tomato soup', 'Banana bread']) await addDish(server, viewer, title);
  recipe = (await server.db.selectFrom('recipes').select('guid').executeTakeFirstOrThrow()).guid;
  staff = await atConsole(server);
});
afterAll(() => server.close());

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const get = (url: string) => server.app.inject({ url, headers: viewer.headers });

/** What a cursor may be made of, and what no column holds. */
const parts: Arbitrary<unknown> = oneof(
  string({ unit: 'binary', maxLength: 12 }),
  integer(),
  maxSafeInteger(),
  double(),
  uuid(),
  constantFrom<unknown>(
    null,
    true,
    1e300,
    2 ** 63,
    '9'.repeat(30),
    'a\u0000b',
    '\uD83C',
    '2026-02-30',
    '2026-01-01',
    [],
    {},
    { toString: 1 },
  ),
);
const written: Arbitrary<string> = oneof(
  string({ unit: 'binary', maxLength: 40 }),
  uuid(),
  tuple(parts, parts).map((values) => encoded(values)),
  tuple(parts, uuid()).map((values) => encoded(values)),
  parts.map((value) => encoded(value)),
  tuple(parts, parts, parts).map((values) => encoded(values)),
);

const withQuery = Object.entries(endpoints).flatMap(([name, { method, path, query }]) =>
  method === 'GET' ? namesOfQuery(query).map((key) => [name, key, path] as const) : [],
);

test.each(withQuery)('%s takes or refuses any %s', async (_, key, path) => {
  const url = path
    .replace(':companyUri', viewer.companyUri)
    .replace(':area', 'users')
    .replaceAll(/:\w+/g, path.includes('recipes') ? recipe : viewer.userGuid);
  const property = asyncProperty(written, async (value) => {
    const { statusCode } = await get(`${url}?${key}=${encodeURIComponent(value)}`);
    expect(statusCode, value).toBeLessThan(500);
  });
  await assert(property, { numRuns: 25, examples: [['a\u0000'], [encoded(['x', newGuid()])]] });
});

const guid = newGuid();
const sorts = {
  newest: guid,
  oldest: guid,
  title: encoded(['x', guid]),
  quickest: encoded([5, guid]),
  best: encoded([5, guid]),
  missing: encoded([5, guid]),
};
test.each(Object.entries(sorts))('recipes by %s: any other cursor is invalid input, and those of other orders are', async (sort, own) => {
  const list = (before: string) => get(`/api/recipes?sort=${sort}&q=soup&have=tomatoes&before=${encodeURIComponent(before)}`);
  expect((await list(own)).statusCode).toBe(200);
  const others = [
    ...Object.values(sorts).filter((other) => other !== own),
    ...['a\u0000b', '\uD83C', '5', 'x', 5.5, 2 ** 53, 1e300, null, true, [5], { toString: 1 }].map((value) => encoded([value, guid])),
    encoded([5, 'x']),
    encoded([5, guid, 5]),
    encoded([guid]),
    encoded('x'),
    `${guid}0`,
    '',
  ].filter((other) => sort !== 'title' || !['5', 'x'].some((word) => other === encoded([word, guid])));
  for (const other of others) {
    const response = await list(other);
    expect([other, response.statusCode, envelopeOf(response).status_code]).toEqual([other, 400, 2]);
  }
});

test.each([
  '2026-01-01',
  `2026-02-30 ${guid}`,
  encoded(['2026-02-30', guid]),
  encoded(['2026-01-01', 'x']),
  encoded([1, guid]),
  encoded([{ toString: 1 }, guid]),
  '',
])('cookings: %s is invalid input', async (before) => {
  const response = await get(`/api/companies/${viewer.companyUri}/recipes/${recipe}/feedback?before=${encodeURIComponent(before)}`);
  expect([response.statusCode, envelopeOf(response).payload]).toEqual([400, { before: 'This value is not accepted.' }]);
});

test.each(Object.keys(areas))('the list of %s takes or leaves out any value in a page token, by any column', async (area) => {
  const { columns } = areas[area as keyof typeof areas];
  const sortable = Object.entries(columns).flatMap(([name, { isSortable }]) => (isSortable ? [name] : []));
  for (const sort of sortable.flatMap((name) => [name, `-${name}`])) {
    const { query } = readQuery(areas[area as keyof typeof areas], [['sort', sort]]);
    const good = writeToken(area, areas[area as keyof typeof areas], query, { value: 'x', guid, before: 1 });
    const [list] = JSON.parse(Buffer.from(good, 'base64url').toString()) as [string];
    for (const value of [
      'x',
      '',
      '5',
      5,
      -5,
      2 ** 31,
      2 ** 53 - 1,
      2 ** 62,
      0.5,
      'a\u0000b',
      '\uD83C',
      '9'.repeat(400),
      null,
      [],
      { toString: 1 },
    ])
      for (const key of [guid, 'x', 5]) {
        const after = encoded([list, { value, guid: key, before: 1 }]);
        const { statusCode, body } = await staff.list(area, `sort=${sort}&after=${after}`);
        expect([statusCode, value, key, statusCode === 200 ? '' : body]).toEqual([200, value, key, '']);
      }
  }
});
