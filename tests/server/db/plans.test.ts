import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../server/db/open.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { createOnServer } from '../../support/server/database.ts';
import { fillTables, smallTables } from '../../support/server/fill.ts';
import { normalise } from '../../support/server/statements.ts';

// Run by scripts/test-postgres.mjs after the tests that it collects the statements of.

/** Statements that read a whole table on purpose: a part of each, and why. */
const allowed: Readonly<Record<string, string>> = {
  'insert into console_selection_rows': 'Staff select all rows of a list, up to a limit.',
  'delete from "rate_limits" where (position(': 'Once at the end of an account; counts are kept for a day at most.',
  'update audit_log set details = details -': 'Once at the end of an account: staff may have named it in any entry.',
};

/**
 * Statements that need many rows where the values are not known, and few where they are: an index must be there. The janitor deletes what is old, of
 * which there is little.
 */
const byKnownTime = ['delete from "sessions" where ("expires_at" <', 'limit 500)'];

const folder = process.env['TEST_PLANS'] ?? '';
const isStatement = /^\s*(\/\*[^*]*\*\/\s*)?(select|insert|update|delete|with)\b/i;

let client: Client;
beforeAll(async () => {
  const url = await createOnServer(process.env['TEST_DATABASE_URL'] ?? '', `plans_${Date.now()}`);
  const { db, close } = await openDatabase({ databaseUrl: url, dataDir: '' }, () => undefined, null);
  await migrate(db);
  await close();
  await fillTables(url);
  client = new Client({ connectionString: url });
  await client.connect();
  // As the server plans a statement whose values it does not know.
  await client.query('set plan_cache_mode = force_generic_plan');
}, 300_000);
afterAll(() => client?.end());

interface Plan {
  'Node Type': string;
  'Relation Name'?: string;
  Plans?: Plan[];
}

const scansOf = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? ''] : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
];

/** Tables that grow with users, and that a statement reads from one end to the other. */
async function growingScans(name: string, text: string): Promise<string[]> {
  await client.query(`set enable_seqscan = ${byKnownTime.some((part) => name.includes(part)) ? 'off' : 'on'}`);
  // Numbered anew: some were constants.
  const numbers = [...new Set([...text.matchAll(/\$(\d+)/g)].map(([, number]) => number))];
  const values = numbers.length;
  await client.query(`prepare asked as ${text.replaceAll(/\$(\d+)/g, (_, number: string) => `$${numbers.indexOf(number) + 1}`)}`);
  const nulls = values === 0 ? '' : `(${Array.from({ length: values }, () => 'null').join(', ')})`;
  const { rows } = await client.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(`explain (format json) execute asked${nulls}`);
  await client.query('deallocate asked');
  const scans = rows.flatMap((row) => row['QUERY PLAN'].flatMap(({ Plan: plan }) => scansOf(plan)));
  return [...new Set(scans)].filter((table) => !Object.hasOwn(smallTables, table) && !table.startsWith('kysely'));
}

const statements = () => {
  const lines = readdirSync(folder).flatMap((file) => readFileSync(join(folder, file), 'utf8').trimEnd().split('\n'));
  const texts = lines.map((line) => String(JSON.parse(line))).filter((text) => isStatement.test(text));
  return new Map(texts.map((text) => [normalise(text), text]));
};

test('every statement of the product finds its rows by an index', async () => {
  const all = statements();
  expect(all.size).toBeGreaterThan(500);
  const found: string[] = [];
  const used = new Set<string>();
  for (const [name, text] of all) {
    const scans = await growingScans(name, text);
    if (scans.length === 0) continue;
    const reason = Object.keys(allowed).find((part) => name.includes(part));
    if (reason === undefined) found.push(`${scans.join(', ')}: ${name}`);
    else used.add(reason);
  }
  expect(found).toEqual([]);
  expect(Object.keys(allowed).filter((part) => !used.has(part))).toEqual([]);
}, 300_000);
