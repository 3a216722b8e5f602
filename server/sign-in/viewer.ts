import type { FastifyRequest } from 'fastify';
import type { Company } from '../../contract/entities.ts';
import { Failure } from '../http/failure.ts';
import { readCookie } from './cookies.ts';
import type { Viewer } from './viewer-rows.ts';
import { i18n } from '@anydish/language/sentence';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, if that was looked up already: for a change when its body is there, and not again before it is made. */
    viewer: Viewer | null | undefined;
  }
}

async function lookUp(request: FastifyRequest, isVisit = true): Promise<Viewer | null> {
  const token = readCookie(request, 'session');
  if (token === undefined) return null;
  const viewer = await request.server.findViewer(token, isVisit);
  // Every answer from here on is read in another's place: see impersonation/audit-hook.ts.
  if (viewer?.impersonation) request.impersonator ??= viewer;
  return viewer;
}

/** Looks up who asks, for all that the call looks for afterwards. Every part of a change has the same answer to who makes it. */
export async function rememberViewer(request: FastifyRequest): Promise<Viewer | null> {
  request.viewer = await lookUp(request);
  return request.viewer;
}

/** For what pages ask by themselves: it is no visit, so an open page keeps no session alive (ASVS 7.3.1). */
export async function lookUpQuietly(request: FastifyRequest): Promise<void> {
  request.viewer = await lookUp(request, false);
}

/** Who asks, or null for somebody who is not signed in. */
export const viewerOf = (request: FastifyRequest): Promise<Viewer | null> =>
  request.viewer === undefined ? lookUp(request) : Promise.resolve(request.viewer);

/** The viewer as a change has left them. @throws Failure notSignedIn */
export function changedViewer(request: FastifyRequest): Promise<Viewer> {
  request.viewer = undefined;
  return requireViewer(request);
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
 * The viewer, who is the owner of the account. For what staff in another's place must not do: passwords and addresses, ways to
 * sign in, sessions, the account's data and its end, and being yet somebody else.
 * @throws Failure notSignedIn or notAllowed
 */
export async function requireOwnHands(request: FastifyRequest): Promise<Viewer> {
  const viewer = await requireViewer(request);
  if (viewer.impersonation === null) return viewer;
  throw new Failure('notAllowed', i18n._('Only the account owner can do this.'));
}

/**
 * The viewer and the company named in the path. ASVS 8.2.2: somebody else's company is not found, as if there were none.
 * @throws Failure notSignedIn or notFound
 */
export async function requireCompany(request: FastifyRequest, uri: string | undefined): Promise<{ viewer: Viewer; company: Company }> {
  const viewer = await requireViewer(request);
  const company = viewer.companies.find((candidate) => candidate.uri === uri);
  if (company) return { viewer, company };
  throw new Failure('notFound', i18n._('Nothing was found at this address.'));
}
