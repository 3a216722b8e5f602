import { request, type ClientRequest } from 'node:http';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { buildTestApp, envelopeOf, signInSomebody, type TestApp, type TestViewer } from '../../support/server/app.ts';
import { formWith, upload, uploadPath } from '../../support/server/upload.ts';

let server: TestApp;
let photo: Buffer;
const open: ClientRequest[] = [];
beforeAll(async () => {
  server = await buildTestApp();
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  photo = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
});
afterAll(async () => {
  for (const sent of open) sent.destroy();
  await server.close();
});

/** Begins to send a photo, over a real connection, and does not go on. */
function beginToSend(viewer: TestViewer): ClientRequest {
  const address = server.app.server.address();
  if (address === null || typeof address === 'string') throw new Error('The server has no port.');
  const { payload, headers } = formWith(photo);
  const sent = request({
    host: '127.0.0.1',
    port: address.port,
    method: 'POST',
    path: uploadPath(viewer),
    headers: { ...viewer.headers, ...headers, 'content-length': payload.length },
  });
  sent.on('error', () => {});
  sent.write(payload.subarray(0, 100));
  open.push(sent);
  return sent;
}

const limits = () => server.db.selectFrom('rate_limits').selectAll().orderBy('key').execute();

/** Two photos of a user that are on their way, and stay there: each is counted once it may be read. */
async function sendTwoSlowly(viewer: TestViewer): Promise<ClientRequest> {
  const [one] = [beginToSend(viewer), beginToSend(viewer)];
  const isIn = async () => expect((await limits()).find(({ key }) => key === `photos ${viewer.userGuid}`)?.count).toBe(2);
  await vi.waitFor(isIn, { timeout: 300_000, interval: 20 });
  return one;
}

test('a user’s third concurrent upload is refused and does not count', async () => {
  const viewer = await signInSomebody(server);
  const one = await sendTwoSlowly(viewer);
  const before = await limits();
  const refused = await upload(server, viewer, photo);
  expect(envelopeOf(refused)).toMatchObject({
    status_code: 6,
    status_text: expect.stringMatching(/^You are already sending two photos/),
    payload: { retry_after: 5 },
  });
  expect(await limits()).toEqual(before);
  // Somebody else's are others.
  expect((await upload(server, await signInSomebody(server), photo)).statusCode).toBe(200);
  one.destroy();
  await vi.waitFor(async () => expect((await upload(server, viewer, photo)).statusCode).toBe(200), { timeout: 300_000, interval: 20 });
  for (const sent of open.splice(0)) sent.destroy();
});

test('a process accepts eight concurrent uploads, and reads nothing of the ninth until one has ended', async () => {
  const slow = await Promise.all(Array.from({ length: 4 }, () => signInSomebody(server)));
  for (const viewer of slow) {
    await sendTwoSlowly(viewer);
  }
  const late = await signInSomebody(server);
  let isDone = false;
  const ninth = upload(server, late, photo).then((response) => {
    isDone = true;
    return response;
  });
  // It has got as far as the line when a call that came later has been answered.
  expect((await server.app.inject({ url: '/api/account/diet', headers: late.headers })).statusCode).toBe(200);
  expect(isDone).toBe(false);
  expect((await limits()).some(({ key }) => key === `photos ${late.userGuid}`)).toBe(false);
  open[0]?.destroy();
  expect((await ninth).statusCode).toBe(200);
});
