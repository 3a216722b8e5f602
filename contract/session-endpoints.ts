import { nullable, object } from 'superstruct';
import { endpoint } from './endpoint.ts';
import { sessionSchema } from './entities.ts';

/** What every page calls, whatever it shows. */
export const sessionEndpoints = {
  getSession: endpoint({ method: 'GET', path: '/api/session', body: null, query: null, payload: sessionSchema, errors: [] }),
  signOut: endpoint({ method: 'DELETE', path: '/api/session', body: null, query: null, payload: nullable(object({})), errors: [] }),
} as const;
