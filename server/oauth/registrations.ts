import { providers, type Provider } from '../../contract/providers.ts';
import type { Config, OauthClient } from '../config.ts';
import type { Registration } from './client.ts';

const graph = 'https://graph.facebook.com/v23.0';

/** Facebook has no discovery for its plain OAuth 2. */
const facebookServer = {
  issuer: 'https://www.facebook.com',
  authorization_endpoint: 'https://www.facebook.com/v23.0/dialog/oauth',
  token_endpoint: `${graph}/oauth/access_token`,
};

const openId = { scope: 'openid email profile', userInfo: null, responseMode: 'query' } as const;

/** Scopes and endpoints of a provider that is set up. */
function registrationOf(provider: Provider, { clientId, clientSecret, issuer }: OauthClient): Registration {
  const client = { provider, clientId, clientSecret, fetch: null };
  switch (provider) {
    case 'google':
      return { ...client, ...openId, server: issuer ?? 'https://accounts.google.com' };
    case 'facebook':
      // An issuer of one's own is a server of OpenID Connect; Facebook itself is not.
      if (issuer !== null) return { ...client, ...openId, server: issuer };
      return { ...client, server: facebookServer, scope: 'email', userInfo: `${graph}/me?fields=id,name,email`, responseMode: 'query' };
    case 'apple':
      return {
        ...client,
        server: issuer ?? 'https://appleid.apple.com',
        scope: 'openid email name',
        userInfo: null,
        responseMode: 'form_post',
      };
  }
}

/** The providers that are set up, in the order of their buttons. */
export const registrations = (config: Pick<Config, Provider>): Registration[] =>
  providers.flatMap((provider) => {
    const client = config[provider];
    return client === null ? [] : [registrationOf(provider, client)];
  });

/** Design 4: without keys, in the embedded mode outside production, the demo identity provider stands in for these. */
export function demoProviders(config: Pick<Config, Provider | 'isEmbedded' | 'isProduction'>): Provider[] {
  if (!config.isEmbedded || config.isProduction) return [];
  return (['google', 'facebook'] as const).filter((provider) => config[provider] === null);
}

/** Spec 2: Google and Facebook sign-in are offered; Apple when it is set up. */
export function offeredProviders(config: Config): Provider[] {
  const demo = demoProviders(config);
  return providers.filter((provider) => config[provider] !== null || demo.includes(provider));
}
