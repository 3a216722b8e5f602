import { newGuid } from '../../../server/db/guid.ts';
import { newShareId } from '../../../server/recipes/sharing/shared.ts';
import type { TestApp } from './app.ts';

/** What other rooms hold of somebody: the console, as a row that staff acted on and as staff, and the recipes. */
export async function addHeld({ db, clock }: TestApp, userGuid: string, recipe: string): Promise<void> {
  const [run, category, now] = [newGuid(), newGuid(), clock.now()];
  const ended = {
    state: 'done',
    started_at: now,
    ended_at: now,
    total: 1,
    left_counts: '{}',
    undoable_until: null,
    undone_by: null,
  } as const;
  await db
    .insertInto('console_runs')
    .values({
      guid: run,
      request_key: newGuid(),
      user_guid: userGuid,
      area: 'users',
      action: 'suspend',
      answer: 'x',
      ...ended,
      undoes: null,
      leased_by: null,
      leased_until: null,
    })
    .execute();
  await db
    .insertInto('console_run_rows')
    .values({ run_guid: run, row_guid: userGuid, row_version: 1, outcome: 'done', inverse: null, version_after: 2 })
    .execute();
  await db
    .insertInto('record_changes')
    .values({ guid: newGuid(), area: 'users', record_guid: userGuid, at: now, actor_guid: userGuid, version: 2, changes: '{}' })
    .execute();
  await db
    .insertInto('console_views')
    .values({ guid: newGuid(), user_guid: userGuid, area: 'users', name: 'Mine', query: '', is_shared: true, created_at: now })
    .execute();
  await db
    .insertInto('categories')
    .values({ guid: category, slug: category, parent_guid: null, position: 1, names: '{}', created_at: now })
    .execute();
  const link = { id: newShareId(), recipe_guid: recipe, slug: 'toast', shared_at: 1, changed_at: 1 };
  await db.insertInto('shared_recipes').values(link).execute();
  const version = { version: 1, kind: 'original' as const, wish: null, made_from: null, title: null, plan: null, excluded: null };
  await db
    .insertInto('recipe_versions')
    .values({ ...version, recipe_guid: recipe, body: '{}', cooked_by: '{}', created_at: now })
    .execute();
  const copy = { guid: newGuid(), area: 'cases', bytes: Buffer.from('x'), wide: Buffer.from('x'), created_at: now, is_kept: true };
  await db
    .insertInto('pictures')
    .values({ ...copy, recipe_guid: recipe })
    .execute();
  const tried = {
    name: 'Toast',
    description: 'Toast',
    language: 'en',
    servings: 2,
    expects: 'recipe',
    is_required: false,
    never_says: '',
  } as const;
  await db
    .insertInto('prompt_cases')
    .values({ ...tried, guid: newGuid(), photo_guid: copy.guid, recipe_guid: recipe, created_at: now })
    .execute();
  const timer = { guid: newGuid(), revision: 1, name: 'Toast', step: null, company_uri: null, recipe_guid: recipe };
  await db
    .insertInto('kitchen_timers')
    .values({ ...timer, user_guid: userGuid, ends_at: now, is_stopped: false })
    .execute();
  await db
    .insertInto('staff_notes')
    .values({ guid: newGuid(), user_guid: userGuid, recipe_guid: null, author_guid: null, words: 'Called twice', created_at: now })
    .execute();
  await db.insertInto('recipe_notes').values({ recipe_guid: recipe, step: null, text: 'Less salt', changed_at: now }).execute();
  const under = { recipe_guid: recipe, version: 1, prompt_version: 0, dish: 'toast' };
  await db
    .insertInto('recipe_thumbs')
    .values({ ...under, is_up: true, said_at: now })
    .execute();
  const cooking = { guid: newGuid(), request_key: newGuid(), cooked_on: '2026-01-01', note: 'Good', photo_guid: null, created_at: now };
  await db
    .insertInto('recipe_cookings')
    .values({ ...under, ...cooking })
    .execute();
  const report = { kind: 'unsafe' as const, words: 'Too hot', share_id: null, created_at: now };
  await db
    .insertInto('recipe_reports')
    .values({ guid: newGuid(), recipe_guid: recipe, version: 1, request_key: newGuid(), ...report })
    .execute();
  const read = { text: 'Toast', isCertain: true, doubts: [] };
  const reading = {
    title: read,
    servings: 2,
    prepMinutes: null,
    cookMinutes: null,
    ingredients: [],
    steps: [],
    notes: '',
    text: 'Toast',
    left: [],
    origin: null,
  };
  await db
    .insertInto('transcriptions')
    .values({ guid: newGuid(), user_guid: userGuid, request_key: newGuid(), reading: JSON.stringify(reading), created_at: now })
    .execute();
  await db.insertInto('recipe_categories').values({ recipe_guid: recipe, category_guid: category, came_from: null }).execute();
}
