import { array, nullable, number, object, optional, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { text } from '../text.ts';
import { pictureSchema } from './picture.ts';

/** The public page of a category's listed recipes. */
export const categoryPagePath = '/c/:slug';

/** The slug in the path of a category page; null for another page. */
export const slugOf = (path: string): string | null => /^\/c\/([^/]+)\/?$/i.exec(path)?.[1]?.toLowerCase() ?? null;

/** The address of a category page; `after` is the previous page's `next`. */
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
  picture: optional(pictureSchema),
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

/** Public category pages. An unknown `after` is a page that does not exist. */
export const categoryEndpoints = {
  /** The first twelve with a public recipe, in staff's order. The same for everyone, and cacheable. */
  listCategories: endpoint({
    method: 'GET',
    path: '/api/categories',
    body: null,
    /** One of `locales`, so that caches keep languages apart; English by default. */
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
