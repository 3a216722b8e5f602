import type { FastifyRequest } from 'fastify';
import { isIP } from 'node:net';
import type { Config } from '../../config.ts';
import { Failure } from '../../http/failure.ts';
import { ownOrigin } from '../../http/origin.ts';
import { i18n } from '@anydish/language/sentence';

/** The relying party: a name, and the origin under which this browser reaches the site. */
export interface RelyingParty {
  id: string;
  origin: string;
}

/** The relying party's name. */
export const rpIdOf = ({ publicUrl }: Pick<Config, 'publicUrl'>): string => new URL(publicUrl).hostname;

/**
 * WebAuthn 5.1.2: a passkey belongs to a domain name; browsers create none for an IP address.
 * @throws Failure conflict
 */
export function relyingParty(request: FastifyRequest): RelyingParty {
  const { config } = request.server.deps;
  const origin = ownOrigin(request, config);
  const { hostname } = new URL(origin);
  if (isIP(hostname.replaceAll(/[[\]]/g, '')) === 0) return { id: hostname, origin };
  throw new Failure('conflict', i18n._('Passkeys need a domain name. This page was opened with an IP address.'));
}
