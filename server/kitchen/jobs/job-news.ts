import { is, number, type } from 'superstruct';
import { changesSchema, withChanges } from '../../../contract/kitchen/partial-changes.ts';
import type { PartialRecipe } from '../../../contract/recipes/partial-recipe.ts';
import type { StoredEvent } from './job-store.ts';

/** What the streams of the working process get: a stored event, or a partial recipe that follows the stored event `base`. */
export class JobNews {
  readonly stored: StoredEvent | null;
  readonly partial: { base: number; recipe: PartialRecipe } | null;
  constructor(stored: JobNews['stored'], partial: JobNews['partial'] = null) {
    this.stored = stored;
    this.partial = partial;
  }
}

/** What other processes get of a partial recipe: its difference from the stored one, after the stored event `base`. */
const toldSchema = type({ base: number(), changes: changesSchema });

/** A partial recipe for a stream that has read up to `seen`, where `kept` is the stored one; null: there is none, or the database has more. */
export function partialIn(news: unknown, seen: number, kept: PartialRecipe | null): PartialRecipe | null {
  if (news instanceof JobNews) return news.partial?.base === seen ? news.partial.recipe : null;
  if (kept === null || !is(news, toldSchema) || news.base !== seen) return null;
  return withChanges(kept, news.changes);
}
