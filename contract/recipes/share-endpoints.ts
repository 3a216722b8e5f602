import { array, boolean, enums, nullable, object, optional, size, string, type, type Infer } from 'superstruct';
import { wordsLength } from '../account/tell-us.ts';
import { endpoint } from '../endpoint.ts';
import { guid, text } from '../text.ts';
import { categoryLinkSchema } from './category-pages.ts';
import { reportKinds } from './feedback-endpoints.ts';
import { recipeSchema, recipeSummarySchema } from './recipe.ts';

const share = '/api/companies/:companyUri/recipes/:guid/share';
const shared = '/api/shared/:id';

/** A link to a recipe, as its owner sees it. */
export const shareSchema = type({
  /** The path of the public page. */
  path: string(),
  /** The same with the site's origin, to be passed on. */
  address: string(),
  /** Search engines may list it. */
  isListed: boolean(),
  /** The owner's photo is shown with it. */
  showsPhoto: boolean(),
});
export type Share = Infer<typeof shareSchema>;

/** The sharing state of a recipe for its owner. */
export const shareStateSchema = type({
  /** Null: it is not shared. */
  share: nullable(shareSchema),
  /** Why staff withdrew it; null: it can be shared. */
  barredFor: nullable(string()),
  hasPhoto: boolean(),
});
export type ShareState = Infer<typeof shareStateSchema>;

const shareChoicesSchema = object({ isListed: boolean(), showsPhoto: boolean() });
export type ShareChoices = Infer<typeof shareChoicesSchema>;

/** A shared recipe for visitors: `guid` is the link's id, and nothing identifies the owner. */
export const sharedRecipeSchema = type({
  recipe: recipeSchema,
  photo: nullable(string()),
  /** Its categories. Missing on older servers. */
  categories: optional(array(categoryLinkSchema)),
});
export type SharedRecipe = Infer<typeof sharedRecipeSchema>;

const owners = ['notSignedIn', 'notAllowed', 'notFound'] as const;
const visitors = ['notFound', 'withdrawn'] as const;

/** Sharing for owners, and public calls for everyone with the link. */
export const shareEndpoints = {
  getShare: endpoint({ method: 'GET', path: share, body: null, query: null, payload: shareStateSchema, errors: owners }),
  /** Creates the link, or changes its options. */
  shareRecipe: endpoint({
    method: 'PUT',
    path: share,
    body: shareChoicesSchema,
    query: null,
    payload: shareStateSchema,
    errors: ['invalidInput', ...owners, 'conflict', 'tooManyRequests'],
  }),
  /** Afterwards the link answers 410. Sharing again creates another link. */
  withdrawShare: endpoint({ method: 'DELETE', path: share, body: null, query: null, payload: shareStateSchema, errors: owners }),
  getShared: endpoint({
    method: 'GET',
    path: shared,
    body: null,
    /** One of `locales`: the desired language, if the recipe is available in it. */
    query: object({ language: optional(text()) }),
    payload: sharedRecipeSchema,
    errors: ['invalidInput', ...visitors],
  }),
  /** Copies it to the viewer's own recipes. */
  keepShared: endpoint({
    method: 'POST',
    path: `${shared}/copies`,
    /** Idempotency key, created by the client. */
    body: object({ copyKey: guid() }),
    query: null,
    payload: recipeSummarySchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', ...visitors, 'conflict', 'tooManyRequests'],
  }),
  reportShared: endpoint({
    method: 'POST',
    path: `${shared}/reports`,
    body: object({
      words: size(text(), 0, wordsLength * 2),
      /** Missing from older tabs: it is `other`. */
      kind: optional(enums(reportKinds)),
      requestKey: guid(),
    }),
    query: null,
    payload: type({}),
    errors: ['invalidInput', ...visitors, 'tooManyRequests'],
  }),
} as const;
