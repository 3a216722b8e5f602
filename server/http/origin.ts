import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Failure } from './failure.ts';
import { i18n } from '@anydish/language/sentence';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Other sites post here by design; the route itself changes nothing. */
    isFromOthers?: boolean;
  }
}

const safe = new Set(['GET', 'HEAD', 'OPTIONS']);
const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** True when `origin` is one of this site's origins. */
export function isOwnOrigin(origin: string, config: Pick<Config, 'publicUrl' | 'isProduction'>): boolean {
  if (origin === config.publicUrl) return true;
  if (config.isProduction || !URL.canParse(origin)) return false;
  // Outside production, localhost and 127.0.0.1 are interchangeable.
  const [theirs, ours] = [new URL(origin), new URL(config.publicUrl)];
  return theirs.protocol === ours.protocol && theirs.port === ours.port && loopback.has(theirs.hostname) && loopback.has(ours.hostname);
}

/** Every origin under which browsers may reach this site. */
export function ownOrigins({ publicUrl, isProduction }: Pick<Config, 'publicUrl' | 'isProduction'>): string[] {
  const { protocol, hostname, port } = new URL(publicUrl);
  if (isProduction || !loopback.has(hostname)) return [publicUrl];
  return [...loopback].map((name) => `${protocol}//${name}${port === '' ? '' : `:${port}`}`);
}

/**
 * The origin under which this browser reaches the site. Outside production it may be another loopback name than PUBLIC_URL's; in production the Host
 * header is ignored.
 */
export function ownOrigin(request: FastifyRequest, config: Pick<Config, 'publicUrl' | 'isProduction'>): string {
  const { protocol } = new URL(config.publicUrl);
  const asked = `${protocol}//${request.host}`;
  return isOwnOrigin(asked, config) ? asked : config.publicUrl;
}

/**
 * ASVS 3.5.1: a call that changes something must come from a page of this site, or from no page at all.
 * @throws Failure notAllowed when Origin or Fetch Metadata name another site.
 */
function checkOrigin(request: FastifyRequest, config: Pick<Config, 'publicUrl' | 'isProduction'>): void {
  if (safe.has(request.method) || request.routeOptions.config.isFromOthers) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const isOwnSite = site === undefined || site === 'same-origin' || site === 'none';
  if (isOwnSite && (origin === undefined || isOwnOrigin(origin, config))) return;
  throw new Failure('notAllowed', i18n._('This request came from another site.'));
}

/**
 * True when the user followed a link on a page of this site. Relies on Fetch Metadata, which pages cannot forge. False for browsers without it, for
 * typed addresses and for prefetches.
 */
export function isOwnNavigation({ headers }: FastifyRequest): boolean {
  const { 'sec-fetch-site': site, 'sec-fetch-mode': mode, 'sec-fetch-dest': dest, 'sec-purpose': purpose } = headers;
  return site === 'same-origin' && mode === 'navigate' && dest === 'document' && purpose === undefined;
}

export function registerOriginCheck(app: FastifyInstance, config: Config): void {
  app.addHook('onRequest', (request, _reply, done) => {
    checkOrigin(request, config);
    done();
  });
}
