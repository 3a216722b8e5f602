import { expect, test } from 'vitest';
import { once } from 'node:events';
import { createServer, type AddressInfo, type Server } from 'node:net';
import { isRefusal, mailTimes, openTransport } from '../../../server/mail/transport.ts';

test.each([
  ['a mailbox that is full for now', { responseCode: 452, command: 'RCPT TO' }, false],
  ['no such mailbox', { responseCode: 550, command: 'RCPT TO' }, true],
  ['a mail that is not taken', { responseCode: 554, command: 'DATA' }, true],
  ['our password, which is wrong', { responseCode: 535, command: 'AUTH PLAIN' }, false],
  ['a server that wants one', { responseCode: 530, command: 'RCPT TO' }, false],
  ['our own address', { responseCode: 550, command: 'MAIL FROM' }, false],
  ['a server that is down', { code: 'ECONNECTION' }, false],
])('%s: %j is a refusal: %s', (_, details, expected) => {
  expect(isRefusal(Object.assign(new Error('no'), details))).toBe(expected);
});

test('no other process can take a mail before its delivery has ended', () => {
  const { dns, connection, greeting, socket, delivery, lease } = mailTimes;
  expect(delivery).toBeGreaterThan(dns + connection + greeting + socket);
  expect(lease).toBeGreaterThan(delivery);
});

async function listen(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a delivery to a silent server is aborted, and the connection closed', async () => {
  let hasClosed = () => undefined as void;
  const closed = new Promise<void>((resolve) => {
    hasClosed = resolve;
  });
  const server = createServer(
    (socket) =>
      void socket
        .on('error', () => undefined)
        .once('close', hasClosed)
        .resume(),
  );
  const transport = openTransport(await listen(server));
  const stop = new AbortController();
  server.once('connection', () => stop.abort());
  const sending = transport.sendMail({ from: 'a@anydish.example', to: 'ada@example.com', subject: '', text: '', signal: stop.signal });
  await expect(sending).rejects.toThrow(/abort/i);
  await closed;
  server.close();
});
