import { array, boolean, enums, nullable, number, pick, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';
import { providers } from '../sign-in/providers.ts';

/** Where an account holder sees and changes them. */
export const connectionsPage = '/account/sign-ins';

const connectionSchema = type({
  guid: string(),
  provider: enums(providers),
  /** What the provider called the account there, for its owner to recognise it by. */
  email: nullable(string()),
  /** The address is one that the provider made: it keeps the owner's to itself, and forwards. */
  isRelayed: boolean(),
  /** Milliseconds since 1970, as the next. */
  createdAt: number(),
  lastUsedAt: number(),
  /** False for the last way into the account: there is no password, no passkey, and nothing else is connected. */
  canDisconnect: boolean(),
});
export type Connection = Infer<typeof connectionSchema>;

/** What an owner who is not signed in is told of one, to recognise it by. */
export const keepableSchema = pick(connectionSchema, ['guid', 'provider', 'email']);
export type Keepable = Infer<typeof keepableSchema>;

export const connectionsSchema = type({ hasPassword: boolean(), items: array(connectionSchema) });
export type Connections = Infer<typeof connectionsSchema>;

/** The other sites that open the viewer's account. They are connected by a pop-up: see oauth.ts. */
export const connectionEndpoints = {
  getConnections: endpoint({
    method: 'GET',
    path: '/api/session/connections',
    body: null,
    query: null,
    payload: connectionsSchema,
    errors: ['notSignedIn'],
  }),
  /** Answers those that are left. */
  disconnect: endpoint({
    method: 'DELETE',
    path: '/api/session/connections/:guid',
    body: null,
    query: null,
    payload: connectionsSchema,
    errors: ['notSignedIn', 'notFound', 'conflict'],
  }),
} as const;
