import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { newGuid } from '../../../server/db/guid.ts';
import type { OpenDatabase } from '../../../server/db/open.ts';
import { createOutbox, type Outbox } from '../../../server/mail/outbox.ts';
import { mailTimes, type MailTransport } from '../../../server/mail/transport.ts';
import { TestClock } from '../../support/server/clock.ts';
import { openTestDatabase } from '../../support/server/database.ts';
import { testWorkers } from '../../support/server/workers.ts';

/** Of a mail server that these tests do not wait for. */
const notAsked = () => Promise.reject(new Error('The mail server is away.'));

const minute = 60_000;

let database: OpenDatabase;
let clock: TestClock;
let sent: string[] = [];
const outboxes: Outbox[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await Promise.all(outboxes.splice(0).map((outbox) => outbox.close()));
  await database.db.deleteFrom('mails').execute();
  await database.db.deleteFrom('password_resets').execute();
  clock = new TestClock();
  sent = [];
});

const accept: MailTransport = {
  verify: notAsked,
  sendMail: async ({ subject }) => {
    sent.push(subject ?? '');
  },
};
const refusing: MailTransport = {
  verify: notAsked,
  sendMail: async () => {
    throw Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode: 550, command: 'RCPT TO' });
  },
};

function openOutbox(transport: MailTransport | null): Outbox {
  const log = { info: () => undefined, warn: () => undefined };
  const outbox = createOutbox({
    db: database.db,
    clock,
    from: 'AnyDish <no-reply@anydish.example>',
    transport,
    workers: testWorkers(database.db, clock),
    log,
  });
  outboxes.push(outbox);
  return outbox;
}

/** A code that is good for ten minutes from now. */
async function newCode(): Promise<{ codeGuid: string; expiresAt: number }> {
  const [reset_guid, guid, expires_at] = [newGuid(), newGuid(), clock.now() + 10 * minute];
  await database.db
    .insertInto('password_resets')
    .values({ guid: reset_guid, email: `${guid}@example.com`, expires_at })
    .execute();
  const row = { guid, reset_guid, sign_up_guid: null, email_change_guid: null, token_hash: guid, code_hash: '', attempts_left: 5 };
  await database.db
    .insertInto('verification_codes')
    .values({ ...row, created_at: clock.now(), expires_at, ended_at: null })
    .execute();
  return { codeGuid: guid, expiresAt: expires_at };
}

async function put(subject: string, about: { codeGuid?: string; expiresAt?: number } = {}): Promise<void> {
  await openOutbox(null).send(database.db, { to: 'ada@example.com', subject, text: 'text', html: 'html', ...about });
}
async function deliver(transport: MailTransport): Promise<void> {
  const outbox = openOutbox(transport);
  outbox.deliver();
  await outbox.settled();
}
const rows = () => database.db.selectFrom('mails').selectAll().orderBy('guid').execute();

/** A transport that says which mails it was given, and takes each only when it is told to. */
function gated() {
  const begun: string[] = [];
  const gates: (() => void)[] = [];
  const transport: MailTransport = {
    verify: notAsked,
    sendMail: async ({ subject }) => {
      begun.push(subject ?? '');
      await new Promise<void>((resolve) => {
        gates.push(resolve);
      });
    },
  };
  /** Lets the oldest of those that wait go. */
  const release = () => gates.shift()?.();
  return { transport, begun, release };
}

test('after an outage the newest code goes first, then older codes, then other mails', async () => {
  for (let count = 0; count < 3; count += 1) await put('notice');
  for (let count = 0; count < 4; count += 1) await put('older', await newCode());
  clock.advance(minute);
  await put('newer', await newCode());
  const { transport, begun, release } = gated();
  const outbox = openOutbox(transport);
  outbox.deliver();
  // Four are sent at once.
  await expect.poll(() => begun.toSorted()).toEqual(['newer', 'older', 'older', 'older']);
  release();
  await expect.poll(() => begun.slice(4)).toEqual(['older']);
  for (let count = 5; count < 8; count += 1) {
    release();
    await expect.poll(() => begun.slice(5)).toEqual(Array.from({ length: count - 4 }, () => 'notice'));
  }
  for (let count = 0; count < 4; count += 1) release();
  await outbox.settled();
});

test('a code that arrives meanwhile is sent next', async () => {
  for (let count = 0; count < 8; count += 1) await put('notice');
  const { transport, begun, release } = gated();
  const outbox = openOutbox(transport);
  outbox.deliver();
  await expect.poll(() => begun).toHaveLength(4);
  await put('code', await newCode());
  release();
  await expect.poll(() => begun.slice(4)).toEqual(['code']);
  for (let count = 5; count < 13; count += 1) {
    release();
    await expect.poll(() => begun.length).toBeGreaterThan(Math.min(count, 8));
  }
  await outbox.settled();
});

test('waiting mails are sent without a pause, whatever their number', async () => {
  for (let count = 0; count < 60; count += 1) await put(`notice ${count}`);
  await deliver(accept);
  expect(new Set(sent).size).toBe(60);
});

test('an expired code is dropped, with its text, and counts as not delivered', async () => {
  await put('expired', await newCode());
  clock.advance(10 * minute);
  await deliver(accept);
  expect(sent).toEqual([]);
  expect(await rows()).toMatchObject([{ delivered_at: null, failed_at: clock.now(), text: '', html: '' }]);
});

test('a replaced code is deleted unsent', async () => {
  const about = await newCode();
  await put('replaced', about);
  await database.db.updateTable('verification_codes').set({ ended_at: clock.now() }).where('guid', '=', about.codeGuid).execute();
  await deliver(accept);
  expect([sent, await rows()]).toEqual([[], []]);
});

test('a hanging delivery delays no code, and keeps its lease for longer than its time limit', async () => {
  let release = () => undefined as void;
  const hung = new Promise<void>((resolve) => {
    release = resolve;
  });
  let begin = () => undefined as void;
  const begun = new Promise<void>((resolve) => {
    begin = resolve;
  });
  const slow = openOutbox({
    verify: notAsked,
    sendMail: (message) => {
      if (message.subject !== 'slow') return accept.sendMail(message);
      begin();
      return hung;
    },
  });
  await put('slow');
  slow.deliver();
  await begun;
  await put('code', await newCode());
  slow.deliver();
  await expect.poll(() => sent).toEqual(['code']);
  clock.advance(mailTimes.delivery);
  await deliver(accept);
  release();
  await slow.settled();
  await deliver(accept);
  expect(sent).toEqual(['code']);
  expect(await rows()).toMatchObject([{ delivered_at: clock.now() }, { delivered_at: expect.any(Number) as number }]);
});

test('a delivered mail is not sent again by a process that read it before', async () => {
  const [first, second] = [openOutbox(accept), openOutbox(accept)];
  for (let count = 0; count < 20; count += 1) await put(`notice ${count}`);
  for (let round = 0; round < 2; round += 1) {
    first.deliver();
    second.deliver();
    await Promise.all([first.settled(), second.settled()]);
    clock.advance(mailTimes.lease + minute);
  }
  expect(sent.toSorted()).toEqual([...new Set(sent)].toSorted());
  expect(sent).toHaveLength(20);
});

test('a refused address is given up at once, and the text deleted', async () => {
  await put('refused');
  await deliver(refusing);
  expect(await rows()).toMatchObject([{ attempts: 1, failed_at: clock.now(), text: '' }]);
});
