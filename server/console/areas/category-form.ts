import { sql, type Transaction } from 'kysely';
import { locales, sourceLocale } from '../../../contract/shell/locales.ts';
import type { Database } from '../../db/schema.ts';
import { isGuid, newGuid } from '../../db/guid.ts';
import { invalidFields } from '../../http/failure.ts';
import { i18n, type Sentence } from '@anydish/language/sentence';
import type { Fields, Source } from '../engine/source.ts';
import { keepPicture, pictureProblem } from './picture-field.ts';

const mostDepth = 20;
const required = i18n._('This field is required.');

/** The category's form with the sent fields. */
async function checked(tx: Transaction<Database>, guid: string, fields: Fields): Promise<Record<string, Sentence>> {
  const problems: Record<string, Sentence> = {};
  for (const [name, value] of Object.entries(fields)) {
    const isBlank = value === null || (typeof value === 'string' && value.trim() === '');
    if (name === `name.${sourceLocale}` && isBlank) problems[`fields.${name}`] = i18n._('Please enter a name');
    if ((name === 'slug' || name === 'position') && isBlank) problems[`fields.${name}`] = required;
  }
  const { slug, parent } = fields;
  const picture = await pictureProblem(tx, 'categories', fields['picture']);
  if (picture !== null) problems['fields.picture'] = picture;
  if (typeof slug === 'string' && slug !== '') {
    const taken = await tx
      .selectFrom('categories')
      .select('guid')
      .where('slug', '=', slug)
      .where('removed_at', 'is', null)
      .where('guid', '!=', guid)
      .executeTakeFirst();
    if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(slug) || slug.length > 60)
      problems['fields.slug'] = i18n._('Please use small letters, digits and single hyphens.');
    else if (taken) problems['fields.slug'] = i18n._('Another category has this already.');
  }
  if (typeof parent === 'string' && !(await canBeUnder(tx, guid, parent)))
    problems['fields.parent'] = i18n._('Please choose another category to put this one under.');
  return problems;
}

/** An active category and its ancestors, nearest first. Stops at a cycle, too. */
export async function lineOf(tx: Transaction<Database>, guid: string): Promise<string[]> {
  const { rows } = await sql<{ guid: string }>`
    with recursive above as (
      select c.guid, c.parent_guid from categories c where c.guid = ${guid} and c.removed_at is null
      union
      select c.guid, c.parent_guid from categories c join above a on c.guid = a.parent_guid)
    select guid from above`.execute(tx);
  return rows.map((row) => row.guid);
}

/** A category's parent must exist, and must not be the category itself or one of its descendants. */
export async function canBeUnder(tx: Transaction<Database>, guid: string, parent: string): Promise<boolean> {
  if (!isGuid(parent) || parent === guid) return false;
  const line = await lineOf(tx, parent);
  return line.length > 0 && line.length < mostDepth && !line.includes(guid);
}

/** Moves are serialised: two concurrent ones could create a cycle. */
export const holdTree = (tx: Transaction<Database>) =>
  sql`select guid from categories where removed_at is null order by guid for update`.execute(tx);

function columnsOf(fields: Fields) {
  const { slug, parent, position, picture } = fields;
  return {
    ...(typeof slug === 'string' ? { slug } : {}),
    ...(parent === undefined ? {} : { parent_guid: typeof parent === 'string' ? parent : null }),
    ...(typeof position === 'number' ? { position } : {}),
    ...(picture === undefined ? {} : { picture_guid: typeof picture === 'string' ? picture : null }),
  };
}

/** The names after a change. A language without one is left out: its readers see the English name. */
function namesAfter(before: Readonly<Record<string, string>>, fields: Fields): string {
  const named = locales.map((locale): [string, string] => {
    const name = fields[`name.${locale}`];
    return [locale, name === undefined ? (before[locale] ?? '') : String(name ?? '').trim()];
  });
  return JSON.stringify(Object.fromEntries(named.filter(([, name]) => name !== '')));
}

export const saveCategory: NonNullable<Source['save']> = async (tx, _work, guid, fields) => {
  await holdTree(tx);
  const problems = await checked(tx, guid, fields);
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  const row = await tx.selectFrom('categories').select('names').where('guid', '=', guid).executeTakeFirstOrThrow();
  await keepPicture(tx, fields['picture']);
  const names = namesAfter(row.names, fields);
  await tx
    .updateTable('categories')
    .set({ ...columnsOf(fields), names })
    .where('guid', '=', guid)
    .execute();
};

/** A new category needs an English name; other languages may follow. */
export const createCategory: NonNullable<Source['create']> = async (tx, { deps }, fields) => {
  await holdTree(tx);
  const guid = newGuid();
  const all: Fields = { slug: null, ...Object.fromEntries(locales.map((locale) => [`name.${locale}`, null])), ...fields };
  const problems = await checked(tx, guid, all);
  if (Object.keys(problems).length > 0) throw invalidFields(problems);
  const { last } = await tx
    .selectFrom('categories')
    .select((is) => is.fn.max('position').as('last'))
    .where('removed_at', 'is', null)
    .executeTakeFirstOrThrow();
  await keepPicture(tx, all['picture']);
  const { slug = '', parent_guid = null, picture_guid = null, position = (last ?? 0) + 1 } = columnsOf(all);
  await tx
    .insertInto('categories')
    .values({ guid, slug, parent_guid, picture_guid, position, names: namesAfter({}, all), created_at: deps.clock.now() })
    .execute();
  return guid;
};
