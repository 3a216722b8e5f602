import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  Configuration,
  customFetch,
  discovery,
  enableNonRepudiationChecks,
  fetchProtectedResource,
  type ClientAuth,
  type CustomFetch,
  type ServerMetadata,
} from 'openid-client';
import type { Provider } from '../../../contract/sign-in/providers.ts';
import { readIdentity, type Identity } from './identity.ts';
import { Refusal } from './refusal.ts';
import type { Secrets } from './transactions.ts';

/** The unvalidated fields of another site's answer. */
export const asRecord = (value: unknown): Record<string, unknown> => (typeof value === 'object' && value !== null ? { ...value } : {});

/** How a provider is reached. */
export interface Registration {
  provider: Provider;
  clientId: string;
  /** The current secret. */
  clientSecret: () => string;
  /** An issuer to discover, or the endpoints of a provider without discovery. */
  server: string | ServerMetadata;
  /** Facebook: only the email scope is needed. */
  scope: string;
  /** Where a plain OAuth 2 provider returns the user; null: in the id token. */
  userInfo: string | null;
  /** Apple answers with a form post when an address is requested. */
  responseMode: 'query' | 'form_post';
  /** For the demo identity provider, which is this server. */
  fetch: CustomFetch | null;
}

export interface SignInClient {
  /** The provider posts its answers, with a name that it sends only once. */
  isPosting: boolean;
  /** Where the browser goes. @throws Refusal unavailable */
  authorizationUrl: (redirectUri: string, secrets: Secrets) => Promise<URL>;
  /** Validates an answer and reads its user; `answer` is the whole address that the browser came back to. @throws Refusal */
  identify: (answer: URL, secrets: Secrets) => Promise<Identity>;
}

const timeout = 10; // seconds

/** Reads the secret for each request, because Apple's expires. */
const postSecret =
  ({ clientId, clientSecret }: Registration): ClientAuth =>
  (_server, _client, body) => {
    body.set('client_id', clientId);
    body.set('client_secret', clientSecret());
  };

function configure(registration: Registration): Configuration | Promise<Configuration> {
  const { clientId, server, fetch } = registration;
  const auth = postSecret(registration);
  if (typeof server !== 'string') {
    const configuration = new Configuration(server, clientId, undefined, auth);
    configuration.timeout = timeout;
    if (fetch !== null) configuration[customFetch] = fetch;
    if (server.issuer.startsWith('http:')) allowInsecureRequests(configuration);
    return configuration;
  }
  return discovery(new URL(server), clientId, undefined, auth, {
    timeout,
    // ASVS 6.8.2: signatures are checked although the token comes directly from the provider. An issuer over plain http (a test, a local network) is
    // configured on purpose.
    execute: [enableNonRepudiationChecks, ...(server.startsWith('http:') ? [allowInsecureRequests] : [])],
    ...(fetch !== null && { [customFetch]: fetch }),
  });
}

async function askUserInfo(configuration: Configuration, accessToken: string, address: string): Promise<Identity> {
  const response = await fetchProtectedResource(configuration, accessToken, new URL(address), 'GET');
  const claims = asRecord(await response.json());
  const { id } = claims;
  if (!response.ok || typeof id !== 'string' || id === '') throw new Refusal('failed', new Error(`user info answered ${response.status}`));
  return readIdentity(id, claims);
}

/** A client of one provider. Discovers its endpoints at the first sign-in, and again after a failure. */
export function createSignInClient(registration: Registration): SignInClient {
  const { provider, scope, userInfo, responseMode } = registration;
  let known: Promise<Configuration> | null = null;
  const configuration = async () => {
    known ??= Promise.resolve(configure(registration));
    try {
      return await known;
    } catch (error) {
      known = null;
      throw new Refusal('unavailable', error);
    }
  };
  const isOpenId = userInfo === null;

  return {
    isPosting: responseMode === 'form_post',
    authorizationUrl: async (redirectUri, { state, codeVerifier, nonce }) =>
      buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope,
        state,
        code_challenge: await calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(isOpenId && { nonce }),
        ...(responseMode !== 'query' && { response_mode: responseMode }),
      }),
    identify: async (answer, { state, codeVerifier, nonce }) => {
      const client = await configuration();
      try {
        const tokens = await authorizationCodeGrant(client, answer, {
          expectedState: state,
          pkceCodeVerifier: codeVerifier,
          ...(isOpenId && { expectedNonce: nonce, idTokenExpected: true }),
        });
        if (userInfo !== null) return await askUserInfo(client, tokens.access_token, userInfo);
        const claims = tokens.claims();
        if (claims === undefined) throw new Refusal('failed', new Error(`${provider} sent no id token`));
        return readIdentity(claims.sub, claims);
      } catch (error) {
        if (error instanceof Refusal) throw error;
        const isCancelled =
          error instanceof AuthorizationResponseError && ['access_denied', 'user_cancelled_authorize'].includes(error.error);
        throw new Refusal(isCancelled ? 'cancelled' : 'failed', error);
      }
    },
  };
}
