import { sql } from 'kysely';
import type { Sql } from '../engine/source.ts';

/** A `Recipe` as JSON, of the row `r` of recipes and a body of its own. Its photos are its owner's, who alone can fetch them. */
export const sheetOf = (r: Sql, body: Sql): Sql =>
  sql`(jsonb_build_object('language', 'en') || ${body} || jsonb_build_object(
    'title', coalesce(${r}.title, ${body} ->> 'title'), 'guid', ${r}.guid, 'companyUri', '', 'createdAt', ${r}.created_at,
    'unitSystem', ${r}.unit_system, 'photoGuid', null, 'cookedBy', ${r}.cooked_by))::text`;
