import type { FastifyRequest } from 'fastify';
import type { Company } from '../../contract/entities.ts';
import { Failure } from '../http/failure.ts';
import { readCookie } from './cookies.ts';
import type { Viewer } from './viewer-rows.ts';
import { i18n } from '../language/sentence.ts';

/** Who asks, or null for somebody who is not signed in. */
export async function viewerOf(request: FastifyRequest): Promise<Viewer | null> {
  const token = readCookie(request, 'session');
  const viewer = token === undefined ? null : await request.server.findViewer(token);
  // Whatever is answered now is read in another's place: see impersonation/audit-hook.ts.
  if (viewer?.impersonation) request.impersonator ??= viewer;
  return viewer;
}

/** Who asks, or null for somebody who is not signed in or is in another's place: see `requireOwnHands`. */
export async function ownerOf(request: FastifyRequest): Promise<Viewer | null> {
  const viewer = await viewerOf(request);
  return viewer?.impersonation === null ? viewer : null;
}

/** @throws Failure notSignedIn */
export async function requireViewer(request: FastifyRequest): Promise<Viewer> {
  const viewer = await viewerOf(request);
  if (viewer) return viewer;
  throw new Failure('notSignedIn', i18n._('Please sign in to continue.'));
}

/**
 * The viewer, who is the owner of the account. For whatever staff in another's place must not do: passwords and addresses, ways to
 * sign in, sessions, the account's data and its end, and being yet somebody else.
 * @throws Failure notSignedIn or notAllowed
 */
export async function requireOwnHands(request: FastifyRequest): Promise<Viewer> {
  const viewer = await requireViewer(request);
  if (viewer.impersonation === null) return viewer;
  throw new Failure('notAllowed', i18n._('Only the owner of the account may do this.'));
}

/**
 * The viewer and the company named in the path. ASVS 8.2.2: somebody else's company is not found, as if there were none.
 * @throws Failure notSignedIn or notFound
 */
export async function requireCompany(request: FastifyRequest, uri: string | undefined): Promise<{ viewer: Viewer; company: Company }> {
  const viewer = await requireViewer(request);
  const company = viewer.companies.find((candidate) => candidate.uri === uri);
  if (company) return { viewer, company };
  throw new Failure('notFound', i18n._('There is nothing at this address.'));
}
