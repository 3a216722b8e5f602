import { expect, test } from 'vitest';
import { createOutbox } from '../../../server/mail/outbox.ts';
import { mailTimes } from '../../../server/mail/transport.ts';
import { TestClock } from '../../support/server/clock.ts';
import { openTestDatabase } from '../../support/server/database.ts';
import { testWorkers } from '../../support/server/workers.ts';

/** Of a mail server that these tests do not wait for. */
const notAsked = () => Promise.reject(new Error('The mail server is away.'));

const hour = 60 * 60_000;

test('a clock that jumped ahead and back keeps no mail waiting, tried or not', async () => {
  const [database, clock, sent] = [await openTestDatabase(), new TestClock(), new Array<string>()];
  const outbox = createOutbox({
    db: database.db,
    clock,
    from: 'AnyDish <no-reply@anydish.example>',
    transport: { verify: notAsked, sendMail: async ({ subject }) => void sent.push(subject ?? '') },
    workers: testWorkers(database.db, clock),
    log: { info: () => undefined, warn: () => undefined },
  });
  const send = (subject: string) => outbox.send(database.db, { to: 'ada@example.com', subject, text: 'x', html: 'x' });
  clock.advance(hour);
  await send('never tried');
  await send('tried once');
  const tried = { attempts: 1, next_attempt_at: clock.now() + mailTimes.lease };
  await database.db.updateTable('mails').set(tried).where('subject', '=', 'tried once').execute();
  clock.advance(-hour);
  // What waits as it should goes on waiting.
  await send('waits');
  const waiting = { attempts: 1, next_attempt_at: clock.now() + mailTimes.lease };
  await database.db.updateTable('mails').set(waiting).where('subject', '=', 'waits').execute();
  outbox.deliver();
  await outbox.settled();
  expect(sent.toSorted()).toEqual(['never tried', 'tried once']);
  await outbox.close();
  await database.close();
});
