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
  /** The same with the site's own origin, to be given away. */
  address: string(),
  /** Search engines may list it. */
  isListed: boolean(),
  /** The owner's photo is shown with it. */
  showsPhoto: boolean(),
});
export type Share = Infer<typeof shareSchema>;

/** What an owner sees before and after a recipe is shared. */
export const shareStateSchema = type({
  /** Null: it is not shared. */
  share: nullable(shareSchema),
  /** Why staff withdrew it; null: it may be shared. */
  barredFor: nullable(string()),
  hasPhoto: boolean(),
});
export type ShareState = Infer<typeof shareStateSchema>;

const shareChoicesSchema = object({ isListed: boolean(), showsPhoto: boolean() });
export type ShareChoices = Infer<typeof shareChoicesSchema>;

/** A shared recipe as everybody sees it: `guid` is the link's id, and nothing says whose it is. */
export const sharedRecipeSchema = type({
  recipe: recipeSchema,
  photo: nullable(string()),
  /** Those that it stands in. Older servers do not say. */
  categories: optional(array(categoryLinkSchema)),
});
export type SharedRecipe = Infer<typeof sharedRecipeSchema>;

const owners = ['notSignedIn', 'notAllowed', 'notFound'] as const;
const visitors = ['notFound', 'withdrawn'] as const;

/** What an owner does with the link to a recipe, and what is open to everybody who has it. */
export const shareEndpoints = {
  getShare: endpoint({ method: 'GET', path: share, body: null, query: null, payload: shareStateSchema, errors: owners }),
  /** Makes the link, or changes what was chosen for it. */
  shareRecipe: endpoint({
    method: 'PUT',
    path: share,
    body: shareChoicesSchema,
    query: null,
    payload: shareStateSchema,
    errors: ['invalidInput', ...owners, 'conflict', 'tooManyRequests'],
  }),
  /** From then on the link answers 410. Shared again, a recipe has another one. */
  withdrawShare: endpoint({ method: 'DELETE', path: share, body: null, query: null, payload: shareStateSchema, errors: owners }),
  getShared: endpoint({
    method: 'GET',
    path: shared,
    body: null,
    /** One of `locales`: what it is written in, where it can be. */
    query: object({ language: optional(text()) }),
    payload: sharedRecipeSchema,
    errors: ['invalidInput', ...visitors],
  }),
  /** Keeps a copy among the viewer's own recipes. */
  keepShared: endpoint({
    method: 'POST',
    path: `${shared}/copies`,
    /** Made by the client; the same key never makes a second copy. */
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
      /** Older tabs do not say: it is `other`. */
      kind: optional(enums(reportKinds)),
      requestKey: guid(),
    }),
    query: null,
    payload: type({}),
    errors: ['invalidInput', ...visitors, 'tooManyRequests'],
  }),
} as const;
