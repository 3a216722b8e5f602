import { sql, type Kysely } from 'kysely';
import { create, object, string } from 'superstruct';
import type { Row } from '../../../contract/console/shapes.ts';
import { newGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';
import type { ActionSource, Outcome } from '../engine/source.ts';
import { checkReason, outcomesOf } from './user-suspension.ts';

type About = 'user_guid' | 'recipe_guid';

const most = 100;

/** The notes of staff about a user or a recipe, newest first. */
export const notesAbout =
  (column: About) =>
  async (db: Kysely<Database>, guid: string): Promise<Row[]> => {
    const rows = await db
      .selectFrom('staff_notes as n')
      .leftJoin('users as u', 'u.guid', 'n.author_guid')
      .select(['n.guid', 'n.words', 'u.email as author', 'n.created_at as createdAt'])
      .where(sql.ref(`n.${column}`), '=', guid)
      .orderBy('n.guid', 'desc')
      .limit(most)
      .execute();
    return rows.map(({ guid: key, ...cells }) => ({ guid: key, version: 1, cells }));
  };

const inverseSchema = object({ note: string() });

/** Adds a note to users or recipes. Only staff see it; an export of the person's data contains it. */
export const addNote = (column: About): ActionSource => ({
  check: checkReason,
  run: async (tx, { deps, actor, answer }, rows) => {
    const words = answer.trim();
    const notes = rows.map(({ guid }) => ({ about: guid, guid: newGuid() }));
    const blank = { user_guid: null, recipe_guid: null, author_guid: actor.userGuid, words, created_at: deps.clock.now() };
    await tx
      .insertInto('staff_notes')
      .values(notes.map(({ about, guid }) => ({ ...blank, guid, [column]: about })))
      .execute();
    return new Map(
      notes.map(({ about, guid }): [string, Outcome] => [about, { inverse: { note: guid }, changes: { note: { from: null, to: words } } }]),
    );
  },
  undo: async (tx, _work, rows) => {
    const done = new Map<string, Outcome>();
    for (const { guid, inverse } of rows) {
      const { note } = create(inverse, inverseSchema);
      const gone = await tx.deleteFrom('staff_notes').where('guid', '=', note).returning('words').executeTakeFirst();
      if (gone) done.set(guid, { inverse: {}, changes: { note: { from: gone.words, to: null } } });
    }
    return outcomesOf(rows, done);
  },
});
