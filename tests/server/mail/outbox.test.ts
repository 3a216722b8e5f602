import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { once } from 'node:events';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { text as readAll } from 'node:stream/consumers';
import type { OpenDatabase } from '../../../server/db/open.ts';
import { inTransaction } from '../../../server/db/transaction.ts';
import { codeMail } from '../../../server/mail/code-mail.ts';
import { backoff } from '../../../server/mail/due-mails.ts';
import { createOutbox, type Outbox } from '../../../server/mail/outbox.ts';
import { openTransport, type MailTransport } from '../../../server/mail/transport.ts';
import { TestClock } from '../../support/server/clock.ts';
import { openTestDatabase } from '../../support/server/database.ts';
import { testWorkers } from '../../support/server/workers.ts';

/** Of a mail server that these tests do not wait for. */
const notAsked = () => Promise.reject(new Error('The mail server is away.'));

const second = 1_000;
const mail = codeMail({ to: 'ada@example.com', language: 'en', flow: 'sign-up', code: '012345', minutes: 10, productName: 'AnyDish' });

let database: OpenDatabase;
let clock: TestClock;
let lines: string[] = [];
const outboxes: Outbox[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await Promise.all(outboxes.splice(0).map((outbox) => outbox.close()));
  await database.db.deleteFrom('mails').execute();
  clock = new TestClock();
  lines = [];
});

type Transport = MailTransport;

function openOutbox(transport: Transport | null): Outbox {
  const note = (details: object, text: string) => lines.push(JSON.stringify(details), text);
  const outbox = createOutbox({
    db: database.db,
    clock,
    from: 'AnyDish <no-reply@anydish.example>',
    transport,
    workers: testWorkers(database.db, clock),
    log: { info: note, warn: note },
  });
  outboxes.push(outbox);
  return outbox;
}

const put = (outbox: Outbox) => inTransaction(database.db, (tx) => outbox.send(tx, mail));
const deliver = async (outbox: Outbox) => {
  outbox.deliver();
  await outbox.settled();
};
const rows = () => database.db.selectFrom('mails').selectAll().execute();
const accept = (sent: unknown[]): Transport => ({
  verify: notAsked,
  sendMail: (message) => {
    sent.push(message);
    return Promise.resolve();
  },
});
const refuse: Transport = {
  verify: notAsked,
  sendMail: () => Promise.reject(Object.assign(new Error('down 012345'), { code: 'ECONNECTION' })),
};

test('a mail is sent after the commit, once, and its text is not kept', async () => {
  const sent: unknown[] = [];
  const outbox = openOutbox(accept(sent));
  await put(outbox);
  expect(sent).toEqual([]);
  await deliver(outbox);
  await deliver(outbox);
  expect(sent).toHaveLength(1);
  expect(await rows()).toMatchObject([{ recipient: 'ada@example.com', text: '', html: '', delivered_at: clock.now() }]);
});

test('the last mail to an address is forgotten on delivery, and when given up', async () => {
  const sent: unknown[] = [];
  const farewell = { ...mail, isLast: true } as const;
  const outbox = openOutbox(accept(sent));
  await inTransaction(database.db, (tx) => outbox.send(tx, farewell));
  expect(await rows()).toMatchObject([{ is_last: true }]);
  await deliver(outbox);
  expect([sent.length, await rows()]).toEqual([1, []]);
  const down = openOutbox(refuse);
  await inTransaction(database.db, (tx) => down.send(tx, farewell));
  for (let attempt = 1; attempt <= 12; attempt += 1) {
    expect(await rows()).toHaveLength(1);
    await deliver(down);
    clock.advance(backoff(attempt, 1));
  }
  expect(await rows()).toEqual([]);
});

test('what is rolled back is never sent', async () => {
  const sent: unknown[] = [];
  const outbox = openOutbox(accept(sent));
  const work = inTransaction(database.db, async (tx) => {
    await outbox.send(tx, mail);
    throw new Error('undone');
  });
  await expect(work).rejects.toThrow('undone');
  await deliver(outbox);
  expect(sent).toEqual([]);
});

test('a mail server that is down is retried, with growing pauses', async () => {
  vi.spyOn(Math, 'random').mockReturnValue(0);
  const sent: unknown[] = [];
  let isDown = true;
  const outbox = openOutbox({ verify: notAsked, sendMail: (message) => (isDown ? refuse : accept(sent)).sendMail(message) });
  await put(outbox);
  await deliver(outbox);
  clock.advance(5 * second - 1);
  await deliver(outbox);
  expect(await rows()).toMatchObject([{ attempts: 1 }]);
  clock.advance(1);
  await deliver(outbox);
  expect(await rows()).toMatchObject([{ attempts: 2, next_attempt_at: clock.now() + 10 * second }]);
  isDown = false;
  clock.advance(10 * second);
  await deliver(outbox);
  expect(sent).toHaveLength(1);
});

test('after a restart waiting mails are delivered', async () => {
  await put(openOutbox(refuse));
  const sent: unknown[] = [];
  await deliver(openOutbox(accept(sent)));
  expect(sent).toHaveLength(1);
});

test('after a day of failures a mail is given up, and kept for staff to have it sent again', async () => {
  const outbox = openOutbox(refuse);
  await put(outbox);
  for (let attempt = 0; attempt < 12; attempt += 1) {
    await deliver(outbox);
    clock.advance(4 * 60 * 60 * second);
  }
  expect(await rows()).toMatchObject([{ attempts: 12, text: mail.text, html: mail.html }]);
  expect((await rows())[0]?.failed_at).not.toBeNull();
  await deliver(outbox);
  expect(await rows()).toMatchObject([{ attempts: 12 }]);
});

test('two processes send one mail once', async () => {
  const sent: unknown[] = [];
  const [one, other] = [openOutbox(accept(sent)), openOutbox(accept(sent))];
  await put(one);
  await Promise.all([deliver(one), deliver(other)]);
  expect(sent).toHaveLength(1);
});

test('without a mail server mails stay, and the log says where, without secrets', async () => {
  const outbox = openOutbox(null);
  await put(outbox);
  await deliver(outbox);
  expect(await rows()).toMatchObject([{ delivered_at: null, text: mail.text }]);
  expect(lines.join('\n')).toContain('/dev/inbox');
  expect(lines.join('\n')).toContain('a***@example.com');
});

test('no line of the log holds the code or the whole address', async () => {
  const outbox = openOutbox(refuse);
  await put(outbox);
  await deliver(outbox);
  expect(lines.join('\n')).toContain('ECONNECTION');
  expect(lines.join('\n')).not.toMatch(/012345|ada@/);
});

test('the pause doubles from five seconds up to four hours', () => {
  expect([1, 2, 3, 4].map((failures) => backoff(failures, 0))).toEqual([5_000, 10_000, 20_000, 40_000]);
  expect(backoff(30, 0)).toBe(4 * 60 * 60 * second);
  expect(backoff(1, 1)).toBe(6_500);
});

describe('over real SMTP', () => {
  test('it arrives as a mail with a text and an HTML part', async () => {
    const received: string[] = [];
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData: (stream, _session, done) => {
        readAll(stream).then(
          (raw) => {
            received.push(raw);
            done();
          },
          (error: unknown) => done(error instanceof Error ? error : new Error('broken')),
        );
      },
    });
    server.listen(0, '127.0.0.1');
    await once(server.server, 'listening');
    const address = server.server.address();
    const transport = openTransport(`smtp://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
    const outbox = openOutbox(transport);
    await put(outbox);
    await deliver(outbox);
    const parsed = await PostalMime.parse(received[0] ?? '');
    expect(parsed).toMatchObject({
      from: { name: 'AnyDish', address: 'no-reply@anydish.example' },
      to: [{ address: 'ada@example.com' }],
      subject: 'Confirm your email address for AnyDish',
    });
    expect(parsed.messageId).toMatch(/^<[0-9a-f-]{36}@anydish\.example>$/);
    expect(parsed.text).toContain('Your code is: 012345');
    expect(parsed.html).toContain('>012345</p>');
    server.close();
  });
});
