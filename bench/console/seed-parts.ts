import { sql } from 'kysely';

const years = 3;
export const year = 365 * 24 * 60 * 60_000;

export interface Amounts {
  users: number;
  recipes: number;
  /** Of the last month: older ones are not kept. */
  orders: number;
}

/** A UUIDv7 of the time `at`: what points to a row computes it again. */
export const guidOf = (kind: string, row: ReturnType<typeof sql>, at: ReturnType<typeof sql>) => {
  const noise = sql`md5(${kind} || ${row}::text)`;
  return sql`(lpad(to_hex(${at}), 12, '0') || '7' || substr(${noise}, 1, 3) || '8' || substr(${noise}, 4, 15))::uuid`;
};

/** From 0 to 1, the same for the same row. */
export const share = (kind: string, row: ReturnType<typeof sql>) =>
  sql`((('x' || substr(md5(${kind} || ${row}::text), 1, 7))::bit(28)::int) / 268435456.0)`;

export const pick = (from: readonly string[], kind: string, row: ReturnType<typeof sql>) =>
  sql`(${sql.val(from)}::text[])[1 + floor(${share(kind, row)} * ${from.length})::int]`;

/** What all rows are made with: `first` and `now` are milliseconds since 1970. */
export const clockOf = (now: number, users: number) => {
  const first = now - years * year;
  return (row: ReturnType<typeof sql>) => sql`(${first}::int8 + (${row}::float8 / ${users} * ${now - first})::int8)`;
};

/** The rows `keyed`: recipes with their owners and moments, as both they and their orders have them. Materialized: an expression that is looked at twice is computed once. */
export const keyedRows = (from: number, to: number, now: number, users: number) => {
  // Most accounts have a few recipes, some have hundreds.
  const owner = sql`(1 + floor(power(${share('owner', sql`i`)}, 2) * ${users}))::int`;
  return sql`owned as materialized (select i, ${owner} as owner from generate_series(${from}::int, ${to}::int) i),
    dated as materialized (select i, owner, ${clockOf(now, users)(sql`owner`)} as joined from owned),
    made as materialized (
      select i, ${guidOf('company', sql`owner`, sql`joined`)} as company, ${guidOf('user', sql`owner`, sql`joined`)} as owner,
        joined + (${share('made', sql`i`)} * (${now} - joined))::int8 as at from dated),
    keyed as materialized (
      select *, ${guidOf('recipe', sql`i`, sql`at`)} as guid, case when i % 40 = 0 then 'seed' || lpad(i::text, 8, '0') end as link from made)`;
};
