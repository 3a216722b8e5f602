import { sql } from 'kysely';
import { areas } from '../../../contract/console/areas.ts';
import { isGuid } from '../../db/guid.ts';
import { hasWords, personOf, within } from '../engine/parts.ts';
import { source } from '../engine/source.ts';
import { dishesOfPrompt, feedbackFigures } from '../feedback-figures.ts';
import { promptFigures } from './prompt-figures.ts';
import { createPrompt, savePrompt } from './prompt-form.ts';

const author = personOf(sql`t.author_guid`);
const labels = sql`array(select l.label from prompt_labels l where l.prompt_guid = t.guid order by l.label)`;
const [name, version, note, createdAt] = [sql`t.name`, sql`t.version`, sql`t.note`, sql`t.created_at`];

/** Prompt versions, with production figures of those that cook. */
export const promptsSource = source<typeof areas.prompts>({
  area: areas.prompts,
  table: 'prompts',
  where: sql`true`,
  version: sql`t.row_version`,
  subject: null,
  cells: {
    version,
    name,
    note,
    author,
    createdAt,
    labels,
    ...promptFigures,
    ...feedbackFigures,
  },
  sorts: { version, createdAt },
  search: (text) => (isGuid(text) ? sql`t.guid = ${text}` : hasWords(sql`lower(t.version || ' ' || t.note || ' ' || t.body)`, text)),
  filters: {
    name: (value) => sql`t.name in (${sql.join(value.split(','))})`,
    label: (value) =>
      sql`exists (select 1 from prompt_labels l where l.prompt_guid = t.guid and l.label in (${sql.join(value.split(','))}))`,
    createdAt: (value) => within(createdAt, value),
  },
  fields: { version, name, labels, note, body: sql`t.body`, author, createdAt, ...promptFigures, ...feedbackFigures },
  lists: { dishes: dishesOfPrompt },
  actions: {},
  save: savePrompt,
  create: createPrompt,
  // The production version writes or transcribes everyone's next recipe.
  needsStepUp: ({ labels: given }) => Array.isArray(given) && given.includes('production'),
});
