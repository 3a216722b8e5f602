import { sql, type Kysely } from 'kysely';

const statements = [
  sql`alter table oauth_transactions add column answer text`,
  sql`alter table connected_sign_ins add column is_relayed boolean not null default false`,
  sql`create table kept_names (
    holder_hash text primary key,
    sealed text not null,
    expires_at int8 not null
  )`,
  sql`create index kept_names_expiry on kept_names (expires_at)`,
];

/** Answers that are posted, addresses that are relayed, and names that are told once. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
