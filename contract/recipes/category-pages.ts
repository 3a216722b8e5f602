import { array, nullable, number, object, optional, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { text } from '../text.ts';

/** Where everybody finds the listed recipes of a category. */
export const categoryPagePath = '/c/:slug';

/** The slug in the path of a category's page; null for another page. */
export const slugOf = (path: string): string | null => /^\/c\/([^/]+)\/?$/i.exec(path)?.[1]?.toLowerCase() ?? null;

/** The address of a page of a category; `after` is what the page before it named as `next`. */
export const categoryPath = (slug: string, after: string | null = null): string => `/c/${slug}${after === null ? '' : `?after=${after}`}`;

/** The picture of a category, 1200 x 630. */
export const categoryPicturePath = '/c/:slug/picture.jpg';

export const categoryLinkSchema = type({ slug: string(), name: string() });
export type CategoryLink = Infer<typeof categoryLinkSchema>;

/** A recipe that its owner shared and lets search engines list. */
const listedRecipeSchema = type({
  /** Of its own page. */
  path: string(),
  title: string(),
  summary: string(),
  /** What it is written in. */
  language: string(),
  kind: optional(string()),
  totalMinutes: nullable(number()),
  photo: nullable(string()),
});

export const publicCategorySchema = type({
  slug: string(),
  /** In the reader's language. */
  name: string(),
  /** Where its picture is, 1200 x 630. */
  picture: optional(nullable(string())),
  parent: nullable(categoryLinkSchema),
  children: array(categoryLinkSchema),
  /** Newest first. */
  recipes: array(listedRecipeSchema),
  /** Pass as `after` for the next page; null at the end. */
  next: nullable(string()),
});
export type PublicCategory = Infer<typeof publicCategorySchema>;

/** What everybody reads of a category. An `after` that no page named is a page that is not there. */
export const categoryEndpoints = {
  /** The first twelve that hold a recipe for everybody, in staff's order. The same for everybody, and kept by every cache on the way. */
  listCategories: endpoint({
    method: 'GET',
    path: '/api/categories',
    body: null,
    /** One of `locales`, so that caches keep each language apart; English without it. */
    query: object({ language: optional(text()) }),
    payload: array(categoryLinkSchema),
    errors: ['invalidInput'],
  }),
  getPublicCategory: endpoint({
    method: 'GET',
    path: '/api/categories/:slug',
    body: null,
    query: object({ language: optional(text()), after: optional(text()) }),
    payload: publicCategorySchema,
    errors: ['invalidInput', 'notFound'],
  }),
} as const;
