import { createHash, generateKeyPairSync, sign, type KeyObject } from 'node:crypto';
import { readText, startLocalServer } from '../services/local-server.ts';

type Claims = Record<string, unknown>;

const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function jwt(claims: Claims, key: KeyObject): string {
  const content = `${encode({ alg: 'ES256', typ: 'JWT', kid: 'one' })}.${encode(claims)}`;
  return `${content}.${sign('sha256', Buffer.from(content), { key, dsaEncoding: 'ieee-p1363' }).toString('base64url')}`;
}

/** A provider of OpenID Connect over real HTTP that says what the test wants, lies included. */
export interface FakeIssuer extends AsyncDisposable {
  origin: string;
  /** What the next id token says besides or instead of the right things. */
  claims: Claims;
  /** Signs the next id token with a key that nobody knows. */
  isForged: boolean;
  /** What was posted to the token endpoint last. */
  asked: URLSearchParams;
  /** Takes the address that the browser was sent to, as a browser would bring it. */
  visit: (url: URL) => { state: string; challenge: string; nonce: string | null };
}

export const clientId = 'anydish-test';

export async function startFakeIssuer(audience = clientId): Promise<FakeIssuer> {
  const [right, other] = [generateKeyPairSync('ec', { namedCurve: 'P-256' }), generateKeyPairSync('ec', { namedCurve: 'P-256' })];
  let nonce: string | null = null;
  const server = await startLocalServer(async (request, response) => {
    const answer = (body: object) => response.setHeader('content-type', 'application/json').end(JSON.stringify(body));
    const { origin: issuer } = server;
    if (request.url === '/.well-known/openid-configuration') {
      answer({
        issuer,
        authorization_endpoint: `${issuer}/authorize`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/jwks`,
        id_token_signing_alg_values_supported: ['ES256'],
        authorization_response_iss_parameter_supported: true,
      });
    } else if (request.url === '/jwks') {
      answer({ keys: [{ ...right.publicKey.export({ format: 'jwk' }), kid: 'one', alg: 'ES256', use: 'sig' }] });
    } else {
      fake.asked = new URLSearchParams(await readText(request));
      const now = Math.floor(Date.now() / 1_000);
      const claims = {
        iss: issuer,
        aud: audience,
        sub: 'subject',
        iat: now,
        exp: now + 60,
        ...(nonce !== null && { nonce }),
        ...fake.claims,
      };
      const key = fake.isForged ? other.privateKey : right.privateKey;
      answer({ access_token: 'access', token_type: 'Bearer', id_token: jwt(claims, key) });
    }
  });
  const fake: FakeIssuer = {
    origin: server.origin,
    claims: {},
    isForged: false,
    asked: new URLSearchParams(),
    visit: ({ searchParams }) => {
      nonce = searchParams.get('nonce');
      return { state: searchParams.get('state') ?? '', challenge: searchParams.get('code_challenge') ?? '', nonce };
    },
    [Symbol.asyncDispose]: () => server[Symbol.asyncDispose](),
  };
  return fake;
}

/** RFC 7636: what a verifier looks like to those who are only to check it. */
export const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url');
