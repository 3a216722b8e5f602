import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { locales } from '../../contract/shell/locales.ts';
import { seed } from '../../bench/console/seed.ts';
import { pathOf } from '../../server/recipes/sharing/shared.ts';
import { buildTestApp } from '../support/server/app.ts';

test('a database is filled with accounts that have their kitchens recipes and orders, and keeps its indexes', async () => {
  const server = await buildTestApp();
  try {
    const { db, clock } = server;
    const indexes = () => sql<{ name: string }>`select indexname as name from pg_indexes order by indexname`.execute(db);
    const before = (await indexes()).rows;
    await seed(db, clock.now(), { users: 50, recipes: 120, orders: 200 }, () => {});
    expect((await indexes()).rows).toEqual(before);

    const { rows } = await sql<{ users: number; members: number; recipes: number; titles: number; future: number }>`select
      (select count(*) from users) as users,
      (select count(*) from company_members m join users u on u.guid = m.user_guid join companies c on c.guid = m.company_guid) as members,
      (select count(*) from recipes r join company_members m on m.user_guid = r.user_guid and m.company_guid = r.company_guid) as recipes,
      (select count(distinct body ->> 'title') from recipes) as titles,
      (select count(*) from recipes r join users u on u.guid = r.user_guid where r.created_at < u.created_at or r.created_at > ${clock.now()}) as future`.execute(
      db,
    );
    expect(rows[0]).toMatchObject({ users: 50, members: 50, recipes: 120, future: 0 });
    expect(rows[0]?.titles).toBeGreaterThan(20);

    // What became of the orders of a month, so that its plots and the figures of the prompt are not empty.
    const { rows: orders } = await sql<Record<string, number>>`select count(*) as all, count(distinct t.outcome) as outcomes,
      count(*) filter (where r.guid is not null) as linked, count(*) filter (where t.prompt_version = 1 and t.tokens > 0) as prompted,
      count(*) filter (where t.created_at > ${clock.now()} or t.finished_at < t.created_at) as odd,
      (select count(distinct e.job_guid) from job_events e) as told from recipe_jobs t left join recipes r on r.guid = t.recipe_guid`.execute(
      db,
    );
    expect(orders[0]).toMatchObject({ all: 200, outcomes: 5, odd: 0, told: 20 });
    expect(orders[0]?.['linked']).toBeGreaterThan(80);
    expect(orders[0]?.['prompted']).toBe(66);
    // The pages of seeded links answer, so that a seeded sitemap can be published.
    const shared = await db.selectFrom('shared_recipes').select(['id', 'slug']).where('withdrawn_at', 'is', null).execute();
    const answerOf = async (link: (typeof shared)[number]) =>
      (await server.app.inject({ url: pathOf(link), headers: { accept: 'text/html' } })).statusCode;
    // Filling kept the thread busy: until it is calm again, the server asks to come back.
    for (const link of shared) await vi.waitFor(async () => expect(await answerOf(link)).toBe(200), 30_000);
    expect(shared.length).toBeGreaterThan(1);
    const { names } = await db.selectFrom('categories').select('names').limit(1).executeTakeFirstOrThrow();
    expect(Object.keys(names).toSorted()).toEqual([...locales].toSorted());
  } finally {
    await server.close();
  }
});
