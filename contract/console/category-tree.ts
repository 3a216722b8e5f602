import { array, integer, max, min, nullable, number, object, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { guid } from '../text.ts';

/** A category in the tree. The list is in the order of the tree: each after the one that it stands under. */
const nodeSchema = type({
  guid: string(),
  version: number(),
  /** The category that it stands under; null at the top. */
  parent: nullable(string()),
  name: string(),
  slug: string(),
  /** In it alone, without those below. */
  recipes: number(),
});
export type CategoryNode = Infer<typeof nodeSchema>;

const treeSchema = array(nodeSchema);

/** Where a category goes: under `parent`, before the one that is named there; null for last. */
const placeFields = { parent: nullable(guid()), before: nullable(guid()) };

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
  /** Those that recipes or categories can be put into, in the order of the tree. For who manages either. */
  getCategoryChoices: endpoint({
    method: 'GET',
    path: '/api/console/category-choices',
    body: null,
    query: null,
    /** `path`: its name after those that it stands under, from the top. */
    payload: array(type({ guid: string(), path: array(string()) })),
    errors: reads,
  }),
  /** Answers the tree as it is afterwards. */
  moveCategory: endpoint({
    method: 'POST',
    path: '/api/console/category-tree/:guid/place',
    body: object({ version: max(min(integer(), 1), 2 ** 31 - 1), ...placeFields }),
    query: null,
    payload: treeSchema,
    errors: ['invalidInput', ...reads, 'notFound', 'conflict', 'tooManyRequests'],
  }),
} as const;
