import { sql } from 'kysely';
import sharp from 'sharp';
import { create } from 'superstruct';
import { photoSchema } from '../../../contract/kitchen/kitchen.ts';
import { returnLife } from '../../../server/account/address-returns.ts';
import { newSecret } from '../../../server/sign-in/second-steps/totp.ts';
import { noticeLife } from '../../../server/sign-in/device-notices.ts';
import { newGuid } from '../../../server/db/guid.ts';
import type { OpenDatabase } from '../../../server/db/open.ts';
import { goodPassword, signUp, someEmail } from './accounts.ts';
import { payloadOf, type TestApp, type TestViewer } from './app.ts';
import type { Browser } from './browser.ts';
import { addHeld } from './held-rows.ts';
import { upload } from './upload.ts';

type Db = OpenDatabase['db'];

/** Every table of the product. */
export async function tableNames(db: Db): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE' and table_name not like 'kysely%' order by 1`.execute(db);
  return rows.map(({ name }) => name);
}

export async function columnsOf(db: Db, table: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select column_name as name from information_schema.columns where table_schema = 'public' and table_name = ${table} order by 1`.execute(
    db,
  );
  return rows.map(({ name }) => name);
}

/** How many rows of each table name one of the `words`, anywhere; tables without such a row are left out. */
export async function tracesOf(db: Db, words: readonly string[]): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const table of await tableNames(db)) {
    const { rows } = await sql<{ text: string }>`select t::text as text from ${sql.table(table)} t`.execute(db);
    const count = rows.filter(({ text }) => words.some((word) => text.includes(word))).length;
    if (count > 0) found[table] = count;
  }
  return found;
}

/** An account with a password and something in every table that can hold something of it. */
export async function fullAccount(server: TestApp): Promise<{ browser: Browser; viewer: TestViewer }> {
  const { browser, email, session } = await signUp(server);
  await browser.put('/api/session/profile', { first_name: 'Ada', last_name: 'Lovelace' });
  const { db, clock } = server;
  const company = await db
    .selectFrom('company_members')
    .innerJoin('companies', 'companies.guid', 'company_guid')
    .select(['companies.guid', 'companies.uri'])
    .where('user_guid', '=', session.guid)
    .executeTakeFirstOrThrow();
  const headers = { cookie: `session=${browser.cookies.get('session')}` };
  const viewer = { userGuid: session.guid, email, companyGuid: company.guid, companyUri: company.uri, headers };
  const { recipe } = await addRecipe(server, viewer);
  await addHeld(server, viewer.userGuid, recipe);
  const now = clock.now();
  const [project, sign, ...visits] = [newGuid(), newGuid(), newGuid(), newGuid()];
  await db
    .insertInto('projects')
    .values({ guid: project, company_guid: company.guid, name: 'Menu', uri: 'menu', created_at: now })
    .execute();
  await browser.post(`/api/companies/${company.uri}/collections`, { guid: newGuid(), name: 'For guests' });
  const told = { words: 'More soups', page: '/account', language: 'en', wants_answer: true, request_key: newGuid() };
  await browser.post('/api/account/messages', told);
  const line = { line: newGuid(), kind: 'added', at: 0, text: 'Kitchen paper' };
  await browser.post('/api/shopping/changes', { changes: [line], sent_at: server.clock.now() });
  await browser.post('/api/shopping/links', { is_shared: true });
  await browser.put('/api/shopping/pantry', { foods: ['salt'] });
  await browser.put('/api/account/diet', { wishes: [{ kind: 'allergy', id: 'peanut' }] });
  const subject = { provider: 'google', subject: `subject-${email}`, user_guid: session.guid, email } as const;
  await db
    .insertInto('connected_sign_ins')
    .values({ guid: sign, ...subject, created_at: now, last_used_at: now })
    .execute();
  const passkey = { rp_id: 'localhost', credential_id: `id-${email}`, public_key: 'x', sign_count: 1, name: 'Telephone' };
  await db
    .insertInto('passkeys')
    .values({
      guid: newGuid(),
      user_guid: session.guid,
      ...passkey,
      is_backup_eligible: true,
      is_backed_up: true,
      created_at: now,
      last_used_at: now,
    })
    .execute();
  await db
    .insertInto('recovery_codes')
    .values({ guid: newGuid(), user_guid: session.guid, code_hash: 'x', salt: 'x', created_at: now })
    .execute();
  await db
    .insertInto('address_returns')
    .values({ guid: newGuid(), user_guid: session.guid, email: someEmail(), created_at: now, expires_at: now + returnLife })
    .execute();
  await db.insertInto('authenticators').values({ user_guid: session.guid, secret: newSecret(), last_step: 0, created_at: now }).execute();
  await db
    .insertInto('device_notices')
    .values({ guid: newGuid(), user_guid: session.guid, email, token_hash: newGuid(), created_at: now, expires_at: now + noticeLife })
    .execute();
  const visit = { staff_session_guid: newGuid(), staff_guid: session.guid, user_guid: session.guid, reason: 'A lost recipe' };
  for (const guid of visits)
    await db
      .insertInto('impersonations')
      .values({ guid, ...visit, began_at: now, ends_at: now, ended_at: now })
      .execute();
  for (const [actor, about] of [
    [newGuid(), session.guid],
    [session.guid, newGuid()],
  ] as const) {
    const entry = {
      guid: newGuid(),
      at: now,
      actor_guid: actor,
      subject_guid: about,
      impersonation_guid: null,
      action: 'impersonation.began',
    };
    await db
      .insertInto('audit_log')
      .values({ ...entry, details: '{}' })
      .execute();
  }
  await browser.post('/api/account/email', { email: someEmail(), current_password: goodPassword });
  // Asks for a new password, and knows a wrong one: rows that only name the address.
  await browser.post('/session/passwords', { email });
  await browser.post('/api/session', { email, password: 'wrong password' });
  await browser.post('/session', { email, password: goodPassword });
  return { browser, viewer };
}

/** A photo, and a recipe that has it, of the asking user. Resolves to their guids. */
export async function addRecipe(
  server: TestApp,
  { userGuid, companyGuid, ...viewer }: TestViewer,
): Promise<{ photo: string; recipe: string }> {
  const { db, clock } = server;
  const picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#fff' } })
    .jpeg()
    .toBuffer();
  const uploaded = await upload(server, { userGuid, companyGuid, ...viewer }, picture);
  const { guid: photo } = create(payloadOf(uploaded), photoSchema);
  const [job, recipe, created_at] = [newGuid(), newGuid(), clock.now()];
  const owner = { company_guid: companyGuid, user_guid: userGuid, created_at };
  const outcome = { status: 'done', stage: null, recipe_guid: recipe, leased_by: null, leased_until: null, failure: null } as const;
  await db
    .insertInto('recipe_jobs')
    .values({ guid: job, ...owner, request_key: job, request: '{"description": "toast"}', ...outcome, finished_at: created_at })
    .execute();
  for (const sequence of [1, 2, 10])
    await db.insertInto('job_events').values({ job_guid: job, sequence, event: '{"type": "stage"}', created_at }).execute();
  await db
    .insertInto('recipes')
    .values({
      guid: recipe,
      ...owner,
      job_guid: job,
      body: '{"title": "Toast"}',
      unit_system: 'metric',
      photo_guid: photo,
      cooked_by: '{}',
    })
    .execute();
  return { photo, recipe };
}
