import Fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { array, boolean, enums, integer, max, min, nullable, number, object, optional, size, string, union } from 'superstruct';
import { registerErrors } from '../../../server/http/errors.ts';
import { readBody, readGuid, readParams, readQuery } from '../../../server/http/read.ts';
import { sendPayload } from '../../../server/http/reply.ts';
import { envelopeOf } from '../../support/server/app.ts';

const schema = object({
  firstWord: size(string(), 2, 5),
  howMany: optional(max(min(integer(), 1), 24)),
  kinds: optional(size(array(enums(['sweet', 'sour'])), 0, 2)),
  isHot: optional(boolean()),
  place: optional(object({ shelfName: string() })),
  weight: optional(nullable(number())),
  exactly: optional(size(string(), 3)),
  either: optional(union([string(), boolean()])),
});

const app = Fastify();
beforeAll(async () => {
  registerErrors(app);
  app.post('/body', (request, reply) => sendPayload(reply, readBody(schema, request)));
  app.get('/query', (request, reply) => sendPayload(reply, readQuery(object({ pageSize: optional(string()) }), request)));
  app.get('/params/:name', (request, reply) => sendPayload(reply, readGuid(readParams(request)['name'])));
  await app.ready();
});
afterAll(() => app.close());

const post = (payload: unknown) => app.inject({ method: 'POST', url: '/body', payload: payload as object });
const good = { first_word: 'soup' };

test('a good body arrives in camelCase and leaves in snake_case', async () => {
  const body = { ...good, how_many: 4, kinds: ['sweet'], is_hot: false, place: { shelf_name: 'top' }, weight: null };
  expect(envelopeOf(await post(body)).payload).toEqual(body);
});

test.each([
  [{}, { first_word: 'This field is required.' }],
  [{ first_word: 7 }, { first_word: 'This must be a text.' }],
  [{ first_word: 'a' }, { first_word: 'Please use at least 2 characters.' }],
  [{ first_word: 'abcdef' }, { first_word: 'Please use at most 5 characters.' }],
  [{ ...good, how_many: 0 }, { how_many: 'This must be 1 at least.' }],
  [{ ...good, how_many: 25 }, { how_many: 'This must be 24 at most.' }],
  [{ ...good, how_many: 1.5 }, { how_many: 'This must be a whole number.' }],
  [{ ...good, how_many: '4' }, { how_many: 'This must be a whole number.' }],
  [{ ...good, weight: 'much' }, { weight: 'This must be a number.' }],
  [{ ...good, kinds: 'sweet' }, { kinds: 'This must be a list.' }],
  [{ ...good, kinds: ['sweet', 'salty'] }, { 'kinds.1': 'This must be one of these: sweet, sour.' }],
  [{ ...good, kinds: ['sweet', 'sour', 'sweet'] }, { kinds: 'Please use at most 2 entries.' }],
  [{ ...good, is_hot: 'yes' }, { is_hot: 'This must be true or false.' }],
  [{ ...good, place: [] }, { place: 'This must be an object.' }],
  [{ ...good, place: { shelf_name: null } }, { 'place.shelf_name': 'This must be a text.' }],
  [{ ...good, exactly: 'ab' }, { exactly: 'This must have exactly 3 characters.' }],
  [{ ...good, either: 3 }, { either: 'This value is not accepted.' }],
  [{ ...good, extra_field: 1 }, { extra_field: 'This field is not known.' }],
  [{ ...good, place: { shelf_name: '', deep: 1 } }, { 'place.deep': 'This field is not known.' }],
  [{ first_word: 'a\u0000b' }, { first_word: 'This contains a character that cannot be stored.' }],
  [{ ...good, place: { shelf_name: '\u0000' } }, { 'place.shelf_name': 'This contains a character that cannot be stored.' }],
  [{ ...good, constructor: 1 }, { constructor: 'This field is not known.' }],
])('%j is refused field by field', async (body, payload) => {
  const response = await post(body);
  expect(response.statusCode).toBe(400);
  expect(envelopeOf(response)).toEqual({ status_code: 2, status_text: Object.values(payload)[0], payload });
});

test('several mistakes are reported at once, with a summary', async () => {
  expect(envelopeOf(await post({ how_many: 0 }))).toEqual({
    status_code: 2,
    status_text: 'Please check the marked fields.',
    payload: { first_word: 'This field is required.', how_many: 'This must be 1 at least.' },
  });
});

test('for a body with a thousand unknown fields only a few are reported', async () => {
  const many = Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`field${index}`.padEnd(300, 'x'), 1]));
  const { payload } = envelopeOf(await post({ ...good, ...many }));
  expect(Object.keys(payload ?? {})).toHaveLength(20);
  expect(JSON.stringify(payload).length).toBeLessThan(4_000);
});

test.each(['[]', '"text"', 'null', '7', 'true'])('%s is not an object', async (payload) => {
  const response = await app.inject({ method: 'POST', url: '/body', headers: { 'content-type': 'application/json' }, payload });
  expect(envelopeOf(response)).toEqual({ status_code: 2, status_text: 'The body must be a JSON object.', payload: null });
});

test('an extremely nested body is refused before it overflows the stack', async () => {
  const payload = `{"first_word":${'['.repeat(100_000)}${']'.repeat(100_000)}}`;
  const response = await app.inject({ method: 'POST', url: '/body', headers: { 'content-type': 'application/json' }, payload });
  expect(response.statusCode).toBe(400);
  expect(envelopeOf(response).status_text).toBe('The body is nested too deeply.');
});

test('a query is read in the same way', async () => {
  expect(envelopeOf(await app.inject('/query?page_size=7')).payload).toEqual({ page_size: '7' });
  expect(envelopeOf(await app.inject('/query?page=7')).payload).toEqual({ page: 'This field is not known.' });
  expect(envelopeOf(await app.inject('/query?page_size=7&page_size=8')).payload).toEqual({ page_size: 'This must be a text.' });
});

test.each(['7', 'a%00b', '%27%3B--', 'x'.repeat(80)])('%s is no guid, so it names nothing', async (name) => {
  expect((await app.inject(`/params/${name}`)).statusCode).toBe(404);
});

test('a guid is one', async () => {
  const guid = crypto.randomUUID();
  expect(envelopeOf(await app.inject(`/params/${guid}`)).payload).toBe(guid);
});
