import { generateKeyPairSync, randomBytes } from 'node:crypto';
import { interactionPolicy, Provider as OidcProvider, type Configuration } from 'oidc-provider';
import { appleClaimsOf, appleSubjectOf, tellUserOnce } from './apple.ts';
import { createMemoryAdapter } from './memory.ts';
import { subjectOf, type Person } from './people.ts';

export interface DemoClient {
  clientId: string;
  isSecret: (secret: string) => boolean;
  redirectUris: readonly string[];
  isApple: boolean;
}

export interface DemoProvider {
  oidc: OidcProvider;
  /** Remembers a person, and answers the name that a client knows them by. */
  admit: (person: Person, clientId: unknown) => string;
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
export async function createDemoProvider(issuer: string, choosePath: string, clients: readonly DemoClient[]): Promise<DemoProvider> {
  const people = new Map<string, Person>();
  const apple = clients.find(({ isApple }) => isApple);
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const configuration: Configuration = {
    adapter: createMemoryAdapter(),
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'ES256' }] },
    cookies: { keys: [randomBytes(32).toString('base64url')] },
    clients: clients.map(({ clientId, redirectUris }) => ({
      client_id: clientId,
      // Each has its own way to know a secret: see below.
      client_secret: randomBytes(32).toString('base64url'),
      redirect_uris: [...redirectUris],
      token_endpoint_auth_method: 'client_secret_post',
      id_token_signed_response_alg: 'ES256',
    })),
    claims: { openid: ['sub'], email: ['email', 'email_verified', 'is_private_email'], profile: ['name'] },
    scopes: ['openid', 'name'],
    // The address and the name stand in the id token, as Google does it.
    conformIdTokenClaims: false,
    pkce: { required: () => true },
    responseTypes: ['code'],
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy: policy(), url: (_ctx, { uid }) => `${choosePath}/${uid}` },
    findAccount: ({ oidc: { client } }, subject) => {
      const person = people.get(subject);
      const tell = client?.clientId === apple?.clientId ? appleClaimsOf : claimsOf;
      return person && { accountId: subject, claims: () => tell(subject, person) };
    },
    loadExistingGrant: async ({ oidc: { provider, client, account } }) => {
      const grant = new provider.Grant({ ...(client && { clientId: client.clientId }), ...(account && { accountId: account.accountId }) });
      grant.addOIDCScope('openid email profile name');
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
  const oidc = new OidcProvider(issuer, configuration);
  for (const { clientId, isSecret } of clients) {
    const client = await oidc.Client.find(clientId);
    if (client) client.compareClientSecret = isSecret;
  }
  const find = (subject: string) => people.get(subject);
  if (apple) tellUserOnce(oidc, apple.clientId, find);
  return {
    oidc,
    admit: (person, clientId) => {
      const isApple = clientId === apple?.clientId;
      const subject = isApple ? appleSubjectOf(person) : subjectOf(person);
      // What somebody chose at Apple the first time stays so.
      const { isHidden } = (isApple && people.get(subject)) || person;
      people.set(subject, { ...person, isHidden });
      return subject;
    },
    find,
  };
}
