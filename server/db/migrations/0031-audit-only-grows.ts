import { sql, type Kysely } from 'kysely';

const statements = [
  // An erasure and the janitor say that they are one; nothing else in the product can.
  sql`create function keep_audit_log() returns trigger language plpgsql as $$
    begin
      if coalesce(current_setting('anydish.erasing', true), '') = 'on' then
        return case when tg_op = 'DELETE' then old else new end;
      end if;
      raise exception 'The audit log only grows.';
    end $$`,
  sql`create trigger audit_log_rows before update or delete on audit_log for each row execute function keep_audit_log()`,
  sql`create trigger audit_log_whole before truncate on audit_log for each statement execute function keep_audit_log()`,
  sql`create index audit_log_by_time on audit_log (at, guid)`,
  sql`create index audit_log_by_action on audit_log (action, at, guid)`,
];

/** Rows of the audit log are added, and neither changed nor taken away. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
