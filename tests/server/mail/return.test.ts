import { expect, test, vi } from 'vitest';
import { createOutbox } from '../../../server/mail/outbox.ts';
import { mailTimes } from '../../../server/mail/transport.ts';
import { TestClock } from '../../support/server/clock.ts';
import { openTestDatabase } from '../../support/server/database.ts';
import { testWorkers } from '../../support/server/workers.ts';

test('when the mail server is back, what waits for hours is sent at once', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const [database, clock, sent] = [await openTestDatabase(), new TestClock(), new Array<string>()];
  const { db } = database;
  let isUp = false;
  const away = () => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNECTION' }));
  const outbox = createOutbox({
    db,
    clock,
    from: 'AnyDish <no-reply@anydish.example>',
    transport: {
      verify: () => (isUp ? Promise.resolve(true) : away()),
      sendMail: ({ subject }) => (isUp ? Promise.resolve(sent.push(subject ?? '')) : away()),
    },
    workers: testWorkers(db, clock),
    log: { info: () => undefined, warn: () => undefined },
  });
  const mail = () => db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
  await outbox.send(db, { to: 'ada@example.com', subject: 'letter', text: 'text', html: 'html' });
  await db.updateTable('mails').set({ attempts: 10 }).execute();
  outbox.deliver();
  await outbox.settled();
  expect((await mail()).next_attempt_at).toBeGreaterThan(clock.now() + 30 * 60_000);
  await vi.advanceTimersByTimeAsync(mailTimes.look);
  expect(sent).toEqual([]);
  isUp = true;
  await vi.advanceTimersByTimeAsync(mailTimes.look);
  vi.useRealTimers();
  await expect.poll(() => sent).toEqual(['letter']);
  await outbox.settled();
  expect((await mail()).delivered_at).toBe(clock.now());
  await outbox.close();
  await database.close();
});
