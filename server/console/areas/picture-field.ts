import type { Kysely, Transaction } from 'kysely';
import type { AreaName } from '../../../contract/console/areas.ts';
import type { Cell } from '../../../contract/console/shapes.ts';
import type { Database } from '../../db/schema.ts';
import { isGuid } from '../../db/guid.ts';
import { i18n, type Sentence } from '@anydish/language/sentence';

/** The problem of a picture in a form; null for one that was uploaded for this area, and for none. */
export async function pictureProblem(db: Kysely<Database>, area: AreaName, value: Cell | undefined): Promise<Sentence | null> {
  if (value === undefined || value === null) return null;
  const known =
    typeof value === 'string' && isGuid(value)
      ? await db.selectFrom('pictures').select('guid').where('guid', '=', value).where('area', '=', area).executeTakeFirst()
      : undefined;
  return known === undefined ? i18n._('The photo could not be read. Please choose it again.') : null;
}

/** A picture that was saved with a record is kept, so that an earlier version can be restored. */
export async function keepPicture(tx: Transaction<Database>, value: Cell | undefined): Promise<void> {
  if (typeof value === 'string') await tx.updateTable('pictures').set({ is_kept: true }).where('guid', '=', value).execute();
}
