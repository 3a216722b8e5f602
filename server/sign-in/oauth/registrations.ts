import { providers, type Provider } from '../../../contract/sign-in/providers.ts';
import type { Clock } from '../../clock.ts';
import type { Config } from '../../config.ts';
import { appleIssuer, createAppleSecret } from './apple-secret.ts';
import type { Registration } from './client.ts';
import type { AppleClient, OauthClient } from './settings.ts';

const graph = 'https://graph.facebook.com/v23.0';

/** Facebook has no discovery for its plain OAuth 2. */
const facebookServer = {
  issuer: 'https://www.facebook.com',
  authorization_endpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
  token_endpoint: `${graph}/oauth/access_token`,
};

const openId = { scope: 'openid email profile', userInfo: null, responseMode: 'query' } as const;

/** Scopes and endpoints of a provider that is set up. */
function registrationOf(provider: 'google' | 'facebook', { clientId, clientSecret, issuer }: OauthClient): Registration {
  const client = { provider, clientId, clientSecret: () => clientSecret, fetch: null };
  if (provider === 'google') return { ...client, ...openId, server: issuer ?? 'https://accounts.google.com' };
  // An issuer of one's own is a server of OpenID Connect; Facebook itself is not.
  if (issuer !== null) return { ...client, ...openId, server: issuer };
  return { ...client, server: facebookServer, scope: 'email', userInfo: `${graph}/me?fields=id,name,email`, responseMode: 'query' };
}

/** Apple posts its answer to every client that asks for an address or a name. */
export const asApple = { provider: 'apple', scope: 'openid email name', userInfo: null, responseMode: 'form_post' } as const;

const appleRegistration = (client: AppleClient, clock: Clock): Registration => ({
  ...asApple,
  clientId: client.clientId,
  clientSecret: createAppleSecret(client, clock),
  server: client.issuer ?? appleIssuer,
  fetch: null,
});

/** The providers that are set up, in the order of their buttons. */
export const registrations = ({ google, facebook, apple }: Pick<Config, Provider>, clock: Clock): Registration[] => [
  ...(google === null ? [] : [registrationOf('google', google)]),
  ...(facebook === null ? [] : [registrationOf('facebook', facebook)]),
  ...(apple === null ? [] : [appleRegistration(apple, clock)]),
];

/** In embedded mode outside production, the demo identity provider replaces every provider without keys. */
export function demoProviders(config: Pick<Config, Provider | 'isEmbedded' | 'isProduction'>): Provider[] {
  if (!config.isEmbedded || config.isProduction) return [];
  return providers.filter((provider) => config[provider] === null);
}

/** The providers whose sign-in is offered. */
export function offeredProviders(config: Config): Provider[] {
  const demo = demoProviders(config);
  return providers.filter((provider) => config[provider] !== null || demo.includes(provider));
}
