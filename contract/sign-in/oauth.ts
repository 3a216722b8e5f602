import { boolean, enums, literal, nullable, optional, pattern, type, object, type Infer } from 'superstruct';
import { errorCodes, type ApiError, type ErrorName } from '../errors.ts';
import { text } from '../text.ts';
import { providers, type Provider } from './providers.ts';

/* Sign-in by another site: what the pop-up, the page that opened it and the server agree on. */

export const oauthPaths = { start: '/api/oauth/:provider/start', callback: '/api/oauth/:provider/callback' } as const;

/** Login state parameters. */
export interface LoginState {
  /** Whether users without an account get one. */
  allowSignUp: boolean;
  /** Whether the provider is connected to the signed-in account. */
  dataSourceConnect: boolean;
}

const yesOrNo = (is: boolean) => (is ? 'yes' : 'no');

/** Yes or no, joined with semicolons. Travels in the OAuth `state` after an unguessable part. */
export const writeLoginState = ({ allowSignUp, dataSourceConnect }: LoginState): string =>
  `allow-sign-up=${yesOrNo(allowSignUp)};data-source-connect=${yesOrNo(dataSourceConnect)}`;

/** Parses the output of `writeLoginState`; null for anything else. */
export function readLoginState(written: string): LoginState | null {
  const [, allowSignUp, dataSourceConnect] = /^allow-sign-up=(yes|no);data-source-connect=(yes|no)$/.exec(written) ?? [];
  if (allowSignUp === undefined || dataSourceConnect === undefined) return null;
  return { allowSignUp: allowSignUp === 'yes', dataSourceConnect: dataSourceConnect === 'yes' };
}

/** Identifies one attempt of one page, so that it ignores the answers of others. */
const attempt = () => pattern(text(), /^[\w-]{1,64}$/);

export const oauthStartSchema = object({
  mode: enums(['pop-up', 'page']),
  attempt: optional(attempt()),
  loginState: text(),
  /** For `page`: where to go afterwards. */
  sourcePage: optional(text()),
});

const problems = {
  cancelled: 'notAllowed',
  failed: 'unknown',
  unavailable: 'unknown',
  expired: 'codeExpired',
  emailMissing: 'notAllowed',
  emailUnverified: 'notAllowed',
  emailTaken: 'emailTaken',
  noAccount: 'notFound',
  connectedElsewhere: 'conflict',
  notSignedIn: 'notSignedIn',
  signInAgain: 'notAllowed',
  tooMany: 'tooManyRequests',
  codeRequired: 'secondStepRequired',
  locked: 'notAllowed',
  suspended: 'notAllowed',
} as const satisfies Record<string, ErrorName>;

/** Why an external sign-in failed. */
export type OauthProblem = keyof typeof problems;
const problemSchema = enums(Object.keys(problems) as OauthProblem[]);

/** The result page's message to the page that opened it. */
export const oauthMessageSchema = type({
  kind: literal('anydish.sign-in'),
  attempt: nullable(attempt()),
  status: boolean(),
  isNewUser: boolean(),
  problem: nullable(problemSchema),
});
export type OauthMessage = Infer<typeof oauthMessageSchema>;

/** Name of the channel on which tabs hear the result page, and of the function that it calls on its opener. */
export const oauthChannel = 'anydish.sign-in';
export const oauthCallback = 'onOauthSignIn';

/** Where a full-page sign-in reports its error: ?oauth-problem=google.cancelled */
export const problemParameter = 'oauth-problem';

export const writeProblem = (provider: Provider, problem: OauthProblem): string => `${provider}.${problem}`;

const providerSchema = enums(providers);

/** Parses the error that `writeProblem` put into an address; null for anything else. */
export function readProblem(written: string | null): ApiError | null {
  const [provider, problem] = (written ?? '').split('.');
  return providerSchema.is(provider) && problemSchema.is(problem) ? oauthError(problem, provider) : null;
}

/** The problem as an error object. Its payload is for the view, which has a translated sentence for it. */
export const oauthError = (problem: OauthProblem, provider: Provider): ApiError => ({
  message: writeProblem(provider, problem),
  statusCode: errorCodes[problems[problem]].statusCode,
  payload: { problem, provider },
});

const payloadSchema = type({ problem: problemSchema, provider: providerSchema });

/** The problem and provider of an error; null when it is another error. */
export const oauthProblemOf = (error: ApiError): { problem: OauthProblem; provider: Provider } | null =>
  payloadSchema.is(error.payload) ? error.payload : null;
