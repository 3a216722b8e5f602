import type { Kysely } from 'kysely';
import { isExclusion, wishKey, type Wish } from '../../../contract/kitchen/wishes.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/schema.ts';
import { isKnownWish } from '@anydish/kitchen/read';

/** A user's permanent wishes; foods that the lexicon no longer knows are left out. */
export async function profileOf(db: Kysely<Database>, userGuid: string): Promise<Wish[]> {
  const row = await db.selectFrom('diet_profiles').select('wishes').where('user_guid', '=', userGuid).executeTakeFirst();
  return (row?.wishes ?? []).filter(isKnownWish);
}

/** Stores a user's permanent wishes: exclusions, allergies and diets, each once. */
export async function saveProfile(db: Kysely<Database>, clock: Clock, userGuid: string, wishes: readonly Wish[]): Promise<Wish[]> {
  const kept = [...new Map(wishes.filter(isExclusion).map(({ kind, id }) => [wishKey({ kind, id }), { kind, id }])).values()];
  const values = { wishes: JSON.stringify(kept), updated_at: clock.now() };
  await db
    .insertInto('diet_profiles')
    .values({ user_guid: userGuid, ...values })
    .onConflict((conflict) => conflict.column('user_guid').doUpdateSet(values))
    .execute();
  return kept;
}
