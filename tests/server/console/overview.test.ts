import { afterAll, beforeAll, expect, test } from 'vitest';
import { countDays, countZones } from '../../../server/console/rollups.ts';
import { dateIn, midnightIn } from '../../../server/console/zones.ts';
import { TestClock } from '../../support/server/clock.ts';
import { buildTestApp, payloadOf, signInSomebody, type TestApp } from '../../support/server/app.ts';
import { addUsers, atConsole, type Console } from '../../support/server/console.ts';
import { addRecipe } from '../../support/server/personal-data.ts';

const day = 24 * 60 * 60_000;

let server: TestApp;
let staff: Console;
beforeAll(async () => {
  server = await buildTestApp();
  staff = await atConsole(server);
});
afterAll(() => server.close());

interface Overview {
  needs: object[];
  series: { id: string; points: { at: number; value: number | null }[] }[];
}

const look = async (who: Console, query = '') => payloadOf(await who.browser.get(`/api/console/overview${query}`)) as Overview;

const valuesOf = ({ series }: Overview, id: string) => series.find((one) => one.id === id)?.points.map(({ value }) => value);

test('the janitor counts figures, recounts the last days, and lists each day', async () => {
  expect(valuesOf(await look(staff, '?days=3'), 'signUps')).toEqual([null, null, 1]);
  await addUsers(server, 'today', 4);
  await addRecipe(server, await signInSomebody(server));
  await countDays(server.db, server.clock);
  const first = valuesOf(await look(staff, '?days=3'), 'signUps') ?? [];
  expect(first).toEqual([null, null, 6]);
  server.clock.advance(day);
  await addUsers(server, 'tomorrow', 2);
  await countDays(server.db, server.clock);
  await countDays(server.db, server.clock);
  const later = await atConsole(server);
  const overview = await look(later, '?days=3');
  expect(valuesOf(overview, 'signUps')).toEqual([null, 6, 3]);
  expect(valuesOf(overview, 'activeAccounts')?.at(-1)).toBe(3);
  expect(valuesOf(overview, 'doneMedian')).toEqual([null, 0, null]);
  expect(overview.series.every(({ points }) => points.length === 3 && points.every(({ at }) => at % day === 0))).toBe(true);
});

test('items that need attention are shown to staff who may see them', async () => {
  const [guid = ''] = await addUsers(server, 'needs', 1);
  const now = server.clock.now();
  await server.db.updateTable('users').set({ suspended_at: now }).where('guid', '=', guid).execute();
  const mail = { guid: crypto.randomUUID(), sender: 'x', recipient: 'y', subject: 'z', text: '', html: '', created_at: now };
  await server.db
    .insertInto('mails')
    .values({ ...mail, next_attempt_at: now, failed_at: now, delivered_at: null })
    .execute();
  expect((await look(await atConsole(server))).needs).toEqual([
    { kind: 'failedMails', count: 1, area: 'mails', query: 'isFailedLately=yes' },
    { kind: 'suspendedAccounts', count: 1, area: 'users', query: 'isSuspended=yes' },
  ]);
  expect((await look(await atConsole(server, { hasConsoleAccess: true }))).needs).toEqual([]);
});

test('a day begins at midnight in the reader’s time zone', async () => {
  const at = (text: string) => Date.parse(text);
  const todayIn = (zone: string, now: number) => [dateIn(zone, now), midnightIn(zone, dateIn(zone, now))];
  expect(todayIn('UTC', at('2026-03-10T23:30:00Z'))).toEqual([at('2026-03-10T00:00:00Z'), at('2026-03-10T00:00:00Z')]);
  expect(todayIn('Europe/Berlin', at('2026-03-10T23:30:00Z'))).toEqual([at('2026-03-11T00:00:00Z'), at('2026-03-10T23:00:00Z')]);
  expect(todayIn('America/New_York', at('2026-03-11T02:00:00Z'))).toEqual([at('2026-03-10T00:00:00Z'), at('2026-03-10T04:00:00Z')]);
  // The clocks went forward at one in the morning, UTC, and back at the same hour.
  for (const [date, midnight] of [
    ['2026-03-29', '2026-03-28T23:00:00Z'],
    ['2026-03-30', '2026-03-29T22:00:00Z'],
    ['2026-10-25', '2026-10-24T22:00:00Z'],
    ['2026-10-26', '2026-10-25T23:00:00Z'],
  ] as const)
    expect(midnightIn('Europe/Berlin', at(`${date}T00:00:00Z`)), date).toBe(at(midnight));
  const { browser } = await atConsole(server);
  expect((await browser.get('/api/console/overview?zone=Moon/Crater')).statusCode).toBe(400);
});

test('past days are those of the reader’s time zone too, before and after the janitor counts them', async () => {
  const other = await buildTestApp({ clock: new TestClock(Date.parse('2026-05-01T12:00:00Z')) });
  try {
    const who = await atConsole(other);
    const guids = await addUsers(other, 'zone', 2);
    // In Auckland, twelve hours ahead, that evening is already the next day.
    for (const [index, guid] of guids.entries())
      await other.db
        .updateTable('users')
        .set({ created_at: Date.parse(index === 0 ? '2026-05-01T11:00:00Z' : '2026-05-01T13:00:00Z') })
        .where('guid', '=', guid)
        .execute();
    await countZones(other.db, other.clock);
    other.clock.advance(2 * day);
    await countZones(other.db, other.clock);
    const newcomer = await atConsole(other);
    const auckland = () => look(newcomer, '?days=4&zone=Pacific/Auckland');
    const utc = await look(newcomer, '?days=4');
    // The member of staff signed up at noon and, on the last day, at noon again.
    expect(valuesOf(utc, 'signUps')).toEqual([null, 3, 0, 1]);
    expect(valuesOf(await auckland(), 'signUps')).toEqual([1, 2, 0, 1]);
    // Both lists hold the first of May.
    expect([valuesOf(await auckland(), 'activeAccounts')?.[0], valuesOf(utc, 'activeAccounts')?.[1]]).toEqual([3, 3]);

    const [guid = ''] = await addUsers(other, 'late', 1);
    await other.db
      .updateTable('users')
      .set({ created_at: other.clock.now() - day })
      .where('guid', '=', guid)
      .execute();
    await countZones(other.db, other.clock);
    expect(valuesOf(await auckland(), 'signUps')).toEqual([1, 2, 1, 1]);
    expect(who.viewer.email).not.toBe(newcomer.viewer.email);

    // Zones that nobody reads are given up.
    other.clock.advance(61 * day);
    await countZones(other.db, other.clock);
    expect(await other.db.selectFrom('zone_rollups').selectAll().execute()).toEqual([]);
  } finally {
    await other.close();
  }
});

test('an invalid number of days is refused', async () => {
  const { browser } = await atConsole(server);
  for (const days of ['0', '366', '-1', 'x']) expect((await browser.get(`/api/console/overview?days=${days}`)).statusCode).toBe(400);
});
