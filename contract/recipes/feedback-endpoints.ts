import { array, enums, integer, max, min, nullable, number, object, optional, size, string, type, type Infer } from 'superstruct';
import { wordsLength } from '../account/tell-us.ts';
import { endpoint } from '../endpoint.ts';
import { guid, isDay, text } from '../text.ts';
import type { ProblemId } from '../validation.ts';

const recipe = '/api/companies/:companyUri/recipes/:guid';

const thumbs = ['up', 'down'] as const;
export type Thumb = (typeof thumbs)[number];

/** Report subjects, dangerous ones first. `broken`: the recipe does not work as written. */
export const reportKinds = ['unsafe', 'allergens', 'broken', 'other'] as const;
export type ReportKind = (typeof reportKinds)[number];
/** Subjects that can cause harm. */
export const urgentKinds = ['unsafe', 'allergens'] as const satisfies readonly ReportKind[];

/** Maximum length of a cooking note, in UTF-16 units. */
export const longestCookingNote = 2_000;
/** Maximum cooking records per recipe. */
export const mostCookings = 1_000;

/** Earliest accepted day: the product did not exist before. */
const firstDay = '2000-01-01';

/** The problem of a cooking day, compared with the reader's or the latest current day: '2026-11-23'. */
export function cookedOnProblem(cookedOn: string, today: string): ProblemId | null {
  if (!isDay(cookedOn) || cookedOn < firstDay) return 'cookedOn.invalid';
  return cookedOn > today ? 'cookedOn.future' : null;
}

const version = () => max(min(integer(), 1), 1_000_000);

const versionThumbSchema = type({ version: number(), thumb: enums(thumbs) });
export type VersionThumb = Infer<typeof versionThumbSchema>;

const cookingSchema = type({
  guid: string(),
  /** A calendar day, in the cook's time zone: '2026-11-23'. */
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

/** An owner's feedback on a recipe, by version. */
const feedbackSchema = type({ thumbs: array(versionThumbSchema), cookings: cookingPageSchema });
export type Feedback = Infer<typeof feedbackSchema>;

const owners = ['notSignedIn', 'notAllowed', 'notFound'] as const;

/** Feedback on a recipe. Private to its owner: no link, copy or file includes it. A report goes to staff. */
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
  /** One thumb per version; null removes it. Idempotent. */
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
      /** An uploaded photo of this company. */
      photoGuid: nullable(guid()),
      /** Idempotency key of the record. */
      requestKey: guid(),
    }),
    query: null,
    /** The current first page. */
    payload: cookingPageSchema,
    errors: ['invalidInput', ...owners, 'conflict', 'tooManyRequests'],
  }),
  /** Succeeds for records that are already deleted. */
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
