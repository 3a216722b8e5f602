import { array, enums, number, object, optional, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { cutText, text } from '../text.ts';

/**
 * Diets that a wish can name. The last three cannot be proven from ingredients: the kitchen excludes what it knows of, and says beforehand that
 * nothing is proven.
 */
export const wishDiets = [
  'vegetarian',
  'vegan',
  'pescatarian',
  'halal',
  'kosher',
  'gluten_free',
  'dairy_free',
  'lactose_free',
  'nut_free',
  'low_carb',
  'low_fodmap',
  'pregnancy',
  'baby',
] as const;
export type WishDiet = (typeof wishDiets)[number];

/** Diets that no ingredient list can prove. */
export const unprovenDiets: readonly WishDiet[] = ['low_fodmap', 'pregnancy', 'baby'];

/**
 * What a wish is about; `id` says which.
 *
 * - `without`, `allergy`, `with`: a food or a kind of foods of the lexicon (`red-onion`, `dairy`)
 * - `allow`: a food that a broader `without` or diet of the same request does not mean ("no dairy, butter is fine"); never one of an allergy
 * - `diet`: one of `wishDiets`
 * - `minutes`, `servings`: a whole number
 * - `feature`: a word of the dish's own, as `manner:spicy`, `cuisine:thai`, `occasion:birthday`
 * - `equipment`: what it is to be cooked with; `no-equipment`: what there is none of
 */
const wishKinds = ['without', 'allergy', 'allow', 'with', 'diet', 'minutes', 'servings', 'feature', 'equipment', 'no-equipment'] as const; // prettier-ignore

const fields = { kind: enums(wishKinds), id: size(text(), 1, 60) };

/** A wish as a browser sends it. */
export const wishSchema = type(fields);
export type Wish = Infer<typeof wishSchema>;

const wishSources = ['profile', 'form', 'read'] as const;

/** A wish for display: in the reader's words, with its source. */
export const shownWishSchema = type({ ...fields, label: string(), source: enums(wishSources) });
export type ShownWish = Infer<typeof shownWishSchema>;

/** A wish's key: `allergy/peanut`. */
export const wishKey = ({ kind, id }: Wish): string => `${kind}/${id}`;

/** Maximum length of keys in `dismissed`, in characters. */
export const longestWishKey = 400;

/** The key of an unclear part: includes the surrounding words, so that the same food in another sentence is asked about again. */
export const unclearKey = ({ word, text: said }: { word: string; text: string }): string =>
  cutText(`unclear/${cutText(word, 80)}/${said.length}/${said}`, longestWishKey);

/** Exclusions. These are always kept; other wishes as far as possible. */
export const isExclusion = ({ kind }: Pick<Wish, 'kind'>): boolean => kind === 'without' || kind === 'allergy' || kind === 'diet';

export const mostWishes = 60;

/** A wish that was recognised but not understood, with possible foods. */
export const unclearSchema = type({ text: string(), word: string(), meant: array(type({ id: string(), label: string() })) });
export type UnclearWish = Infer<typeof unclearSchema>;

/** How a description was understood. */
export const readingSchema = type({
  wishes: array(shownWishSchema),
  /** Words that were not understood, as written. */
  unread: array(string()),
  /** Misspelled words, with what they were read as. Missing on older servers. */
  corrected: optional(array(type({ word: string(), meant: string() }))),
  /** Wishes that were not understood ("no xyz"): the kitchen asks before it cooks. */
  unclear: array(unclearSchema),
  /** Recipes left today, and the daily limit. */
  left: number(),
  perDay: number(),
  /** Approximate number of photos left today. */
  photosLeft: optional(number()),
});
export type Reading = Infer<typeof readingSchema>;

const dietSchema = type({ wishes: array(shownWishSchema) });

/** An account holder's permanent wishes, and the foods that can be named in a wish. */
export const dietEndpoints = {
  getDiet: endpoint({
    method: 'GET',
    path: '/api/account/diet',
    body: null,
    query: null,
    payload: dietSchema,
    errors: ['notSignedIn'],
  }),
  saveDiet: endpoint({
    method: 'PUT',
    path: '/api/account/diet',
    body: object({ wishes: size(array(object(fields)), 0, mostWishes) }),
    query: null,
    payload: dietSchema,
    errors: ['invalidInput', 'notSignedIn'],
  }),
  suggestFoods: endpoint({
    method: 'GET',
    path: '/api/foods',
    body: null,
    query: object({ q: optional(size(text(), 0, 80)) }),
    payload: type({ foods: array(type({ id: string(), label: string() })) }),
    errors: ['invalidInput', 'notSignedIn'],
  }),
} as const;
