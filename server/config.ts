import { readSettings, readTogether, usualPool, type Environment, type Settings } from './settings.ts';
import { standingOf, type Standing } from './standing.ts';
import { addressIn } from './config-values.ts';
import { readApple, readOauth, type AppleClient, type OauthClient } from './sign-in/oauth/settings.ts';

/** Fair-use limits of the kitchen. A day is the last 24 hours. */
export interface FairUse {
  ordersPerDay: number;
  companyOrdersPerDay: number;
  ordersAtOnce: number;
  /** Recipes that one user may keep. */
  mostRecipes: number;
}

/** Daily budgets of a user, a network and the whole site (UTC). */
interface Budget {
  /** Null: limited elsewhere. */
  user: number | null;
  network: number;
  site: number;
}

export interface Budgets {
  /** Started orders. `FairUse` limits a user's own. */
  orders: Budget;
  /** Model tokens, as reported or as estimated from the text lengths. */
  tokens: Budget;
  /** Stored photo bytes. */
  kibibytes: Budget;
}

/** A bucket of an object store, by the S3 API. */
export interface ObjectStoreSettings {
  /** Without a trailing slash. */
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Files move back into the database. */
  isLeft: boolean;
}

/** All settings of a process; read once, at the start. */
export interface Config {
  productName: string;
  /** Any deployment that others can reach: see standing.ts. */
  isProduction: boolean;
  /** Why it counts as production, or not. */
  standing: Standing['why'];
  /** Not production, and serves this computer only: see http/this-computer.ts. */
  isForThisComputer: boolean;
  /** True for the embedded database in `dataDir`. */
  isEmbedded: boolean;
  port: number;
  host: string;
  /** An origin without a trailing slash. */
  publicUrl: string;
  dataDir: string;
  databaseUrl: string | null;
  /** Connections that this process opens at most. */
  databasePool: number;
  /** Between this process and the database, a pooler lends a connection for one transaction at a time. */
  hasPooler: boolean;
  /** A copy of the database for figures and exports of the console. Null: there is none. */
  replicaUrl: string | null;
  /** Who has it may read /metrics. Null: there are no metrics. */
  metricsToken: string | null;
  /** Holds photos and pictures. Null: the database does. */
  objectStore: ObjectStoreSettings | null;
  /** Where traces are sent: the base address of a collector (OTLP over HTTP), and the name that they carry. */
  traces: { endpoint: string; serviceName: string } | null;
  /** Encrypts the keys of authenticator apps. Null: see secret-key.ts. */
  secretKey: string | null;
  smtpUrl: string | null;
  mailFrom: string;
  /** Null: the built-in kitchen cooks. `baseUrl` has no trailing slash. */
  ai: { baseUrl: string; apiKey: string | null; model: string } | null;
  google: OauthClient | null;
  facebook: OauthClient | null;
  apple: AppleClient | null;
  /** Messages between processes. `accountSeed` signs tokens of servers and browsers; with `wsUrl` browsers listen too. */
  nats: { url: string; wsUrl: string | null; accountSeed: string | null } | null;
  cdnUrl: string | null;
  appStoreUrl: string | null;
  playStoreUrl: string | null;
  supportEmail: string | null;
  /** Contact for users who cannot sign in: the support address, or that of `mailFrom`. */
  contactEmail: string;
  analyticsUrl: string | null;
  /** False: browsers with our service worker remove it. */
  hasServiceWorker: boolean;
  /** False: pages come empty, and their code shows them. */
  rendersPages: boolean;
  /** The words of all languages are loaded before anybody needs them. */
  warmsUp: boolean;
  /** Recipes that this process makes at once; further ones wait. */
  jobsAtOnce: number;
  /** Limits on orders and recipes per user and company. */
  fairUse: FairUse;
  /** Recipes that are cooked without an account, in a day: for one network and for the whole site. */
  trials: { network: number; site: number };
  budgets: Budgets;
  /** Addresses or networks whose X-Forwarded-For is trusted. Null: none. */
  trustProxy: string | null;
  /** Allows web pages of the local network: for tests, refused in production. */
  readsOwnNetwork: boolean;
}

/** Configuration errors, one line each. */
export class ConfigError extends Error {
  readonly lines: readonly string[];
  constructor(lines: readonly string[]) {
    super(lines.join('\n'));
    this.name = 'ConfigError';
    this.lines = lines;
  }
}

function readBudgets(settings: Settings): Budgets {
  const kibi = 1_024;
  return {
    orders: { user: null, network: settings.NETWORK_ORDERS_PER_DAY ?? 1_000, site: settings.SITE_ORDERS_PER_DAY ?? 50_000 },
    tokens: {
      user: settings.TOKENS_PER_DAY ?? 1_000_000,
      network: settings.NETWORK_TOKENS_PER_DAY ?? 5_000_000,
      site: settings.SITE_TOKENS_PER_DAY ?? 50_000_000,
    },
    kibibytes: {
      user: kibi * (settings.MEGABYTES_PER_DAY ?? 100),
      network: kibi * (settings.NETWORK_MEGABYTES_PER_DAY ?? 1_000),
      site: kibi * (settings.SITE_MEGABYTES_PER_DAY ?? 20_000),
    },
  };
}

function readObjectStore(settings: Settings, mistakes: string[]): ObjectStoreSettings | null {
  const needed = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;
  if (!readTogether(settings, [...needed, 'S3_REGION', 'S3_LEAVE'], needed, mistakes)) return null;
  return {
    endpoint: settings.S3_ENDPOINT ?? '',
    bucket: settings.S3_BUCKET ?? '',
    region: settings.S3_REGION ?? 'us-east-1',
    accessKeyId: settings.S3_ACCESS_KEY_ID ?? '',
    secretAccessKey: settings.S3_SECRET_ACCESS_KEY ?? '',
    isLeft: settings.S3_LEAVE === 'yes',
  };
}

/**
 * Reads the environment (already merged with `.env`, see environment.ts).
 * @throws ConfigError with one line for each missing or malformed value.
 */
export function readConfig(env: Environment): Config {
  const mistakes: string[] = [];
  const settings = readSettings(env, mistakes);
  const isEmbedded = settings.DATABASE_URL === null;
  const port = settings.PORT ?? 3000;
  const publicUrl = settings.PUBLIC_URL ?? `http://localhost:${port}`;
  const productName = settings.PRODUCT_NAME ?? 'AnyDish';
  const hasAi = readTogether(settings, ['AI_BASE_URL', 'AI_API_KEY', 'AI_MODEL'], ['AI_BASE_URL', 'AI_MODEL'], mistakes);
  readTogether(settings, ['NATS_WS_URL', 'NATS_ACCOUNT_SEED'], ['NATS_URL'], mistakes);
  readTogether(settings, ['NATS_WS_URL'], ['NATS_ACCOUNT_SEED'], mistakes);
  const host = settings.HOST ?? '127.0.0.1';
  if (settings.NODE_ENV === 'production' && settings.DEMO_FOR_ANYBODY === 'yes')
    mistakes.push('DEMO_FOR_ANYBODY is yes, and NODE_ENV is production: only one of them can be meant.');
  // Without a setting, only embedded mode on this computer counts as development.
  const { isProduction, why } = standingOf(settings, { host, publicUrl, isEmbedded });
  if (isProduction && settings.READ_OWN_NETWORK === 'yes')
    mistakes.push('READ_OWN_NETWORK is yes: it is for tests, and not for what others can reach.');
  if (isEmbedded && settings.DATABASE_REPLICA_URL !== null)
    mistakes.push('DATABASE_REPLICA_URL is set, and DATABASE_URL is not: the embedded database has no replica.');
  const mailFrom = settings.MAIL_FROM ?? `${productName} <no-reply@${new URL(publicUrl).hostname}>`;
  const config: Config = {
    productName,
    isProduction,
    standing: why,
    isForThisComputer: !isProduction && settings.DEMO_FOR_ANYBODY !== 'yes',
    isEmbedded,
    port,
    host,
    publicUrl,
    dataDir: settings.DATA_DIR ?? '.data',
    databaseUrl: settings.DATABASE_URL,
    databasePool: settings.DATABASE_POOL ?? usualPool,
    hasPooler: settings.DATABASE_POOLER === 'transaction',
    replicaUrl: settings.DATABASE_REPLICA_URL,
    metricsToken: settings.METRICS_TOKEN,
    objectStore: readObjectStore(settings, mistakes),
    traces:
      settings.OTEL_EXPORTER_OTLP_ENDPOINT === null
        ? null
        : { endpoint: settings.OTEL_EXPORTER_OTLP_ENDPOINT, serviceName: settings.OTEL_SERVICE_NAME ?? 'anydish' },
    secretKey: settings.SECRET_KEY,
    smtpUrl: settings.SMTP_URL,
    mailFrom,
    ai: hasAi ? { baseUrl: settings.AI_BASE_URL ?? '', apiKey: settings.AI_API_KEY, model: settings.AI_MODEL ?? '' } : null,
    google: readOauth(settings, 'GOOGLE', mistakes),
    facebook: readOauth(settings, 'FACEBOOK', mistakes),
    apple: readApple(settings, mistakes),
    nats:
      settings.NATS_URL === null ? null : { url: settings.NATS_URL, wsUrl: settings.NATS_WS_URL, accountSeed: settings.NATS_ACCOUNT_SEED },
    cdnUrl: settings.CDN_URL,
    appStoreUrl: settings.APP_STORE_URL,
    playStoreUrl: settings.PLAY_STORE_URL,
    supportEmail: settings.SUPPORT_EMAIL,
    contactEmail: settings.SUPPORT_EMAIL ?? addressIn(mailFrom),
    analyticsUrl: settings.ANALYTICS_URL,
    hasServiceWorker: settings.SERVICE_WORKER !== 'off',
    rendersPages: settings.RENDER_PAGES !== 'off',
    warmsUp: settings.WARM_UP !== 'off',
    trustProxy: settings.TRUST_PROXY,
    readsOwnNetwork: settings.READ_OWN_NETWORK === 'yes',
    jobsAtOnce: settings.JOBS_AT_ONCE ?? 50,
    fairUse: {
      ordersPerDay: settings.ORDERS_PER_DAY ?? 100,
      companyOrdersPerDay: settings.COMPANY_ORDERS_PER_DAY ?? 1_000,
      ordersAtOnce: settings.ORDERS_AT_ONCE ?? 3,
      mostRecipes: settings.MOST_RECIPES ?? 10_000,
    },
    trials: { network: settings.TRIALS_PER_DAY ?? 20, site: settings.SITE_TRIALS_PER_DAY ?? 20_000 },
    budgets: readBudgets(settings),
  };
  if (mistakes.length > 0) throw new ConfigError(mistakes);
  return config;
}
