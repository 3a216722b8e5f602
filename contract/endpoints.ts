import { boolean, enums, nullable, object, optional, size, string, union, type, type Infer, type Struct } from 'superstruct';
import { sessionSchema, verificationTokenSchema } from './entities.ts';
import type { ErrorName } from './errors.ts';
import { cookRequestSchema, jobSchema, photoSchema } from './kitchen.ts';
import { recipePageSchema, recipeSchema } from './recipe.ts';

/**
 * Every call of the product: method, path (`:name` is a parameter), what goes in, what comes out, and which
 * errors it may answer besides `unknown`. Client services, server routes and tests all read this table.
 * Bodies and payloads are described in camelCase; `casing.ts` makes them snake_case on the wire.
 */
interface Endpoint {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/${string}`;
  body: Struct<unknown, unknown> | null;
  query: Struct<unknown, unknown> | null;
  payload: Struct<unknown, unknown>;
  errors: readonly ErrorName[];
}

// The sizes here only keep nonsense out; what a user may get wrong is answered per field by validation.ts.
const field = () => size(string(), 0, 1_000);
const credentials = object({ email: field(), password: field() });
const nothing = nullable(object({}));

/** The two bodies of one path: one sends a code again, one submits it. */
export const verificationBodies = {
  resend: object({ email: field() }),
  submit: object({ token: field(), code: field() }),
} as const;

// Structs are invariant in their type; the table only needs to know that each is one.
const endpoint = <const T extends { body: unknown; query: unknown; payload: unknown } & Omit<Endpoint, 'body' | 'query' | 'payload'>>(
  entry: T,
): T => entry;

const company = '/api/companies/:companyUri';

export const endpoints = {
  getSession: endpoint({ method: 'GET', path: '/api/session', body: null, query: null, payload: sessionSchema, errors: [] }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/session',
    body: credentials,
    query: null,
    payload: sessionSchema,
    errors: ['invalidInput', 'notSignedIn', 'tooManyRequests'],
  }),
  signOut: endpoint({ method: 'DELETE', path: '/api/session', body: null, query: null, payload: nothing, errors: [] }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/api/session/profile',
    body: object({ firstName: field(), lastName: field() }),
    query: null,
    payload: sessionSchema,
    errors: ['invalidInput', 'notSignedIn'],
  }),

  // Spec 7 names these paths without `api`; they are kept to the letter.
  createAccount: endpoint({
    method: 'POST',
    path: '/session',
    body: credentials,
    query: null,
    payload: verificationTokenSchema,
    errors: ['invalidInput', 'emailTaken', 'tooManyRequests'],
  }),
  verifyEmail: endpoint({
    method: 'POST',
    path: '/session/emails/verifications',
    body: union([verificationBodies.resend, verificationBodies.submit]),
    query: null,
    payload: union([verificationTokenSchema, sessionSchema]),
    errors: ['invalidInput', 'wrongCode', 'codeExpired', 'conflict', 'tooManyRequests'],
  }),

  uploadPhoto: endpoint({
    method: 'POST',
    path: `${company}/photos`,
    body: null,
    query: null,
    payload: photoSchema,
    errors: ['invalidInput', 'notSignedIn', 'notFound', 'tooLarge', 'unsupportedMedia', 'tooManyRequests'],
  }),
  createJob: endpoint({
    method: 'POST',
    path: `${company}/recipe-jobs`,
    body: cookRequestSchema,
    query: null,
    payload: jobSchema,
    errors: ['invalidInput', 'notSignedIn', 'notFound', 'tooManyRequests', 'conflict'],
  }),
  getJob: endpoint({
    method: 'GET',
    path: `${company}/recipe-jobs/:guid`,
    body: null,
    query: null,
    payload: jobSchema,
    errors: ['notSignedIn', 'notFound'],
  }),
  cancelJob: endpoint({
    method: 'DELETE',
    path: `${company}/recipe-jobs/:guid`,
    body: null,
    query: null,
    payload: jobSchema,
    errors: ['notSignedIn', 'notFound'],
  }),
  listRecipes: endpoint({
    method: 'GET',
    path: '/api/recipes',
    body: null,
    query: object({ before: optional(string()), limit: optional(string()) }),
    payload: recipePageSchema,
    errors: ['invalidInput', 'notSignedIn'],
  }),
  getRecipe: endpoint({
    method: 'GET',
    path: `${company}/recipes/:guid`,
    body: null,
    query: null,
    payload: recipeSchema,
    errors: ['notSignedIn', 'notFound'],
  }),
} as const;

export type EndpointName = keyof typeof endpoints;

/** Paths that do not answer an envelope: a picture, a stream of server-sent events, linked data. */
export const rawPaths = {
  photo: `${company}/photos/:guid`,
  jobEvents: `${company}/recipe-jobs/:guid/events`,
  /** The recipe as linked data, to download. */
  schemaOrg: `${company}/recipes/:guid/schema-org.json`,
} as const;

/** Fills the `:name` parts of a path. A missing parameter is a bug of the caller and throws. */
export function fillPath(path: string, params: Record<string, string>): string {
  return path.replace(/:([a-zA-Z]+)/g, (_, name: string) => {
    const value = params[name];
    if (value === undefined) throw new Error(`The path ${path} needs "${name}".`);
    return encodeURIComponent(value);
  });
}

/** What the server tells the page in its HTML: links and switches, never a secret. */
export const publicConfigSchema = type({
  productName: string(),
  kitchen: enums(['built-in', 'openai-compatible']),
  supportEmail: nullable(string()),
  appStoreUrl: nullable(string()),
  playStoreUrl: nullable(string()),
  analyticsUrl: nullable(string()),
  isProduction: boolean(),
});
export type PublicConfig = Infer<typeof publicConfigSchema>;
