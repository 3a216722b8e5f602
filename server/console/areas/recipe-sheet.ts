import { sql } from 'kysely';
import type { Sql } from '../engine/source.ts';

/** A `Recipe` as JSON, of the row `r` of recipes with a given body. Omits photos, which only their owner can fetch. */
export const sheetOf = (r: Sql, body: Sql): Sql =>
  sql`(jsonb_build_object('language', 'en') || ${body} || jsonb_build_object(
    'title', coalesce(${r}.title, ${body} ->> 'title'), 'guid', ${r}.guid, 'companyUri', '', 'createdAt', ${r}.created_at,
    'unitSystem', ${r}.unit_system, 'photoGuid', null, 'cookedBy', ${r}.cooked_by))::text`;
