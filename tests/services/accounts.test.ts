import { expect, test } from 'vitest';
import { createActor, toPromise } from 'xstate';
import { sessionSchema, verificationTokenSchema } from '../../contract/entities.ts';
import { accountActors } from '../../src/services/accounts.ts';
import type { Api } from '../../src/services/api.ts';
import { newcomer } from '../machines/samples.ts';

test('what one path answers to two questions is checked once, as the answer to the one that was asked', async () => {
  const payloads: unknown[] = [];
  const api = (async (endpoint: { payload: unknown }) => {
    payloads.push(endpoint.payload);
    return endpoint.payload === sessionSchema ? newcomer : { token: 'token-1' };
  }) as unknown as Api;
  const { sendCode, confirmCode } = accountActors(api);
  const sent = await toPromise(createActor(sendCode, { input: { email: 'ada@anydish.example' } }).start());
  const session = await toPromise(createActor(confirmCode, { input: { token: 'token-1', code: '123456' } }).start());
  expect([sent, session, payloads]).toEqual([{ token: 'token-1' }, newcomer, [verificationTokenSchema, sessionSchema]]);
});
