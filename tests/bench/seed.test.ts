import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { seed } from '../../bench/console/seed.ts';
import { buildTestApp } from '../support/server/app.ts';

test('a database is filled with accounts that have their kitchens and recipes, and keeps its indexes', async () => {
  const server = await buildTestApp();
  try {
    const { db, clock } = server;
    const indexes = () => sql<{ name: string }>`select indexname as name from pg_indexes order by indexname`.execute(db);
    const before = (await indexes()).rows;
    await seed(db, clock.now(), { users: 50, recipes: 120 }, () => {});
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
  } finally {
    await server.close();
  }
});
