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
import { diets, partialRecipeSchema, unitSystems } from '../recipes/recipe.ts';
import { guid, text } from '../text.ts';
import { mostPhotos } from './photo.ts';
import { longestWishKey, mostWishes, shownWishSchema, unclearSchema, wishSchema } from './wishes.ts';

export const maxDescriptionLength = 2_000;
export const servingsRange = { min: 1, max: 24 } as const;

const wishFields = {
  /** What was filled in or corrected besides the description. */
  wishes: optional(size(array(wishSchema), 0, mostWishes)),
  /** Keys of wishes that were read in the description and taken back, and of what was not understood and may be passed over. */
  dismissed: optional(size(array(size(text(), 1, longestWishKey)), 0, mostWishes)),
  /** Keys of the profile's wishes that do not hold for this order. */
  withoutProfile: optional(size(array(size(text(), 1, 120)), 0, mostWishes)),
};

/** What a user asks the kitchen for. A description, a photo, or both. */
export const cookRequestSchema = object({
  /** Made by the client; the same key never makes a second job. */
  requestKey: size(text(), 8, 64),
  description: size(text(), 0, maxDescriptionLength),
  photoGuid: nullable(guid()),
  /** Those beyond the first. */
  morePhotoGuids: optional(size(array(guid()), 1, mostPhotos - 1)),
  servings: max(min(integer(), servingsRange.min), servingsRange.max),
  unitSystem: enums(unitSystems),
  diets: size(array(enums(diets)), 0, diets.length),
  /** The id of the suggestion that the user took, when the kitchen asked. */
  choice: nullable(size(text(), 1, 80)),
  /** True when the user prefers a technique with these ingredients to a known dish. */
  improvise: boolean(),
  /** The recipe that is to be changed: what comes of it is a new version of that recipe. */
  refines: optional(guid()),
  ...wishFields,
});
export type CookRequest = Infer<typeof cookRequestSchema>;

/** The guids of all photos of an order, in their order. */
export const photosOf = ({ photoGuid, morePhotoGuids = [] }: Pick<CookRequest, 'photoGuid' | 'morePhotoGuids'>): string[] =>
  photoGuid === null ? [] : [photoGuid, ...morePhotoGuids];

/** What of an order is read before it is sent. */
export const readRequestSchema = object({
  description: size(text(), 0, maxDescriptionLength),
  diets: size(array(enums(diets)), 0, diets.length),
  ...wishFields,
});

export const stages = ['queued', 'reading', 'looking', 'choosing', 'writing', 'checking', 'repairing', 'adapting'] as const;
export type Stage = (typeof stages)[number];

/** What the kitchen needs to know before it can go on. */
export const questionSchema = type({
  /** `describe-photo`: it cannot see. `choose`: several dishes are near. `unclear`: a wish was not understood. */
  kind: enums(['describe-photo', 'choose', 'unclear']),
  suggestions: array(type({ id: string(), title: string(), cuisine: nullable(string()) })),
  /** Ingredients that it read in the description and could improvise with. */
  ingredients: array(string()),
  /** Why it asks, when that is not plain from `kind`: a sentence for the user, such as why a dish cannot be made vegan. */
  reason: optional(string()),
  /** Wishes that were started and not understood, with the foods that may be meant. */
  unclear: optional(array(unclearSchema)),
  /** What was understood, so that it can be corrected. */
  wishes: optional(array(shownWishSchema)),
});
export type Question = Infer<typeof questionSchema>;

/** Why a job failed: one of the error codes with a sentence for the user. `retryAfter` in seconds. */
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

/** Event types after which a job changes no more. */
export const isLastEvent = (event: JobEvent): boolean => event.type !== 'stage' && event.type !== 'partial';

/** The name of what a stream says that ends because its reader has opened newer ones. The job goes on. */
export const crowdedEvent = 'crowded';

export const jobStatuses = ['cooking', 'needs_input', 'done', 'failed', 'cancelled'] as const;

export const jobSchema = type({
  guid: string(),
  status: enums(jobStatuses),
  createdAt: number(),
  recipeGuid: nullable(string()),
  /** What was asked, so that a page opened again can show and repeat it. */
  // Some were ordered before texts were told from anything else.
  request: type({ ...cookRequestSchema.schema, description: string(), photoGuid: nullable(string()), choice: nullable(string()) }),
});
export type Job = Infer<typeof jobSchema>;

export const photoSchema = type({ guid: string(), width: number(), height: number() });
