import { sql, type Kysely } from 'kysely';

const statements = [
  sql`create table audit_seals (
    number int8 primary key,
    audit_guid uuid not null unique,
    at int8 not null,
    content text not null,
    hash text not null,
    erased_at int8
  )`,
  sql`create table audit_unsealed (audit_guid uuid primary key)`,
  sql`create function queue_audit_seal() returns trigger language plpgsql as $$
    begin
      insert into audit_unsealed (audit_guid) values (new.guid) on conflict do nothing;
      return null;
    end $$`,
  sql`create trigger audit_log_seal after insert on audit_log for each row execute function queue_audit_seal()`,
  sql`insert into audit_unsealed (audit_guid) select guid from audit_log on conflict do nothing`,
  // An erasure leaves the seal of each row that it takes or changes, with a note.
  sql`create or replace function keep_audit_log() returns trigger language plpgsql as $$
    begin
      if coalesce(current_setting('anydish.erasing', true), '') = 'on' then
        if tg_level = 'ROW' then
          update audit_seals set erased_at = (extract(epoch from now()) * 1000)::int8 where audit_guid = old.guid;
        end if;
        return case when tg_op = 'DELETE' then old else new end;
      end if;
      raise exception 'The audit log only grows.';
    end $$`,
  sql`create index audit_log_changes on audit_log (at, guid) where action not in ('staff.read', 'impersonation.read')`,
  sql`create index audit_log_reasons on audit_log using gin (lower(details ->> 'reason') gin_trgm_ops) where details ? 'reason'`,
  sql`create index audit_log_titles on audit_log using gin (lower(details ->> 'title') gin_trgm_ops) where details ? 'title'`,
];

/** A hash chain over the audit log, and indexes for changes without reads, reasons and titles. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
