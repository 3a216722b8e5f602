import { sql } from 'kysely';
import { toWire } from '../../../contract/casing.ts';
import type { Deps } from '../../deps.ts';
import { heldTables } from './held.ts';

type Row = Record<string, unknown>;
type Services = Pick<Deps, 'db' | 'files'>;

const isTime = (column: string) => column === 'at' || column.endsWith('_at');

function asText(column: string, value: unknown): unknown {
  if (Buffer.isBuffer(value)) return value.toString('base64');
  return isTime(column) && typeof value === 'number' ? new Date(value).toISOString() : value;
}

/** A row in the export format: times by ISO 8601, bytes as base64, names in snake_case at every depth. */
const asEntry = (row: Row, leaveOut: readonly string[]): unknown =>
  toWire(
    Object.fromEntries(
      Object.entries(row)
        .filter(([column]) => column !== 'export_key' && !leaveOut.includes(column))
        .map(([column, value]) => [column, asText(column, value)]),
    ),
  );

/** The rows of one table in batches, to save memory and to free the connection in between. */
async function* rowsOf({ db, files }: Services, held: ReturnType<typeof heldTables>[number]): AsyncGenerator<Row> {
  for (let after = held.start; ;) {
    const { rows } = await sql<Row & { export_key: string }>`
      select *, (${held.key})::text as export_key from ${sql.table(held.table)}
      where ${held.of} and ${held.key} > ${after} order by ${held.key} limit ${held.batch}`.execute(db);
    for (const { file, ...row } of rows) yield typeof file === 'string' ? { ...row, bytes: await files.read({ bytes: null, file }) } : row;
    const last = rows.at(-1);
    if (last === undefined || rows.length < held.batch) return;
    after = last.export_key;
  }
}

interface Exported {
  userGuid: string;
  email: string;
  productName: string;
  /** Milliseconds since 1970. */
  now: number;
}

/** A user's data as the text of one JSON file, streamed. Photos are embedded as base64, because links would need an account that may be deleted. */
export async function* exportFile(services: Services, { userGuid, email, productName, now }: Exported): AsyncGenerator<string> {
  const about = { product: productName, exported_at: new Date(now).toISOString(), version: 1 };
  yield `{\n"about": ${JSON.stringify(about)}`;
  for (const held of heldTables({ userGuid, email })) {
    yield `,\n${JSON.stringify(held.name)}: [`;
    let separator = '\n';
    for await (const row of rowsOf(services, held)) {
      yield separator + JSON.stringify(asEntry(row, held.leaveOut));
      separator = ',\n';
    }
    yield ']';
  }
  yield '\n}\n';
}
