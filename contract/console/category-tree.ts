import { array, enums, integer, max, min, nullable, number, object, optional, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { locales } from '../shell/locales.ts';
import { guid, text } from '../text.ts';

/** A category in the tree. The list is in tree order: each after its parent. */
const nodeSchema = type({
  guid: string(),
  version: number(),
  /** The parent category; null at the top. */
  parent: nullable(string()),
  name: string(),
  slug: string(),
  /** Its own recipes, without those of its children. */
  recipes: number(),
  /** The viewer's last move, which can be undone: where this category was. */
  movedFrom: optional(type({ run: string(), parent: nullable(string()), before: nullable(string()) })),
});
export type CategoryNode = Infer<typeof nodeSchema>;

const treeSchema = array(nodeSchema);

/** A category's name in a language. */
const nameFields = { language: enums(locales), name: size(text(), 1, 200) };
export type SuggestedName = Infer<ReturnType<typeof object<typeof nameFields>>>;

/** The new place of a category: under `parent`, before the given one; null for last. `undoes`: the move that this takes back. */
const placeFields = { parent: nullable(guid()), before: nullable(guid()), undoes: optional(guid()) };

const reads = ['notSignedIn', 'notAllowed', 'secondFactorRequired'] as const;

export const categoryTreeEndpoints = {
  getCategoryTree: endpoint({
    method: 'GET',
    path: '/api/console/category-tree',
    body: null,
    query: null,
    payload: treeSchema,
    errors: reads,
  }),
  /** Categories that recipes or categories can be assigned to, in tree order. For staff who manage either. */
  getCategoryChoices: endpoint({
    method: 'GET',
    path: '/api/console/category-choices',
    body: null,
    query: null,
    /** `path`: its ancestors' names, from the top, and its own. */
    payload: array(type({ guid: string(), path: array(string()) })),
    errors: reads,
  }),
  /** Returns the new tree. */
  moveCategory: endpoint({
    method: 'POST',
    path: '/api/console/category-tree/:guid/place',
    body: object({ version: max(min(integer(), 1), 2 ** 31 - 1), ...placeFields }),
    query: null,
    payload: treeSchema,
    errors: ['invalidInput', ...reads, 'notFound', 'conflict', 'tooManyRequests'],
  }),
  /**
   * Names in languages that have none, by the configured model. Nothing is stored. A language without a usable answer is left out. `conflict`: there is no
   * model, or it gave no usable answer.
   */
  suggestNames: endpoint({
    method: 'POST',
    path: '/api/console/category-names',
    body: object({ names: size(array(object(nameFields)), 1, locales.length), languages: size(array(enums(locales)), 1, locales.length) }),
    query: null,
    payload: array(type(nameFields)),
    errors: ['invalidInput', ...reads, 'conflict', 'tooManyRequests'],
  }),
} as const;
