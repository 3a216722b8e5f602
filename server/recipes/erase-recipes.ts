import type { Kysely } from 'kysely';
import type { Database } from '../db/schema.ts';
import { inTransaction } from '../db/transaction.ts';
import { isPhotoUnused } from './photo.ts';

/** Recipes per statement, to keep locks short. */
const batch = 200;

interface Erasing {
  /** The viewer's companies. */
  companies: readonly string[];
  /** Null: everything in the trash. */
  guids: readonly string[] | null;
}

/** Versions, notes, links and other dependents are deleted with the recipe's row; photos are deleted unless something else uses them. */
function eraseBatch(db: Kysely<Database>, { companies, guids }: Erasing): Promise<number> {
  return inTransaction(db, async (tx) => {
    const rows = await tx
      .selectFrom('recipes')
      .select(['guid', 'photo_guid', 'more_photos'])
      .where('company_guid', 'in', companies)
      .where('trashed_at', 'is not', null)
      .$if(guids !== null, (select) => select.where('guid', 'in', guids ?? []))
      .orderBy('guid')
      .limit(batch)
      .forUpdate()
      .execute();
    if (rows.length === 0) return 0;
    const gone = rows.map(({ guid }) => guid);
    const cooked = await tx.selectFrom('recipe_cookings').select('photo_guid').where('recipe_guid', 'in', gone).execute();
    const photos = [
      ...new Set([...rows.flatMap((row) => row.more_photos), ...[...rows, ...cooked].flatMap(({ photo_guid }) => photo_guid ?? [])]),
    ];
    await tx.deleteFrom('recipes').where('guid', 'in', gone).execute();
    if (photos.length > 0) await tx.deleteFrom('photos').where('guid', 'in', photos).where(isPhotoUnused).execute();
    return gone.length;
  });
}

/** Deletes recipes in the trash for good. Resolves to their number. */
export async function eraseRecipes(db: Kysely<Database>, erasing: Erasing): Promise<number> {
  if (erasing.companies.length === 0) return 0;
  for (let erased = 0; ;) {
    const count = await eraseBatch(db, erasing);
    erased += count;
    if (count < batch) return erased;
  }
}
