import { readTogether, type Settings } from '../../settings.ts';

/** A sign-in provider's registration. `issuer` is null where the provider's own is meant. */
export interface OauthClient {
  clientId: string;
  clientSecret: string;
  issuer: string | null;
}

/** Apple gives no secret but a key, and takes tokens that are signed with it. */
export interface AppleClient {
  /** Of the Services ID. */
  clientId: string;
  teamId: string;
  keyId: string;
  /** PKCS#8 in PEM. */
  privateKey: string;
  issuer: string | null;
}

export function readOauth(settings: Settings, provider: 'GOOGLE' | 'FACEBOOK', mistakes: string[]): OauthClient | null {
  const id = `${provider}_CLIENT_ID` as const;
  const secret = `${provider}_CLIENT_SECRET` as const;
  const issuer = `${provider}_ISSUER` as const;
  if (!readTogether(settings, [id, secret, issuer], [id, secret], mistakes)) return null;
  return { clientId: settings[id] ?? '', clientSecret: settings[secret] ?? '', issuer: settings[issuer] };
}

export function readApple(settings: Settings, mistakes: string[]): AppleClient | null {
  const needed = ['APPLE_CLIENT_ID', 'APPLE_TEAM_ID', 'APPLE_KEY_ID', 'APPLE_PRIVATE_KEY'] as const;
  if (!readTogether(settings, [...needed, 'APPLE_ISSUER'], needed, mistakes)) return null;
  return {
    clientId: settings.APPLE_CLIENT_ID ?? '',
    teamId: settings.APPLE_TEAM_ID ?? '',
    keyId: settings.APPLE_KEY_ID ?? '',
    privateKey: settings.APPLE_PRIVATE_KEY ?? '',
    issuer: settings.APPLE_ISSUER,
  };
}
