import { array, boolean, enums, literal, nullable, object, optional, size, string, type, union, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { recipeSchema, recipeSummarySchema, unitSystems } from '../recipes/recipe.ts';
import { locales } from '../shell/locales.ts';
import { guid, text } from '../text.ts';
import { questionSchema } from './kitchen.ts';
import { longestTrial } from './trial-path.ts';
import { longestWishKey, wishSchema } from './wishes.ts';

/** Answers to questions about what to leave out. */
const mostAnswers = 12;

/** A dish to be cooked without an account. The same request makes the same recipe: it is cooked again when it is kept. */
export const trialRequestSchema = object({
  /** Created by the client. It decides between dishes that fit equally, and is the idempotency key of the kept recipe. */
  seed: guid(),
  description: size(text(), 1, longestTrial),
  /** The language in which it is read and written. */
  language: enums(locales),
  unitSystem: enums(unitSystems),
  /** The id of the suggestion that was chosen when the kitchen asked. */
  choice: nullable(size(text(), 1, 80)),
  improvise: boolean(),
  /** Answers to unclear parts: foods to leave out, and parts that are answered. */
  wishes: size(array(wishSchema), 0, mostAnswers),
  dismissed: size(array(size(text(), 1, longestWishKey)), 0, mostAnswers),
});
export type TrialRequest = Infer<typeof trialRequestSchema>;

/** What the kitchen made of it: a whole recipe, a question, or a reason why there is none. */
export const trialSchema = union([
  type({ type: literal('done'), recipe: recipeSchema }),
  type({ type: literal('needs_input'), question: questionSchema }),
  type({ type: literal('failed'), message: string() }),
]);
export type Trial = Infer<typeof trialSchema>;

/** Cooking without an account, always by the built-in cook. */
export const trialEndpoints = {
  /** Public. Nothing of it is stored. */
  cookTrial: endpoint({
    method: 'POST',
    path: '/api/trials',
    body: trialRequestSchema,
    query: null,
    payload: type({ trial: trialSchema }),
    errors: ['invalidInput', 'tooManyRequests', 'kitchenUnavailable'],
  }),
  /** Cooks it again for a member, and stores it. */
  keepTrial: endpoint({
    method: 'POST',
    path: '/api/companies/:companyUri/trials',
    body: trialRequestSchema,
    query: null,
    payload: recipeSummarySchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'notFound', 'conflict', 'tooManyRequests', 'kitchenUnavailable'],
  }),
} as const;

/** A trial as the tab keeps it: what was asked, and what came of it. */
export const storedTrialSchema = type({ asked: trialRequestSchema, trial: optional(trialSchema) });
export type StoredTrial = Infer<typeof storedTrialSchema>;
