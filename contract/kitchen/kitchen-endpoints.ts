import { array, boolean, number, object, optional, type } from 'superstruct';
import { endpoint, fillPath } from '../endpoint.ts';
import { text } from '../text.ts';
import { cookRequestSchema, jobEventSchema, jobSchema, photoSchema, readRequestSchema } from './kitchen.ts';
import { recipeQuerySchema } from '../recipes/recipe-search.ts';
import { recipePageSchema, recipeSchema } from '../recipes/recipe.ts';
import { readingSchema } from './wishes.ts';

const company = '/api/companies/:companyUri';

/** Recipes: creating and finding them. */
export const kitchenEndpoints = {
  uploadPhoto: endpoint({
    method: 'POST',
    path: `${company}/photos`,
    body: null,
    query: null,
    payload: photoSchema,
    errors: ['invalidInput', 'notSignedIn', 'notFound', 'tooLarge', 'unsupportedMedia', 'tooManyRequests', 'kitchenUnavailable'],
  }),
  createJob: endpoint({
    method: 'POST',
    path: `${company}/recipe-jobs`,
    body: cookRequestSchema,
    query: null,
    payload: jobSchema,
    errors: ['invalidInput', 'notSignedIn', 'notFound', 'tooManyRequests', 'conflict'],
  }),
  /** How the kitchen understands an order before it is sent. */
  readOrder: endpoint({
    method: 'POST',
    path: `${company}/readings`,
    body: readRequestSchema,
    query: null,
    payload: readingSchema,
    errors: ['invalidInput', 'notSignedIn', 'notFound', 'tooManyRequests'],
  }),
  getJob: endpoint({
    method: 'GET',
    path: `${company}/recipe-jobs/:guid`,
    body: null,
    query: null,
    payload: jobSchema,
    errors: ['notSignedIn', 'notFound'],
  }),
  /** The stored events of a job after `after`, for a page that hears of new ones by messages. */
  readJobEvents: endpoint({
    method: 'GET',
    path: `${company}/recipe-jobs/:guid/events/so-far`,
    body: null,
    query: object({ after: optional(text()) }),
    payload: type({
      events: array(type({ sequence: number(), event: jobEventSchema })),
      /** The viewer's browsers are told of further ones. */
      isTold: boolean(),
    }),
    errors: ['invalidInput', 'notSignedIn', 'notFound'],
  }),
  cancelJob: endpoint({
    method: 'DELETE',
    path: `${company}/recipe-jobs/:guid`,
    body: null,
    query: null,
    payload: jobSchema,
    errors: ['notSignedIn', 'notFound'],
  }),
  listRecipes: endpoint({
    method: 'GET',
    path: '/api/recipes',
    body: null,
    query: recipeQuerySchema,
    payload: recipePageSchema,
    errors: ['invalidInput', 'notSignedIn', 'tooManyRequests'],
  }),
  getRecipe: endpoint({
    method: 'GET',
    path: `${company}/recipes/:guid`,
    body: null,
    query: null,
    payload: recipeSchema,
    errors: ['notSignedIn', 'notFound'],
  }),
} as const;

/** Paths without an envelope: a picture, a stream of server-sent events, linked data. */
export const rawPaths = {
  photo: `${company}/photos/:guid`,
  jobEvents: `${company}/recipe-jobs/:guid/events`,
  /** The recipe as linked data, to download. */
  schemaOrg: `${company}/recipes/:guid/schema-org.json`,
  /** The same for a shared recipe, public with the link. `language` in its query: one of `locales`. */
  sharedSchemaOrg: '/api/shared/:id/schema-org.json',
} as const;

/** Addresses of a recipe's other photos. */
export const morePhotoAddresses = ({
  companyUri,
  morePhotoGuids = [],
}: {
  companyUri: string;
  morePhotoGuids?: string[] | undefined;
}): string[] => morePhotoGuids.map((guid) => fillPath(rawPaths.photo, { companyUri, guid }));

/** Address of a recipe's picture; null when it has none. */
export const photoAddress = ({ companyUri, photoGuid }: { companyUri: string; photoGuid: string | null }): string | null =>
  photoGuid === null ? null : fillPath(rawPaths.photo, { companyUri, guid: photoGuid });
