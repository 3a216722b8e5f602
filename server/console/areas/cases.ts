import { sql } from 'kysely';
import { areas } from '../../../contract/console/areas.ts';
import { isGuid } from '../../db/guid.ts';
import { hasWords, isOrNot, oneOf } from '../engine/parts.ts';
import { source } from '../engine/source.ts';
import { createCase, removeCases, saveCase } from './case-form.ts';

const [name, expects, isRequired, language] = [sql`t.name`, sql`t.expects`, sql`t.is_required`, sql`t.language`];
const [hasPhoto, isBuiltIn, createdAt] = [sql`(t.photo_guid is not null)`, sql`t.is_built_in`, sql`t.created_at`];
const cells = { name, expects, isRequired, hasPhoto, isBuiltIn, language, createdAt };

/** Test cases for prompt versions. Removed ones are kept but not listed. */
export const casesSource = source<typeof areas.cases>({
  area: areas.cases,
  table: 'prompt_cases',
  where: sql`t.removed_at is null`,
  version: sql`t.row_version`,
  subject: null,
  cells,
  // A few dozen rows: they are sorted when read.
  sorts: { name: sql`lower(t.name)`, createdAt },
  search: (text) => (isGuid(text) ? sql`t.guid = ${text}` : hasWords(sql`lower(t.name || ' ' || t.description)`, text)),
  filters: {
    expects: (value) => oneOf(expects, value),
    isRequired: (value) => isOrNot(isRequired, value),
    hasPhoto: (value) => isOrNot(hasPhoto, value),
  },
  fields: {
    ...cells,
    description: sql`t.description`,
    photo: sql`t.photo_guid`,
    neverSays: sql`t.never_says`,
    mustContain: sql`t.must_contain`,
    mustNotContain: sql`t.must_not_contain`,
    servings: sql`t.servings`,
  },
  lists: {},
  actions: { remove: removeCases },
  save: saveCase,
  create: createCase,
  // Afterwards a version can become production without it.
  needsStepUp: ({ isRequired: required }) => required === false,
});
