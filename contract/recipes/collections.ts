import { array, object, size, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { guid, text } from '../text.ts';
import type { ProblemId } from '../validation.ts';

export const longestCollectionName = 60;
/** So many collections a company has at most. */
export const mostCollections = 100;

/** A name as it is kept: without blanks at its ends, and with one between words. */
export const tidyCollectionName = (name: string): string => name.trim().replace(/\s+/gu, ' ');

/** What makes two names the same to a reader: neither case nor blanks. */
export const collectionKey = (name: string): string => tidyCollectionName(name.normalize('NFKC')).toLowerCase();

/** What is wrong with the name of a collection; null: nothing. */
export const collectionNameProblem = (name: string): ProblemId | null =>
  tidyCollectionName(name) === '' ? 'collectionName.required' : null;

const collectionSchema = type({ guid: string(), companyUri: string(), name: string() });
export type Collection = Infer<typeof collectionSchema>;

/** All of the viewer, in the order that was chosen. */
const collectionsSchema = type({ collections: array(collectionSchema) });

const name = () => size(text(), 1, longestCollectionName);
const owners = ['invalidInput', 'notSignedIn', 'notAllowed'] as const;

/** Recipes that their owner keeps together. A recipe comes into one, and out of it, by `changeRecipes`. */
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
    /** The key is made by the client: sent twice it is one collection. */
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
  /** Those that are not named come last, in the order that they had. */
  orderCollections: endpoint({
    method: 'PUT',
    path: '/api/collections',
    body: object({ guids: size(array(guid()), 1, mostCollections) }),
    query: null,
    payload: collectionsSchema,
    errors: owners,
  }),
} as const;
