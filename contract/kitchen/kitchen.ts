import {
  array,
  boolean,
  enums,
  integer,
  literal,
  max,
  min,
  nullable,
  number,
  object,
  optional,
  size,
  string,
  type,
  union,
  type Infer,
} from 'superstruct';
import { diets, unitSystems } from '../recipes/recipe.ts';
import { partialRecipeSchema } from '../recipes/partial-recipe.ts';
import { guid, text } from '../text.ts';
import { mostPhotos } from './photo.ts';
import { longestWishKey, mostWishes, shownWishSchema, unclearSchema, wishSchema } from './wishes.ts';

export const maxDescriptionLength = 2_000;
export const servingsRange = { min: 1, max: 24 } as const;

const wishFields = {
  /** Form fields and corrections besides the description. */
  wishes: optional(size(array(wishSchema), 0, mostWishes)),
  /** Keys of wishes that the user removed from the reading, and of unclear parts that the kitchen may ignore. */
  dismissed: optional(size(array(size(text(), 1, longestWishKey)), 0, mostWishes)),
  /** Keys of profile wishes that do not apply to this order. */
  withoutProfile: optional(size(array(size(text(), 1, 120)), 0, mostWishes)),
};

/** An order: a description, a photo, or both. */
export const cookRequestSchema = object({
  /** Idempotency key, created by the client. */
  requestKey: size(text(), 8, 64),
  description: size(text(), 0, maxDescriptionLength),
  photoGuid: nullable(guid()),
  /** Further photos. */
  morePhotoGuids: optional(size(array(guid()), 1, mostPhotos - 1)),
  servings: max(min(integer(), servingsRange.min), servingsRange.max),
  unitSystem: enums(unitSystems),
  diets: size(array(enums(diets)), 0, diets.length),
  /** The id of the suggestion that the user chose when the kitchen asked. */
  choice: nullable(size(text(), 1, 80)),
  /** True when the user prefers an improvised dish with these ingredients to a known one. */
  improvise: boolean(),
  /** The recipe to change: the result is a new version of it. */
  refines: optional(guid()),
  ...wishFields,
});
export type CookRequest = Infer<typeof cookRequestSchema>;

/** The guids of all photos of an order, in order. */
export const photosOf = ({ photoGuid, morePhotoGuids = [] }: Pick<CookRequest, 'photoGuid' | 'morePhotoGuids'>): string[] =>
  photoGuid === null ? [] : [photoGuid, ...morePhotoGuids];

/** The part of an order that is read before it is sent. */
export const readRequestSchema = object({
  description: size(text(), 0, maxDescriptionLength),
  diets: size(array(enums(diets)), 0, diets.length),
  ...wishFields,
});

export const stages = ['queued', 'reading', 'looking', 'choosing', 'writing', 'checking', 'repairing', 'adapting'] as const;
export type Stage = (typeof stages)[number];

/** A question of the kitchen. */
export const questionSchema = type({
  /** `describe-photo`: it cannot see photos. `choose`: several dishes fit. `unclear`: a wish was not understood. */
  kind: enums(['describe-photo', 'choose', 'unclear']),
  suggestions: array(type({ id: string(), title: string(), cuisine: nullable(string()) })),
  /** Ingredients in the description that it could improvise with. */
  ingredients: array(string()),
  /** Why it asks, when `kind` does not say it: a sentence for the user, such as why a dish cannot be made vegan. */
  reason: optional(string()),
  /** Wishes that were recognised but not understood, with possible foods. */
  unclear: optional(array(unclearSchema)),
  /** What was understood, so that it can be corrected. */
  wishes: optional(array(shownWishSchema)),
});
export type Question = Infer<typeof questionSchema>;

/** Why a job failed: an error code with a sentence for the user. `retryAfter` in seconds. */
export const failureFields = { statusCode: number(), message: string(), retryAfter: nullable(number()) };

export const jobEventSchema = union([
  type({ type: literal('stage'), stage: enums(stages) }),
  type({ type: literal('partial'), recipe: partialRecipeSchema }),
  type({ type: literal('done'), recipeGuid: string() }),
  type({ type: literal('needs_input'), question: questionSchema }),
  type({ type: literal('failed'), ...failureFields }),
  type({ type: literal('cancelled') }),
]);
export type JobEvent = Infer<typeof jobEventSchema>;

/** Final event types of a job. */
export const isLastEvent = (event: JobEvent): boolean => event.type !== 'stage' && event.type !== 'partial';

/** The event that ends a stream because its reader has opened newer ones. The job continues. */
export const crowdedEvent = 'crowded';

export const jobStatuses = ['cooking', 'needs_input', 'done', 'failed', 'cancelled'] as const;

export const jobSchema = type({
  guid: string(),
  status: enums(jobStatuses),
  createdAt: number(),
  recipeGuid: nullable(string()),
  /** The order, so that a reopened page can show and repeat it. */
  // Some orders are older than the validation of texts.
  request: type({ ...cookRequestSchema.schema, description: string(), photoGuid: nullable(string()), choice: nullable(string()) }),
});
export type Job = Infer<typeof jobSchema>;

export const photoSchema = type({ guid: string(), width: number(), height: number() });
