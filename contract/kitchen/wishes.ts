import { array, enums, number, object, optional, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { cutText, text } from '../text.ts';

/**
 * Ways of eating that a wish may name. The last three cannot be proven from ingredients: the kitchen keeps out what it knows of, and
 * says beforehand that it proves nothing.
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

/** Diets that no list of ingredients proves. */
export const unprovenDiets: readonly WishDiet[] = ['low_fodmap', 'pregnancy', 'baby'];

/**
 * What a wish is about; `id` says which.
 *
 * - `without`, `allergy`, `with`: a food or a kind of foods of the lexicon (`red-onion`, `dairy`)
 * - `diet`: one of `wishDiets`
 * - `minutes`, `servings`: a whole number
 * - `feature`: a word of the dish's own, as `manner:spicy`, `cuisine:thai`, `occasion:birthday`
 * - `equipment`: what it is to be cooked with; `no-equipment`: what there is none of
 */
export const wishKinds = ['without', 'allergy', 'with', 'diet', 'minutes', 'servings', 'feature', 'equipment', 'no-equipment'] as const;
export type WishKind = (typeof wishKinds)[number];

const fields = { kind: enums(wishKinds), id: size(text(), 1, 60) };

/** A wish as a browser sends it. */
export const wishSchema = type(fields);
export type Wish = Infer<typeof wishSchema>;

const wishSources = ['profile', 'form', 'read'] as const;

/** A wish as it is shown: in the reader's words, with where it came from. */
export const shownWishSchema = type({ ...fields, label: string(), source: enums(wishSources) });
export type ShownWish = Infer<typeof shownWishSchema>;

/** What tells one wish from another: `allergy/peanut`. */
export const wishKey = ({ kind, id }: Wish): string => `${kind}/${id}`;

/** Keys in `dismissed`, in characters. */
export const longestWishKey = 400;

/** What was not understood, as it may be dismissed: with the words around it, so that the same food in another sentence is asked about again. */
export const unclearKey = ({ word, text: said }: { word: string; text: string }): string =>
  cutText(`unclear/${cutText(word, 80)}/${said.length}/${said}`, longestWishKey);

/** What excludes something. These are kept at any price; the others as well as can be. */
export const isExclusion = ({ kind }: Pick<Wish, 'kind'>): boolean => kind === 'without' || kind === 'allergy' || kind === 'diet';

export const mostWishes = 60;

/** A wish that was started and not understood, with the foods that may be meant. */
export const unclearSchema = type({ text: string(), word: string(), meant: array(type({ id: string(), label: string() })) });
export type UnclearWish = Infer<typeof unclearSchema>;

/** How a description was understood. */
export const readingSchema = type({
  wishes: array(shownWishSchema),
  /** What nobody here understood, as it was written. */
  unread: array(string()),
  /** Wishes that were started and not understood ("no xyz"): the kitchen asks before it cooks. */
  unclear: array(unclearSchema),
  /** Recipes that are left today, and how many there are in a day. */
  left: number(),
  perDay: number(),
  /** Photos that can still be added today, about. */
  photosLeft: optional(number()),
});
export type Reading = Infer<typeof readingSchema>;

const dietSchema = type({ wishes: array(shownWishSchema) });

/** What an account holder always wishes for, and the foods that can be named in a wish. */
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
