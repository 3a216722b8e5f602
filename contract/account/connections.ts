import { array, boolean, enums, nullable, number, pick, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { providers } from '../sign-in/providers.ts';

/** The settings page for them. */
export const connectionsPage = '/account/sign-ins';

const connectionSchema = type({
  guid: string(),
  provider: enums(providers),
  /** The provider's name for the account, so that its owner recognises it. */
  email: nullable(string()),
  /** A relay address of the provider, which forwards to the owner's real one. */
  isRelayed: boolean(),
  /** Milliseconds since 1970, as the next. */
  createdAt: number(),
  lastUsedAt: number(),
  /** False for the last way to sign in: no password, no passkey, and no other connection. */
  canDisconnect: boolean(),
});
export type Connection = Infer<typeof connectionSchema>;

/** What a signed-out owner sees of a connection, to recognise it. */
export const keepableSchema = pick(connectionSchema, ['guid', 'provider', 'email']);
export type Keepable = Infer<typeof keepableSchema>;

export const connectionsSchema = type({ hasPassword: boolean(), items: array(connectionSchema) });
export type Connections = Infer<typeof connectionsSchema>;

/** External accounts that open the viewer's account. Connected in a pop-up: see oauth.ts. */
export const connectionEndpoints = {
  getConnections: endpoint({
    method: 'GET',
    path: '/api/session/connections',
    body: null,
    query: null,
    payload: connectionsSchema,
    errors: ['notSignedIn'],
  }),
  /** Returns the remaining ones. */
  disconnect: endpoint({
    method: 'DELETE',
    path: '/api/session/connections/:guid',
    body: null,
    query: null,
    payload: connectionsSchema,
    errors: ['notSignedIn', 'notFound', 'conflict'],
  }),
} as const;
