import { array, object, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { guid, text } from '../text.ts';
import type { ProblemId } from '../validation.ts';

export const longestCollectionName = 60;
/** Maximum collections per company. */
export const mostCollections = 100;

/** A normalised name: trimmed, with single spaces. */
export const tidyCollectionName = (name: string): string => name.trim().replace(/\s+/gu, ' ');

/** The key by which names are compared: ignores case and spaces. */
export const collectionKey = (name: string): string => tidyCollectionName(name.normalize('NFKC')).toLowerCase();

/** The problem of a collection name; null: none. */
export const collectionNameProblem = (name: string): ProblemId | null =>
  tidyCollectionName(name) === '' ? 'collectionName.required' : null;

const collectionSchema = type({ guid: string(), companyUri: string(), name: string() });
export type Collection = Infer<typeof collectionSchema>;

/** All of the viewer's, in their chosen order. */
const collectionsSchema = type({ collections: array(collectionSchema) });

const name = () => size(text(), 1, longestCollectionName);
const owners = ['invalidInput', 'notSignedIn', 'notAllowed'] as const;

/** Recipes grouped by their owner. `changeRecipes` adds and removes recipes. */
export const collectionEndpoints = {
  listCollections: endpoint({
    method: 'GET',
    path: '/api/collections',
    body: null,
    query: null,
    payload: collectionsSchema,
    errors: ['notSignedIn'],
  }),
  createCollection: endpoint({
    method: 'POST',
    path: '/api/companies/:companyUri/collections',
    /** Idempotency key, created by the client. */
    body: object({ guid: guid(), name: name() }),
    query: null,
    payload: collectionsSchema,
    errors: [...owners, 'notFound', 'conflict', 'tooManyRequests'],
  }),
  renameCollection: endpoint({
    method: 'PUT',
    path: '/api/companies/:companyUri/collections/:guid',
    body: object({ name: name() }),
    query: null,
    payload: collectionsSchema,
    errors: [...owners, 'notFound', 'conflict', 'tooManyRequests'],
  }),
  /** Its recipes stay. */
  deleteCollection: endpoint({
    method: 'DELETE',
    path: '/api/companies/:companyUri/collections/:guid',
    body: null,
    query: null,
    payload: collectionsSchema,
    errors: ['notSignedIn', 'notAllowed', 'notFound'],
  }),
  /** Omitted collections come last, in their previous order. */
  orderCollections: endpoint({
    method: 'PUT',
    path: '/api/collections',
    body: object({ guids: size(array(guid()), 1, mostCollections) }),
    query: null,
    payload: collectionsSchema,
    errors: owners,
  }),
} as const;
