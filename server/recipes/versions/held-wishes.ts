import type { Kysely, Transaction } from 'kysely';
import { isExclusion, wishKey, type Wish } from '../../../contract/kitchen/wishes.ts';
import { sourceLocale } from '../../../contract/shell/locales.ts';
import type { Database } from '../../db/schema.ts';
import { profileOf } from '../../kitchen/profile/profile.ts';
import { readUntrusted } from '../../untrusted/read-untrusted.ts';
import type { RecipeRow } from '../stored-recipe.ts';
import { excludedAtFirst } from './append-version.ts';

type Tables = Kysely<Database> | Transaction<Database>;

const bare = ({ kind, id }: Wish): Wish => ({ kind, id });
const once = (wishes: readonly Wish[]): Wish[] => [...new Map(wishes.map((wish) => [wishKey(wish), bare(wish)])).values()];

/** For recipes older than stored exclusions: reads the order again, if it still exists. */
async function excludedByOrder(db: Tables, { job_guid: jobGuid, user_guid: owner }: RecipeRow): Promise<Wish[]> {
  if (jobGuid === null) return [];
  const job = await db.selectFrom('recipe_jobs').select(['request', 'language']).where('guid', '=', jobGuid).executeTakeFirst();
  if (job === undefined) return [];
  const language = job.language ?? sourceLocale;
  const { wishes } = await readUntrusted('sought', [job.request, [], language], { owner, field: 'description' });
  return wishes.filter(isExclusion);
}

/** Constraints that no change can lift: the order's exclusions, and the owner's current allergies. */
export async function heldWishes(db: Kysely<Database>, row: RecipeRow): Promise<Wish[]> {
  const first = (await excludedAtFirst(db, row)) ?? (await excludedByOrder(db, row));
  const allergies = (await profileOf(db, row.user_guid)).filter(({ kind }) => kind === 'allergy');
  return once([...first, ...allergies]);
}

/** The same plus the exclusions of later versions: a vegan version that is made cheaper stays vegan. */
export async function wishesToKeep(db: Kysely<Database>, row: RecipeRow): Promise<Wish[]> {
  return once([...(await heldWishes(db, row)), ...(row.excluded ?? [])]);
}
