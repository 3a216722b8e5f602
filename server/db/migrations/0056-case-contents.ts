import { sql, type Kysely } from 'kysely';

const statements = [
  sql`alter table prompt_cases add column must_contain text not null default '', add column must_not_contain text not null default ''`,
  // Earlier tries were not checked for the dish, the language, amounts and sentences.
  sql`update prompt_tries set case_version = 0`,
];

/** What the answer to a case must and must not contain. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}
