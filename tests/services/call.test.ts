import { array, object, optional, string, type } from 'superstruct';
import { expect, expectTypeOf, test } from 'vitest';
import { createActor, toPromise, type PromiseActorLogic } from 'xstate';
import { emailVerification } from '../../contract/account/account-endpoints.ts';
import { endpoint } from '../../contract/endpoint.ts';
import { sessionSchema, verificationTokenSchema } from '../../contract/entities.ts';
import type { Api } from '../../src/services/api.ts';
import { createCall } from '../../src/services/call.ts';
import { failure } from '../machines/samples.ts';

const payload = type({ items: array(string()) });
const row = { query: null, body: null, payload, errors: [] } as const;
const list = endpoint({ ...row, method: 'GET', path: '/api/things', query: object({ before: optional(string()) }) });
const find = endpoint({ ...row, method: 'GET', path: '/api/shelves/:shelf/things/:guid' });
const rename = endpoint({ ...row, method: 'PUT', path: '/api/things/:guid', body: object({ name: string() }) });

type Asked = Parameters<Api>;

function stage(answer: () => unknown = () => ({ items: ['one'] })) {
  const asked: Asked[] = [];
  // The test answers for the server.
  const api = (async (...args: Asked) => {
    asked.push(args);
    return answer();
  }) as unknown as Api;
  return { asked, call: createCall(api) };
}

const answerOf = <O, I>(logic: PromiseActorLogic<O, I>, input: I) => toPromise(createActor(logic, { input } as never).start());

test('parameters go into the path, other fields into the row’s body or query', async () => {
  const { asked, call } = stage();
  await answerOf(call(find), { shelf: 'top', guid: 'guid-1' });
  await answerOf(call(rename), { guid: 'guid-1', name: 'Jar' });
  await answerOf(call(list), { before: 'guid-2' });
  expect(asked.map(([{ path }, options]) => [path, { ...options, signal: undefined }])).toEqual([
    ['/api/shelves/:shelf/things/:guid', { params: { shelf: 'top', guid: 'guid-1' } }],
    ['/api/things/:guid', { params: { guid: 'guid-1' }, body: { name: 'Jar' } }],
    ['/api/things', { params: {}, query: { before: 'guid-2' } }],
  ]);
});

test('a call maps the machine’s input and output', async () => {
  const { asked, call } = stage();
  const logic: PromiseActorLogic<number, { thing: string; label: string }> = call(rename, {
    send: ({ thing, label }: { thing: string; label: string }) => ({ guid: thing, name: label }),
    read: ({ items }) => items.length,
  });
  expect(await answerOf(logic, { thing: 'guid-1', label: 'Jar' })).toBe(1);
  expect(asked[0]?.[1]).toMatchObject({ params: { guid: 'guid-1' }, body: { name: 'Jar' } });
});

test('leaving the state aborts the call', () => {
  const { asked, call } = stage(() => new Promise(() => undefined));
  const actor = createActor(call(list), { input: {} }).start();
  const signal = asked[0]?.[1]?.signal;
  expect(signal?.aborted).toBe(false);
  actor.stop();
  expect(signal?.aborted).toBe(true);
});

test('a refused call rejects with the API’s error', async () => {
  const refusal = failure('notFound');
  const { call } = stage(() => Promise.reject(refusal));
  const actor = createActor(call(list), { input: {} });
  const refused = toPromise(actor);
  actor.start();
  await expect(refused).rejects.toBe(refusal);
});

test('each request to the verification path is validated as its own answer', async () => {
  const { asked, call } = stage();
  await answerOf(call(emailVerification.sendCode), { email: 'ada@anydish.example' });
  await answerOf(call(emailVerification.confirmCode), { token: 'token-1', code: '123456' });
  expect(asked.map(([{ payload: schema }]) => schema)).toEqual([verificationTokenSchema, sessionSchema]);
});

test('the types are the row’s', () => {
  const { call } = stage();
  expectTypeOf(call(find)).toEqualTypeOf<PromiseActorLogic<{ items: string[] }, { shelf: string; guid: string }>>();
  expectTypeOf(call(rename, { send: (_: { label: string }) => ({ guid: '', name: '' }) })).toEqualTypeOf<
    PromiseActorLogic<{ items: string[] }, { label: string }>
  >();
  expectTypeOf(call(list)).not.toExtend<PromiseActorLogic<number, { before?: string }>>();
  expectTypeOf(call(rename)).not.toExtend<PromiseActorLogic<{ items: string[] }, { guid: string }>>();
});
