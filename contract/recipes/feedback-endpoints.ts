import { array, enums, integer, max, min, nullable, number, object, optional, size, string, type, type Infer } from 'superstruct';
import { wordsLength } from '../account/tell-us.ts';
import { endpoint } from '../endpoint.ts';
import { guid, isDay, text } from '../text.ts';
import type { ProblemId } from '../validation.ts';

const recipe = '/api/companies/:companyUri/recipes/:guid';

const thumbs = ['up', 'down'] as const;
export type Thumb = (typeof thumbs)[number];

/** What a report is about, what is dangerous first. `broken`: it does not work as it is written. */
export const reportKinds = ['unsafe', 'allergens', 'broken', 'other'] as const;
export type ReportKind = (typeof reportKinds)[number];
/** Those that somebody could come to harm by. */
export const urgentKinds = ['unsafe', 'allergens'] as const satisfies readonly ReportKind[];

/** UTF-16 units of a note on a cooking. */
export const longestCookingNote = 2_000;
/** A recipe's own list of when it was cooked ends here. */
export const mostCookings = 1_000;

/** Nobody was cooking by this product before. */
const firstDay = '2000-01-01';

/** What is wrong with the day of a cooking, by the reader's or the latest day there is now: '2026-11-23'. */
export function cookedOnProblem(cookedOn: string, today: string): ProblemId | null {
  if (!isDay(cookedOn) || cookedOn < firstDay) return 'cookedOn.invalid';
  return cookedOn > today ? 'cookedOn.future' : null;
}

const version = () => max(min(integer(), 1), 1_000_000);

const versionThumbSchema = type({ version: number(), thumb: enums(thumbs) });
export type VersionThumb = Infer<typeof versionThumbSchema>;

const cookingSchema = type({
  guid: string(),
  /** A day of the calendar, where the cook lives: '2026-11-23'. */
  cookedOn: string(),
  version: number(),
  /** Empty for none. */
  note: string(),
  photoGuid: nullable(string()),
});
export type Cooking = Infer<typeof cookingSchema>;

/** How often a recipe was cooked. */
const cookedFields = {
  times: number(),
  /** The last day; null for a recipe that was never cooked. */
  lastOn: nullable(string()),
};

/** When a recipe was cooked, newest first. */
const cookingPageSchema = type({
  ...cookedFields,
  items: array(cookingSchema),
  /** Pass as `before` for the next page; null at the end. */
  next: nullable(string()),
});
export type CookingPage = Infer<typeof cookingPageSchema>;

/** What an owner says of a recipe, by its versions. */
const feedbackSchema = type({ thumbs: array(versionThumbSchema), cookings: cookingPageSchema });
export type Feedback = Infer<typeof feedbackSchema>;

const owners = ['notSignedIn', 'notAllowed', 'notFound'] as const;

/** How a recipe was. It is its owner's alone: no link, copy or file shows it. A report goes to staff. */
export const feedbackEndpoints = {
  getFeedback: endpoint({
    method: 'GET',
    path: `${recipe}/feedback`,
    body: null,
    /** `before`: the `next` of the page before. */
    query: object({ before: optional(text()) }),
    payload: feedbackSchema,
    errors: ['invalidInput', 'notSignedIn', 'notFound'],
  }),
  /** One thumb for each version; null takes it back. The same may be sent again. */
  giveThumb: endpoint({
    method: 'PUT',
    path: `${recipe}/thumb`,
    body: object({ version: version(), thumb: nullable(enums(thumbs)) }),
    query: null,
    payload: type({}),
    errors: ['invalidInput', ...owners, 'tooManyRequests'],
  }),
  addCooking: endpoint({
    method: 'POST',
    path: `${recipe}/cookings`,
    body: object({
      version: version(),
      cookedOn: text(),
      note: size(text(), 0, longestCookingNote),
      /** A photo of this company, uploaded before. */
      photoGuid: nullable(guid()),
      /** Sent again with the same key, it is the same cooking. */
      requestKey: guid(),
    }),
    query: null,
    /** The first page as it is now. */
    payload: cookingPageSchema,
    errors: ['invalidInput', ...owners, 'conflict', 'tooManyRequests'],
  }),
  /** One that is gone already is no error. */
  removeCooking: endpoint({
    method: 'DELETE',
    path: `${recipe}/cookings/:cooking`,
    body: null,
    query: null,
    payload: type(cookedFields),
    errors: owners,
  }),
  reportRecipe: endpoint({
    method: 'POST',
    path: `${recipe}/reports`,
    body: object({ version: version(), kind: enums(reportKinds), words: size(text(), 0, wordsLength * 2), requestKey: guid() }),
    query: null,
    payload: type({}),
    errors: ['invalidInput', ...owners, 'tooManyRequests'],
  }),
} as const;
