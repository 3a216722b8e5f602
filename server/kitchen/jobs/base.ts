import type { Kysely } from 'kysely';
import type { CookRequest } from '../../../contract/kitchen/kitchen.ts';
import type { Wish } from '../../../contract/kitchen/wishes.ts';
import type { UnitSystem } from '../../../contract/recipes/recipe.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import { cutText } from '../../../contract/text.ts';
import { errorCodes } from '../../../contract/errors.ts';
import type { Database } from '../../db/schema.ts';
import { i18n } from '@anydish/language/sentence';
import { wishesToKeep } from '../../recipes/versions/held-wishes.ts';
import { type Base } from '@anydish/kitchen/cook';
import { inReadersLanguage } from '@anydish/kitchen/write';
import { wishLabel } from '@anydish/kitchen/foods';

/** The recipe that a job changes, in the language of the order, with its exclusions; null when it is deleted or in the trash. */
export async function baseOf(
  db: Kysely<Database>,
  companyGuid: string,
  guid: string,
  language: Locale,
): Promise<{ base: Base; unitSystem: UnitSystem; kept: Wish[] } | null> {
  const row = await db
    .selectFrom('recipes')
    .selectAll()
    .where('guid', '=', guid)
    .where('company_guid', '=', companyGuid)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (row === undefined) return null;
  const body = inReadersLanguage(row, language);
  const base = {
    body: { ...body, title: row.title ?? body.title },
    plan: row.plan,
    isImprovised: row.cooked_by.isImprovised,
    version: row.version,
  };
  return { base, unitSystem: row.unit_system, kept: await wishesToKeep(db, row) };
}

/** How an order ends when its recipe was deleted meanwhile. */
export const gone = {
  type: 'failed',
  statusCode: errorCodes.notFound.statusCode,
  message: i18n._('The recipe that was to be changed is no longer there.'),
  retryAfter: null,
} as const;

/** How an order ends that two processes have left without an end. */
export const restarted = {
  type: 'failed',
  statusCode: errorCodes.kitchenUnavailable.statusCode,
  message: i18n._('The kitchen was restarted while it worked on this. Your description and photo are kept; please try again.'),
  retryAfter: null,
} as const;

/** How an order ends when its cook fails. */
export const broken = {
  type: 'failed',
  statusCode: errorCodes.unknown.statusCode,
  message: i18n._('Something went wrong in the kitchen. Your description and photo are kept; please try again.'),
  retryAfter: null,
} as const;

/** How an order ends whose photos cannot be read, because the object store is away: soon it may work. */
export const withoutPhotos = { ...broken, statusCode: errorCodes.kitchenUnavailable.statusCode, retryAfter: 5 } as const;

/** The order as the version list shows it. */
export const wishInWords = ({ description, wishes = [], diets }: CookRequest, language: Locale): string => {
  const all: Wish[] = [...diets.map((id): Wish => ({ kind: 'diet', id })), ...wishes];
  const labels = all.map((wish) => wishLabel(wish, language));
  return cutText([...labels, ...(description.trim() === '' ? [] : [description.trim()])].join(' · '), 300);
};
