import type { Kysely } from 'kysely';
import { photosOf, type CookRequest } from '../../../contract/kitchen/kitchen.ts';
import type { Locale } from '../../../contract/shell/locales.ts';
import type { Clock } from '../../clock.ts';
import type { Budgets } from '../../config.ts';
import { newGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';
import { inTransaction, isDuplicate } from '../../db/transaction.ts';
import { Failure, invalidFields } from '../../http/failure.ts';
import { requireSome, spend } from '../../limits/budgets.ts';
import { takeToken } from '../../limits/rate-limit.ts';
import { type Cook } from '@anydish/kitchen/cook';
import { countUse, type FairUse, requireRoom } from './fair-use.ts';
import { traceNow } from '../../tracing/origin.ts';
import type { JobStore } from './job-store.ts';
import { i18n } from '@anydish/language/sentence';

// Counts every order of a user, also those that end in a question: these do not count towards ORDERS_PER_DAY and would be unlimited otherwise.
const ordersPerHour = 240;

const tooManyAtOnce = (count: number) =>
  i18n._(
    '{count, plural, one {# recipe is being made for you already. Please wait for it.} other {# recipes are being made for you already. Please wait for one of them.}}',
    { count },
  );

const noneLeft = i18n._('You have no more recipes left today. You can make the next one 24 hours after an earlier one.');

const noMoreToday = {
  own: i18n._('We cannot make any more recipes for you today. Please come back tomorrow.'),
  site: i18n._('The kitchen has reached its limit for today. Please come back tomorrow.'),
};

export interface NewJob {
  userGuid: string;
  companyGuid: string;
  request: CookRequest;
  /** The language of the recipe. */
  language: Locale;
  /** Of the process that took the order. */
  cook: Cook['kind'];
  /** Where it was ordered from. */
  network: string;
}

const sameRequest = (a: CookRequest, b: CookRequest) => {
  const inOrder = (request: CookRequest) => JSON.stringify(Object.entries(request).toSorted(([left], [right]) => (left < right ? -1 : 1)));
  return inOrder(a) === inOrder(b);
};

/** The job that was created with this idempotency key; null when there is none. @throws Failure conflict when the key was used for another order. */
async function earlier(db: Kysely<Database>, { userGuid, companyGuid, request }: NewJob): Promise<string | null> {
  const job = await db
    .selectFrom('recipe_jobs')
    .select(['guid', 'company_guid', 'request'])
    .where('user_guid', '=', userGuid)
    .where('request_key', '=', request.requestKey)
    .executeTakeFirst();
  if (job === undefined) return null;
  if (job.company_guid === companyGuid && sameRequest(job.request, request)) return job.guid;
  throw new Failure('conflict', i18n._('This request was already sent with different details. Please send it again.'));
}

/** A change needs both the recipe and the instruction. */
async function checkRefinement(db: Kysely<Database>, { companyGuid, request }: NewJob, recipeGuid: string): Promise<void> {
  if (request.description.trim() === '' && (request.wishes ?? []).length + request.diets.length === 0)
    throw invalidFields({ description: i18n._('Please say what should be different.') });
  if (request.photoGuid !== null || request.morePhotoGuids !== undefined || request.choice !== null || request.improvise)
    throw invalidFields({ refines: i18n._('A recipe is changed by words only.') });
  const recipe = await db
    .selectFrom('recipes')
    .select('guid')
    .where('guid', '=', recipeGuid)
    .where('company_guid', '=', companyGuid)
    .where('trashed_at', 'is', null)
    .executeTakeFirst();
  if (recipe === undefined) throw new Failure('notFound', i18n._('Recipe not found.'));
}

/** Every photo must be the user's own and appear once; further photos require a first one. */
async function checkPhotos(db: Kysely<Database>, { companyGuid, userGuid, request }: NewJob): Promise<void> {
  const guids = photosOf(request);
  const isMixedUp = new Set(guids).size < guids.length || (request.photoGuid === null && request.morePhotoGuids !== undefined);
  if (isMixedUp) throw invalidFields({ morePhotoGuids: i18n._('Something is wrong with these photos. Please add them again.') });
  if (guids.length === 0) return;
  const found = await db
    .selectFrom('photos')
    .select('guid')
    .where('guid', 'in', guids)
    .where('company_guid', '=', companyGuid)
    .where('user_guid', '=', userGuid)
    .execute();
  if (found.length === guids.length) return;
  const field = found.some(({ guid }) => guid === request.photoGuid) ? 'morePhotoGuids' : 'photoGuid';
  throw invalidFields({ [field]: i18n._('This photo is no longer available. Please add it again.') });
}

async function checkRequest(db: Kysely<Database>, job: NewJob): Promise<void> {
  const { request } = job;
  if (request.refines !== undefined) return checkRefinement(db, job, request.refines);
  if (request.description.trim() === '' && request.photoGuid === null && request.choice === null) {
    throw invalidFields({ description: i18n._('Please describe a dish or add a photo.') });
  }
  await checkPhotos(db, job);
}

/**
 * Creates a job that waits, or finds the one with the same key; `isNew` tells which.
 * @throws Failure invalidInput, conflict, tooManyRequests
 */
export async function createJob(
  db: Kysely<Database>,
  clock: Clock,
  store: JobStore,
  { fairUse, budgets }: { fairUse: FairUse; budgets: Budgets },
  job: NewJob,
): Promise<{ guid: string; isNew: boolean }> {
  const known = await earlier(db, job);
  if (known !== null) return { guid: known, isNew: false };
  await checkRequest(db, job);
  const { userGuid, companyGuid, request, language, cook } = job;
  await requireSome({ db, clock, budgets }, 'tokens', job, noMoreToday);
  await takeToken(db, clock, { key: `recipe-jobs ${userGuid}`, limit: ordersPerHour, windowSeconds: 3_600 });
  const [guid, trace] = [newGuid(), traceNow()];
  try {
    await inTransaction(db, async (tx) => {
      // Locks the user and the company, so that concurrent orders cannot exceed the limit.
      await tx.selectFrom('companies').select('guid').where('guid', '=', companyGuid).forUpdate().execute();
      await tx.selectFrom('users').select('guid').where('guid', '=', userGuid).forUpdate().execute();
      const use = await countUse(tx, clock, fairUse, { userGuid, companyGuid });
      if (use.atOnce >= fairUse.ordersAtOnce) throw new Failure('tooManyRequests', tooManyAtOnce(fairUse.ordersAtOnce), { retryAfter: 5 });
      if (use.left <= 0) throw new Failure('tooManyRequests', noneLeft, { retryAfter: use.secondsToNext });
      // A new version does not count towards the number of recipes.
      if (request.refines === undefined) requireRoom(use.stored, fairUse);
      await spend({ db: tx, clock, budgets }, 'orders', 1, job, noMoreToday);
      await tx
        .insertInto('recipe_jobs')
        .values({
          guid,
          company_guid: companyGuid,
          user_guid: userGuid,
          request_key: request.requestKey,
          request: JSON.stringify(request),
          status: 'cooking',
          stage: 'queued',
          recipe_guid: null,
          attempts: 0,
          leased_by: null,
          leased_until: null,
          created_at: clock.now(),
          finished_at: null,
          failure: null,
          language,
          cook,
          trace,
        })
        .execute();
      await store.append(tx, guid, { type: 'stage', stage: 'queued' });
    });
  } catch (error) {
    if (!isDuplicate(error)) throw error;
    // A concurrent request with the same key was first.
    const first = await earlier(db, job);
    if (first === null) throw error;
    return { guid: first, isNew: false };
  }
  return { guid, isNew: true };
}
