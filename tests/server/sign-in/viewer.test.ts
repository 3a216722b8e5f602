import Fastify from 'fastify';
import cookie from '@fastify/cookie';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requireCompany, requireViewer } from '../../../server/sign-in/viewer.ts';
import { registerErrors } from '../../../server/http/errors.ts';
import { buildTestApp, envelopeOf, signInSomebody, type TestApp } from '../../support/server/app.ts';

let server: TestApp;
const probe = Fastify();
beforeAll(async () => {
  server = await buildTestApp();
  probe.decorate('deps', server.app.deps);
  probe.decorate('findViewer', server.app.findViewer);
  registerErrors(probe);
  await probe.register(cookie);
  probe.get('/viewer', async (request) => (await requireViewer(request)).email);
  probe.get<{ Params: { uri: string } }>(
    '/company/:uri',
    async (request) => (await requireCompany(request, request.params.uri)).company.guid,
  );
});
afterAll(async () => {
  await probe.close();
  await server.close();
});

test('the viewer is whose cookie it is', async () => {
  const somebody = await signInSomebody(server);
  expect((await probe.inject({ url: '/viewer', headers: somebody.headers })).body).toBe(somebody.email);
});

test.each([{}, { cookie: 'session=' }, { cookie: 'session=nothing' }])('%j is nobody', async (headers) => {
  const response = await probe.inject({ url: '/viewer', headers });
  expect(response.statusCode).toBe(401);
  expect(envelopeOf(response)).toMatchObject({ status_code: 3, payload: null });
});

test('a company is found by its members; for others it looks like one that does not exist', async () => {
  const [mine, theirs] = [await signInSomebody(server), await signInSomebody(server)];
  const ask = (uri: string) => probe.inject({ url: `/company/${uri}`, headers: mine.headers });
  expect((await ask(mine.companyUri)).body).toBe(mine.companyGuid);
  const [other, none] = [await ask(theirs.companyUri), await ask('nobodys')];
  expect(other.statusCode).toBe(404);
  expect(other.body).toBe(none.body);
});
