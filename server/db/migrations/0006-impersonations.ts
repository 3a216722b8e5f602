import { sql, type Kysely } from 'kysely';

// The audit log names people by guid and refers to no table: it outlives what it tells of.
const statements = [
  sql`create table impersonations (
    guid uuid primary key,
    staff_session_guid uuid not null,
    staff_guid uuid not null references users (guid) on delete cascade,
    user_guid uuid not null references users (guid) on delete cascade,
    reason text not null,
    began_at int8 not null,
    ends_at int8 not null,
    ended_at int8
  )`,
  sql`create index impersonations_open on impersonations (ends_at) where ended_at is null`,
  sql`create index impersonations_staff on impersonations (staff_guid)`,
  sql`create index impersonations_user on impersonations (user_guid)`,
  sql`alter table sessions add column impersonation_guid uuid references impersonations (guid) on delete cascade`,
  sql`create index sessions_impersonation on sessions (impersonation_guid)`,
  sql`create table audit_log (
    guid uuid primary key,
    at int8 not null,
    actor_guid uuid,
    subject_guid uuid,
    impersonation_guid uuid,
    action text not null,
    details jsonb not null
  )`,
  sql`create index audit_log_actor on audit_log (actor_guid, guid)`,
  sql`create index audit_log_subject on audit_log (subject_guid, guid)`,
];

/** Staff in the place of a user, and what was done meanwhile. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
