import type { FastifyReply } from 'fastify';
import { ownPath } from '../../contract/sign-in/source-page.ts';

/** All redirects of this server to pages of this site. */
export type OwnRedirect =
  | 'sign-in by another site refused'
  | 'sign-in by another site done'
  | 'answer of a form'
  | 'switch back'
  | 'kitchen shortcut'
  | 'change password'
  | 'stray space'
  | 'merged category';

/** All redirects to other sites. A request controls only the query of their addresses. */
type Departure = 'to the provider' | 'back from the demo provider';

/**
 * Redirects to a page of this site only. `path` is resolved as a browser would resolve it; anything that could leave the site becomes the start page.
 * ASVS 3.7.2. Each `name` has its row in tests/server/security/redirects.test.ts.
 */
export const redirectHere = (reply: FastifyReply, _name: OwnRedirect, path: string, status: 301 | 302 | 303 = 303): FastifyReply =>
  reply.redirect(ownPath(path) ?? '/', status);

/** Redirects to an external address from the configuration. */
export const redirectAway = (reply: FastifyReply, _name: Departure, address: string): FastifyReply => reply.redirect(address, 303);
