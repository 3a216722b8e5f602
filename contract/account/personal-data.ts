import { boolean, nullable, number, object, size, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { text } from '../text.ts';

/** A request to delete an account. Times in milliseconds since 1970. */
export const deletionSchema = type({
  requestedAt: number(),
  /** Processed within 7 business days. Until then the owner can keep the account. */
  executesAt: number(),
  /** Data is removed within 30 days of the confirmation. */
  goneAt: number(),
});
export type Deletion = Infer<typeof deletionSchema>;

export const personalDataSchema = type({
  /** False for an account without a password. */
  hasPassword: boolean(),
  deletion: nullable(deletionSchema),
});
export type PersonalData = Infer<typeof personalDataSchema>;

/** ASVS 7.5.1: proves that the owner makes the call; '' when the account has no password. */
const proof = object({ currentPassword: size(text(), 0, 1_000) });

/** Data export and deletion of an account. */
export const personalDataEndpoints = {
  getPersonalData: endpoint({
    method: 'GET',
    path: '/api/account/personal-data',
    body: null,
    query: null,
    payload: personalDataSchema,
    errors: ['notSignedIn', 'notAllowed'],
  }),
  /** Opens `exportPath` or `recipesExportPath` once, for this session, for a few minutes. */
  prepareExport: endpoint({
    method: 'POST',
    path: '/api/account/exports',
    body: proof,
    query: null,
    payload: nullable(type({})),
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'tooManyRequests'],
  }),
  requestDeletion: endpoint({
    method: 'POST',
    path: '/api/account/deletion',
    body: proof,
    query: null,
    payload: personalDataSchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'tooManyRequests'],
  }),
  cancelDeletion: endpoint({
    method: 'DELETE',
    path: '/api/account/deletion',
    body: null,
    query: null,
    payload: personalDataSchema,
    errors: ['notSignedIn', 'notAllowed'],
  }),
} as const;
