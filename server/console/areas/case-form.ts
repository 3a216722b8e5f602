import type { Transaction } from 'kysely';
import { expectations } from '../../../contract/console/prompt-areas.ts';
import { maxDescriptionLength, servingsRange } from '../../../contract/kitchen/kitchen.ts';
import { isLocale } from '../../../contract/shell/locales.ts';
import type { Database } from '../../db/schema.ts';
import { newGuid } from '../../db/guid.ts';
import { invalidFields } from '../../http/failure.ts';
import { i18n, type Sentence } from '@anydish/language/sentence';
import type { ActionSource, Fields, Outcome, Source } from '../engine/source.ts';
import { keepPicture, pictureProblem } from './picture-field.ts';
import { outcomesOf } from './user-suspension.ts';

export const longestCaseName = 120;
const longestContents = 400;
const required = i18n._('This field is required.');
const isBlank = (value: unknown) => typeof value !== 'string' || value.trim() === '';
const tooLong = (count: number) =>
  i18n._('{count, plural, one {Please use at most # character.} other {Please use at most # characters.}}', { count });
const oneOfThese = (choices: readonly string[]) => i18n._('This must be one of these: {choices}.', { choices: [...choices] });

const expectationOf = (value: unknown) => expectations.find((one) => one === value);

/** Problems of the sent fields. A photo needs no text; without a photo, text is required. */
function problemsOf(fields: Fields, hasPhoto: boolean): Record<string, Sentence> {
  const problems: Record<string, Sentence> = {};
  const { name, description, expects, language, servings } = fields;
  if (name !== undefined && isBlank(name)) problems['fields.name'] = required;
  if (typeof name === 'string' && name.length > longestCaseName) problems['fields.name'] = tooLong(longestCaseName);
  if (description !== undefined && isBlank(description) && !hasPhoto) problems['fields.description'] = required;
  if (typeof description === 'string' && description.length > maxDescriptionLength)
    problems['fields.description'] = tooLong(maxDescriptionLength);
  for (const field of ['mustContain', 'mustNotContain'])
    if (String(fields[field] ?? '').length > longestContents) problems[`fields.${field}`] = tooLong(longestContents);
  if (expects !== undefined && expectationOf(expects) === undefined) problems['fields.expects'] = oneOfThese(expectations);
  if (language !== undefined && (typeof language !== 'string' || !isLocale(language)))
    problems['fields.language'] = i18n._('This value is not accepted.');
  const { min, max } = servingsRange;
  if (servings !== undefined && !(typeof servings === 'number' && servings >= min && servings <= max))
    problems['fields.servings'] = i18n._('This must be from {min, number} to {max, number}.', { min, max });
  return problems;
}

const textOr = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

function columnsOf(fields: Fields) {
  const { photo, name, description, expects, isRequired, neverSays, mustContain, mustNotContain, language, servings } = fields;
  const expected = expectationOf(expects);
  return {
    ...(photo === undefined ? {} : { photo_guid: typeof photo === 'string' ? photo : null }),
    ...(typeof name === 'string' ? { name: name.trim() } : {}),
    ...(description === undefined ? {} : { description: typeof description === 'string' ? description : '' }),
    ...(expected === undefined ? {} : { expects: expected }),
    ...(isRequired === undefined ? {} : { is_required: isRequired === true }),
    ...(neverSays === undefined ? {} : { never_says: textOr(neverSays) }),
    ...(mustContain === undefined ? {} : { must_contain: textOr(mustContain) }),
    ...(mustNotContain === undefined ? {} : { must_not_contain: textOr(mustNotContain) }),
    ...(typeof language === 'string' && isLocale(language) ? { language } : {}),
    ...(typeof servings === 'number' ? { servings } : {}),
  };
}

/** Keeps the photo unless it was removed. @throws Failure invalidInput */
async function check(tx: Transaction<Database>, fields: Fields, hadPhoto: boolean): Promise<void> {
  const { photo } = fields;
  const problems = problemsOf(fields, photo === undefined ? hadPhoto : photo !== null);
  const problem = await pictureProblem(tx, 'cases', photo);
  if (problem !== null) problems['fields.photo'] = problem;
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  await keepPicture(tx, photo);
}

export const saveCase: NonNullable<Source['save']> = async (tx, _work, guid, fields) => {
  const row = await tx.selectFrom('prompt_cases').select(['photo_guid', 'description']).where('guid', '=', guid).executeTakeFirstOrThrow();
  // Removing the photo keeps the text.
  const { description = row.description } = fields;
  await check(tx, fields.photo === undefined ? fields : { ...fields, description }, row.photo_guid !== null);
  const columns = columnsOf(fields);
  if (Object.keys(columns).length > 0) await tx.updateTable('prompt_cases').set(columns).where('guid', '=', guid).execute();
};

const usual = { name: null, description: null, expects: 'recipe', isRequired: false, language: 'en', servings: 2 };

export const createCase: NonNullable<Source['create']> = async (tx, { deps }, fields) => {
  const all: Fields = { ...usual, ...fields };
  await check(tx, all, false);
  const guid = newGuid();
  const defaults = {
    name: '',
    description: '',
    expects: 'recipe',
    is_required: false,
    never_says: '',
    language: 'en',
    servings: 2,
  } as const;
  await tx
    .insertInto('prompt_cases')
    .values({ ...defaults, ...columnsOf(all), guid, created_at: deps.clock.now() })
    .execute();
  return guid;
};

async function setRemoved(tx: Transaction<Database>, rows: readonly { guid: string }[], at: number | null) {
  const guids = rows.map(({ guid }) => guid);
  await tx.updateTable('prompt_cases').set({ removed_at: at }).where('guid', 'in', guids).execute();
  return outcomesOf(rows, new Map(guids.map((guid): [string, Outcome] => [guid, { inverse: {} }])));
}

/** Removes cases from the lab: versions no longer have to pass them. */
export const removeCases: ActionSource = {
  run: (tx, { deps }, rows) => setRemoved(tx, rows, deps.clock.now()),
  undo: (tx, _work, rows) => setRemoved(tx, rows, null),
};
