import { array, boolean, enums, nullable, number, object, optional, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { partialRecipeSchema } from '../recipes/recipe.ts';
import { guid, text } from '../text.ts';
import { expectations, promptNames } from './prompt-areas.ts';

/** What a case can ask of an answer: the form, the wishes, that it is refused, and that what stands in a text or photo is not obeyed. */
const checkIds = ['schema', 'wishes', 'refusal', 'instructions'] as const;

const tryStates = ['waiting', 'running', 'done', 'cancelled'] as const;

/** A version of a prompt, tried on a case. */
const trySchema = type({
  state: enums(tryStates),
  /** It passed, with the case and the model as they are now. */
  isPassed: boolean(),
  /** The case or the model has changed since. */
  isStale: boolean(),
  checks: array(type({ id: enums(checkIds), isMet: boolean() })),
  recipe: nullable(partialRecipeSchema),
  /** What the cook would be told instead of a recipe. */
  message: nullable(string()),
  tokens: number(),
  milliseconds: number(),
  repairs: number(),
});
export type Try = Infer<typeof trySchema>;

const versionSchema = type({
  guid: string(),
  version: number(),
  /** Counts changes of its labels: who moves one says which was seen. */
  rowVersion: number(),
  labels: array(string()),
  note: string(),
});
export type PromptVersion = Infer<typeof versionSchema>;

const readVersionSchema = type({ ...versionSchema.schema, body: string() });

export const labSchema = type({
  /** Cases are dishes to cook: only versions of `recipe` are tried on them, and have to pass. */
  name: enums(promptNames),
  /** The version that is tried, and the one that it is held against: production, unless another was chosen. */
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
      /** The recipe that it was made of; null for a case that staff wrote. Older servers do not say. */
      recipeGuid: optional(nullable(string())),
      /** That recipe as it is, for who may see recipes. */
      cooked: optional(nullable(partialRecipeSchema)),
      mine: nullable(trySchema),
      others: nullable(trySchema),
    }),
  ),
  /** The required cases that the version has yet to pass, by name. */
  missing: array(string()),
  /** It was production before, so it may be again. */
  wasProduction: boolean(),
  /** What was production before what is. */
  previous: nullable(versionSchema),
  /** The model that answers; null without an AI endpoint, when nothing can be tried. */
  model: nullable(string()),
});
export type Lab = Infer<typeof labSchema>;

const reads = ['notSignedIn', 'notAllowed', 'notFound', 'secondFactorRequired'] as const;

/** Trying versions of a prompt on cases. `:guid` is a version's; the server works on a try whether anybody looks on or not. */
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
    body: object({ cases: size(array(guid()), 1, 200) }),
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
