import { array, boolean, enums, nullable, number, object, optional, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { partialRecipeSchema } from '../recipes/partial-recipe.ts';
import { guid, text } from '../text.ts';
import { expectations, promptNames } from './prompt-areas.ts';

/**
 * Expectations of a case: the format; the dish that was asked for, by the kitchen's lexicon; the language; the wishes; amounts and sentences that one can
 * cook by; what the case requires and forbids; a refusal; and that instructions in a text or photo are not followed.
 */
const checkIds = ['schema', 'dish', 'language', 'wishes', 'amounts', 'sentences', 'contents', 'refusal', 'instructions'] as const;

const tryStates = ['waiting', 'running', 'done', 'cancelled'] as const;

/** A prompt version tried on a case. */
const trySchema = type({
  state: enums(tryStates),
  /** It passed with the current case and model. */
  isPassed: boolean(),
  /** The case or the model has changed since. */
  isStale: boolean(),
  checks: array(type({ id: enums(checkIds), isMet: boolean(), /** Why it is not met. */ why: optional(nullable(string())) })),
  recipe: nullable(partialRecipeSchema),
  /** The refusal or question, instead of a recipe. */
  message: nullable(string()),
  tokens: number(),
  milliseconds: number(),
  repairs: number(),
});
export type Try = Infer<typeof trySchema>;

const versionSchema = type({
  guid: string(),
  version: number(),
  /** Version of its labels: a change names the version that was seen. */
  rowVersion: number(),
  labels: array(string()),
  note: string(),
});
export type PromptVersion = Infer<typeof versionSchema>;

const readVersionSchema = type({ ...versionSchema.schema, body: string() });

export const labSchema = type({
  /** Cases are dishes to cook: only versions of `recipe` are tried on them and must pass. */
  name: enums(promptNames),
  /** The tried version, and the one to compare it with: production by default. */
  version: readVersionSchema,
  other: nullable(readVersionSchema),
  versions: array(versionSchema),
  cases: array(
    type({
      guid: string(),
      name: string(),
      description: string(),
      expects: enums(expectations),
      isRequired: boolean(),
      hasPhoto: boolean(),
      /** The source recipe; null for a case that staff wrote. Missing on older servers. */
      recipeGuid: optional(nullable(string())),
      /** The current recipe, for staff who may see recipes. */
      cooked: optional(nullable(partialRecipeSchema)),
      mine: nullable(trySchema),
      others: nullable(trySchema),
    }),
  ),
  /** The required cases that the version has yet to pass, by name. */
  missing: array(string()),
  /** It was production before, so it can be again. */
  wasProduction: boolean(),
  /** The previous production version. */
  previous: nullable(versionSchema),
  /** The orders of the last 24 hours and their owners: those whom a version in production serves. Missing on older servers. */
  served: optional(type({ orders: number(), people: number() })),
  /** The model in use; null without an AI endpoint, when nothing can be tried. */
  model: nullable(string()),
});
export type Lab = Infer<typeof labSchema>;

const reads = ['notSignedIn', 'notAllowed', 'notFound', 'secondFactorRequired'] as const;

/** Trying prompt versions on cases. `:guid` is the version; tries run on the server in the background. */
export const labEndpoints = {
  getLab: endpoint({
    method: 'GET',
    path: '/api/console/lab/:guid',
    body: null,
    query: object({ other: optional(text()) }),
    payload: labSchema,
    errors: ['invalidInput', ...reads],
  }),
  startTries: endpoint({
    method: 'POST',
    path: '/api/console/lab/:guid/tries',
    /** `beside`: a second version to try on the same cases. */
    body: object({ cases: size(array(guid()), 1, 200), beside: optional(guid()) }),
    query: null,
    payload: type({ started: number() }),
    errors: ['invalidInput', ...reads, 'conflict', 'tooManyRequests'],
  }),
  cancelTries: endpoint({
    method: 'DELETE',
    path: '/api/console/lab/:guid/tries',
    body: null,
    query: null,
    payload: type({}),
    errors: reads,
  }),
} as const;
