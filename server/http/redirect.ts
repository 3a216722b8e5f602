import type { FastifyReply } from 'fastify';
import { ownPath } from '../../contract/sign-in/source-page.ts';

/** Every way in which this server sends a browser to another page of this site. */
export type OwnRedirect =
  | 'sign-in by another site refused'
  | 'sign-in by another site done'
  | 'answer of a form'
  | 'switch back'
  | 'kitchen shortcut'
  | 'merged category';

/** Every way in which it sends one elsewhere, to an address that no request has a part in but its query. */
type Departure = 'to the provider' | 'back from the demo provider';

/**
 * Sends a browser to a page of this site, and nowhere else: what the browser would make of `path` is what it is told; anything
 * that could lead off the site becomes the start page. ASVS 3.7.2. Each `name` has its row in tests/server/security/redirects.test.ts.
 */
export const redirectHere = (reply: FastifyReply, _name: OwnRedirect, path: string, status: 301 | 302 | 303 = 303): FastifyReply =>
  reply.redirect(ownPath(path) ?? '/', status);

/** Leaves the site for an address that the configuration has named. */
export const redirectAway = (reply: FastifyReply, _name: Departure, address: string): FastifyReply => reply.redirect(address, 303);
