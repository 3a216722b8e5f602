import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { interactionPolicy, Provider as OidcProvider, type Configuration } from 'oidc-provider';
import { createMemoryAdapter } from './memory.ts';
import { subjectOf, type Person } from './people.ts';

export interface DemoClient {
  clientId: string;
  clientSecret: string;
  redirectUris: readonly string[];
}

export interface DemoProvider {
  oidc: OidcProvider;
  /** Remembers a person, and answers the provider's name for them. */
  admit: (person: Person) => string;
  find: (subject: string) => Person | undefined;
}

const minute = 60;

/** Choosing a person is consent enough. */
function policy() {
  const prompts = interactionPolicy.base();
  prompts.remove('consent');
  return prompts;
}

const claimsOf = (subject: string, { name, email, isEmailVerified }: Person) => ({
  sub: subject,
  name,
  email,
  email_verified: isEmailVerified,
});

/** An identity provider that believes everybody. Everything it knows is gone with the process. */
export function createDemoProvider(issuer: string, choosePath: string, clients: readonly DemoClient[]): DemoProvider {
  const people = new Map<string, Person>();
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const configuration: Configuration = {
    adapter: createMemoryAdapter(),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    clients: clients.map(({ clientId, clientSecret, redirectUris }) => ({
      client_id: clientId,
      client_secret: clientSecret,
      redirect_uris: [...redirectUris],
      token_endpoint_auth_method: 'client_secret_post',
      id_token_signed_response_alg: 'ES256',
    })),
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
    // The address and the name stand in the id token, as Google does it.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    responseTypes: ['code'],
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy: policy(), url: (_ctx, { uid }) => `${choosePath}/${uid}` },
    findAccount: (_ctx, subject) => {
      const person = people.get(subject);
      return person && { accountId: subject, claims: () => claimsOf(subject, person) };
    },
    loadExistingGrant: async ({ oidc: { provider, client, account } }) => {
      const grant = new provider.Grant({ ...(client && { clientId: client.clientId }), ...(account && { accountId: account.accountId }) });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
    ttl: {
      AccessToken: 5 * minute,
      AuthorizationCode: minute,
      Grant: 10 * minute,
      IdToken: 5 * minute,
      Interaction: 10 * minute,
      Session: 10 * minute,
    },
    renderError: (ctx, { error }) => {
      ctx.type = 'text/plain; charset=utf-8';
      ctx.body = `The demo identity provider cannot go on: ${error}. Close this window and begin again.`;
    },
  };
  return {
    oidc: new OidcProvider(issuer, configuration),
    admit: (person) => {
      const subject = subjectOf(person);
      people.set(subject, person);
      return subject;
    },
    find: (subject) => people.get(subject),
  };
}
