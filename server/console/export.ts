import type { FastifyInstance, FastifyRequest } from 'fastify';
import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { object, optional, size } from 'superstruct';
import type { AreaName } from '../../contract/console/areas.ts';
import { consoleExportPath } from '../../contract/console/console-endpoints.ts';
import { exportFileName, headOf, totalHeader, writeTotal } from '../../contract/console/export.ts';
import type { Query } from '../../contract/console/query.ts';
import { text } from '../../contract/text.ts';
import { Failure, invalidFields } from '../http/failure.ts';
import { readParams, readQuery } from '../http/read.ts';
import { requestLanguage } from '../language/request-language.ts';
import { i18n } from '@anydish/language/sentence';
import { takeToken } from '../limits/rate-limit.ts';
import { consoleLimits } from './limits.ts';
import { cellText, csvLine } from './csv.ts';
import { conditions, readAddress, rowsAfter, shownColumns, totalOf, walkOf, type Walk } from './engine/pages.ts';
import { toldCells } from './engine/told-cells.ts';
import { readArea, requireStaff } from './gate.ts';
import { sources } from './sources.ts';

/** Rows per batch, which limits memory. */
const batch = 500;

const querySchema = object({
  query: optional(size(text(), 0, 2_000)),
  columns: optional(size(text(), 0, 1_000)),
  labels: optional(size(text(), 0, 2_000)),
});

interface Wanted {
  name: AreaName;
  query: Query;
  columns: readonly string[];
  /** The first line. */
  head: readonly string[];
  walk: Walk;
}

/** The last row that was written. */
interface Place {
  value: string | number;
  guid: string;
}

/** The lines of a file in batches. Permission is checked per batch: losing the flag ends the file. A closed connection ends it too. */
async function* lines(request: FastifyRequest, { name, query, columns, head, walk }: Wanted): AsyncGenerator<string> {
  const source = sources[name];
  const { reads } = request.server.deps;
  const language = requestLanguage(request);
  yield csvLine(head);
  const batchAfter = (after: Place | null) => reads((db) => rowsAfter(db, source, { query, walk, columns, after, limit: batch }));
  for (let after: Place | null = null; ;) {
    if (after !== null) await requireStaff(request, { flags: [source.area.needs] });
    const rows = await batchAfter(after);
    yield rows
      .map((row) => toldCells(source, row.cells, language))
      .map((cells) => csvLine(columns.map((column) => cellText(source.area.columns[column]?.kind ?? 'text', cells[column] ?? null))))
      .join('');
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch) return;
    after = { value: last.sorted, guid: last.guid };
    // The embedded database answers without yielding to the event loop.
    await setImmediate();
  }
}

/** The columns of the file. @throws Failure invalidInput for an unknown column */
function readColumns(wanted: string | undefined, known: readonly string[], usual: readonly string[]): readonly string[] {
  if (wanted === undefined || wanted === '') return usual;
  const columns = [...new Set(wanted.split(','))];
  if (columns.every((column) => known.includes(column))) return columns;
  throw invalidFields({ columns: i18n._('This list has a column that is not known. Please load the page again.') });
}

/** All matching rows as a file for a spreadsheet. */
export function registerConsoleExport(app: FastifyInstance): void {
  const { db, clock, reads } = app.deps;

  // Brotli keeps 45 MiB more while it runs, for files that are hardly smaller.
  app.get(consoleExportPath, { exposeHeadRoute: false, compress: { encodings: ['gzip'] } }, async (request, reply) => {
    const { name, area } = readArea(readParams(request)['area']);
    const { userGuid } = await requireStaff(request, { flags: [area.needs] });
    // Other sites cannot read the file and must not start a long export.
    const site = request.headers['sec-fetch-site'];
    if (site !== undefined && site !== 'same-origin') throw new Failure('notAllowed', i18n._('This request came from another site.'));
    const wanted = readQuery(querySchema, request);
    const { query, dropped } = readAddress(sources[name], wanted.query ?? '');
    // Refuses unknown parameters: ignoring one would export more than intended.
    if (dropped.some((part) => part.name !== 'after'))
      throw invalidFields({ query: i18n._('This list has a filter that is not known. Please load the page again.') });
    const columns = readColumns(wanted.columns, Object.keys(area.columns), shownColumns(sources[name], query));
    await takeToken(db, clock, consoleLimits.exports(userGuid));
    const now = clock.now();
    const { walk, total } = await reads(async (from) => {
      const where = await conditions(from, sources[name], query, now);
      return { walk: await walkOf(from, sources[name], query, where, now), total: await totalOf(from, sources[name], query, where) };
    });
    return reply
      .type('text/csv; charset=utf-8; header=present')
      .headers({
        'content-disposition': `attachment; filename="${exportFileName(name, clock.now())}"`,
        'cache-control': 'no-store',
        [totalHeader]: writeTotal(total),
      })
      .send(Readable.from(lines(request, { name, query, columns, head: headOf(columns, wanted.labels), walk })));
  });
}
