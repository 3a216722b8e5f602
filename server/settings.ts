import {
  asAccountSeed,
  asAppleId,
  asBaseUrl,
  asChoice,
  asEmail,
  asInteger,
  asMailFrom,
  asNetworks,
  asOrigin,
  asSecretKey,
  asSigningKey,
  asText,
  asToken,
  asUrl,
  type Parse,
} from './config-values.ts';

/** Connections of a process to the database server, where no setting says otherwise. */
export const usualPool = 10;

/** All environment settings: name -> parser. */
const known = {
  NODE_ENV: asChoice(['development', 'production', 'test']),
  DEMO_FOR_ANYBODY: asChoice(['yes', 'no']),
  PORT: asInteger(0, 65_535),
  HOST: asText,
  PUBLIC_URL: asOrigin,
  DATA_DIR: asText,
  SECRET_KEY: asSecretKey,
  S3_ENDPOINT: asBaseUrl,
  S3_BUCKET: asText,
  S3_REGION: asText,
  S3_ACCESS_KEY_ID: asText,
  S3_SECRET_ACCESS_KEY: asText,
  S3_LEAVE: asChoice(['yes', 'no']),
  DATABASE_URL: asUrl(['postgres:', 'postgresql:']),
  DATABASE_POOL: asInteger(1, 1_000),
  DATABASE_POOLER: asChoice(['transaction', 'none']),
  DATABASE_REPLICA_URL: asUrl(['postgres:', 'postgresql:']),
  METRICS_TOKEN: asToken,
  OTEL_EXPORTER_OTLP_ENDPOINT: asBaseUrl,
  OTEL_SERVICE_NAME: asText,
  SMTP_URL: asUrl(['smtp:', 'smtps:']),
  MAIL_FROM: asMailFrom,
  AI_BASE_URL: asBaseUrl,
  AI_API_KEY: asText,
  AI_MODEL: asText,
  GOOGLE_CLIENT_ID: asText,
  GOOGLE_CLIENT_SECRET: asText,
  GOOGLE_ISSUER: asBaseUrl,
  FACEBOOK_CLIENT_ID: asText,
  FACEBOOK_CLIENT_SECRET: asText,
  FACEBOOK_ISSUER: asBaseUrl,
  APPLE_CLIENT_ID: asText,
  APPLE_TEAM_ID: asAppleId,
  APPLE_KEY_ID: asAppleId,
  APPLE_PRIVATE_KEY: asSigningKey,
  APPLE_ISSUER: asBaseUrl,
  NATS_URL: asUrl(['nats:', 'tls:']),
  NATS_WS_URL: asUrl(['ws:', 'wss:']),
  NATS_ACCOUNT_SEED: asAccountSeed,
  CDN_URL: asBaseUrl,
  APP_STORE_URL: asUrl(['https:', 'http:']),
  PLAY_STORE_URL: asUrl(['https:', 'http:']),
  SUPPORT_EMAIL: asEmail,
  ANALYTICS_URL: asUrl(['https:', 'http:']),
  PRODUCT_NAME: asText,
  SERVICE_WORKER: asChoice(['on', 'off']),
  RENDER_PAGES: asChoice(['on', 'off']),
  WARM_UP: asChoice(['on', 'off']),
  TRUST_PROXY: asNetworks,
  READ_OWN_NETWORK: asChoice(['yes', 'no']),
  ORDERS_PER_DAY: asInteger(1, 100_000),
  COMPANY_ORDERS_PER_DAY: asInteger(1, 1_000_000),
  ORDERS_AT_ONCE: asInteger(1, 100),
  JOBS_AT_ONCE: asInteger(1, 1_000),
  MOST_RECIPES: asInteger(1, 1_000_000),
  NETWORK_ORDERS_PER_DAY: asInteger(1, 1_000_000),
  SITE_ORDERS_PER_DAY: asInteger(1, 100_000_000),
  TRIALS_PER_DAY: asInteger(0, 1_000_000),
  SITE_TRIALS_PER_DAY: asInteger(0, 100_000_000),
  TOKENS_PER_DAY: asInteger(1, 1_000_000_000),
  NETWORK_TOKENS_PER_DAY: asInteger(1, 1_000_000_000),
  SITE_TOKENS_PER_DAY: asInteger(1, 1_000_000_000),
  MEGABYTES_PER_DAY: asInteger(1, 1_000_000),
  NETWORK_MEGABYTES_PER_DAY: asInteger(1, 1_000_000),
  SITE_MEGABYTES_PER_DAY: asInteger(1, 1_000_000),
} satisfies Record<string, Parse<string | number>>;

export type SettingName = keyof typeof known;
export const settingNames: ReadonlySet<string> = new Set(Object.keys(known));

export type Settings = { [Name in SettingName]: ReturnType<(typeof known)[Name]> | null };
/** Names and values of the process environment. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** Parses known settings; adds a line to `mistakes` for each invalid one. */
export function readSettings(env: Environment, mistakes: string[]): Settings {
  const read = ([name, parse]: [string, Parse<string | number>]) => {
    const text = env[name]?.trim() ?? '';
    try {
      // An empty value counts as none: `NAME=` in .env switches something off.
      return [name, text === '' ? null : parse(text)];
    } catch (error) {
      mistakes.push(`${name} ${error instanceof Error ? error.message : 'cannot be read'}.`);
      return [name, null];
    }
  };
  // Safe: `known` names the keys and gives each value its type.
  return Object.fromEntries(Object.entries(known).map(read)) as Settings;
}

/** True when all of these settings are present; false when none is. Otherwise reports each missing one. */
export function readTogether(
  settings: Settings,
  names: readonly SettingName[],
  needed: readonly SettingName[],
  mistakes: string[],
): boolean {
  const given = names.filter((name) => settings[name] !== null);
  if (given.length === 0) return false;
  const missing = needed.filter((name) => settings[name] === null);
  for (const name of missing) mistakes.push(`${name} is missing: ${given.join(' and ')} cannot be used without it.`);
  return missing.length === 0;
}
