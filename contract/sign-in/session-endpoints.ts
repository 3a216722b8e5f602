import { enums, nullable, object, type } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { sessionSchema } from '../entities.ts';
import { locales } from '../shell/locales.ts';

/** What every page calls. */
export const sessionEndpoints = {
  getSession: endpoint({ method: 'GET', path: '/api/session', body: null, query: null, payload: sessionSchema, errors: [] }),
  chooseLanguage: endpoint({
    method: 'PUT',
    path: '/api/session/language',
    body: object({ language: enums(locales) }),
    query: null,
    payload: sessionSchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed'],
  }),
  signOut: endpoint({ method: 'DELETE', path: '/api/session', body: null, query: null, payload: nullable(type({})), errors: [] }),
} as const;
