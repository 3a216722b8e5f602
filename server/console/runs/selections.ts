import { sql } from 'kysely';
import { runLimits } from '../../../contract/console/console-endpoints.ts';
import type { AreaName } from '../../../contract/console/areas.ts';
import type { Selection } from '../../../contract/console/shapes.ts';
import { queryDetails } from '../audit/query-details.ts';
import { writeAudit } from '../audit/audit-log.ts';
import type { Deps } from '../../deps.ts';
import { newGuid } from '../../db/guid.ts';
import { inTransaction } from '../../db/transaction.ts';
import { invalidFields } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import { conditions, readAddress } from '../engine/pages.ts';
import type { Actor, Source } from '../engine/source.ts';

interface Chosen {
  name: AreaName;
  source: Source;
  actor: Actor;
  /** As in the address of the list. */
  text: string;
}

/**
 * Stores all matching rows with their versions: rows that appear later are not selected, and changed rows are skipped.
 * @throws Failure invalidInput for a query with unknown parameters, or with more matches than can be selected
 */
export function selectAll({ db, clock }: Pick<Deps, 'db' | 'clock'>, { name, source, actor, text }: Chosen): Promise<Selection> {
  const { query, dropped } = readAddress(source, text);
  // Refuses unknown parameters: ignoring one would select more than intended.
  if (dropped.length > 0) throw invalidFields({ query: i18n._('This list has a filter that is not known. Please load the page again.') });
  const { mostChosen, selectionMinutes } = runLimits;
  return inTransaction(db, async (tx) => {
    const [guid, at] = [newGuid(), clock.now()];
    const where = await conditions(tx, source, query, at);
    const expiry = { created_at: at, expires_at: at + selectionMinutes * 60_000 };
    await tx
      .insertInto('console_selections')
      .values({ guid, user_guid: actor.userGuid, area: name, query: text, row_count: 0, ...expiry })
      .execute();
    const { numAffectedRows } = await sql`
      insert into console_selection_rows (selection_guid, row_guid, row_version)
      select ${guid}::uuid, t.guid, ${source.version} from ${sql.table(source.table)} t
      where ${where} limit ${mostChosen + 1}`.execute(tx);
    const rows = Number(numAffectedRows ?? 0n);
    if (rows > mostChosen)
      throw invalidFields({ query: i18n._('Please narrow the list down to at most {most, number} rows.', { most: mostChosen }) });
    await tx.updateTable('console_selections').set({ row_count: rows }).where('guid', '=', guid).execute();
    const details = { rows, ...queryDetails(text) };
    await writeAudit(tx, clock, { action: `${name}.selected`, actorGuid: actor.userGuid, place: actor.place, subjectGuid: null, details });
    return { guid, rows, at };
  });
}
