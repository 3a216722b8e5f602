import type { FastifyRequest } from 'fastify';
import type { Company } from '../../contract/entities.ts';
import { Failure } from '../http/failure.ts';
import { readCookie } from './cookies.ts';
import type { Viewer } from './viewer-rows.ts';

/** Who asks, or null for somebody who is not signed in. */
export async function viewerOf(request: FastifyRequest): Promise<Viewer | null> {
  const token = readCookie(request, 'session');
  const viewer = token === undefined ? null : await request.server.findViewer(token);
  return viewer;
}

/** @throws Failure notSignedIn */
export async function requireViewer(request: FastifyRequest): Promise<Viewer> {
  const viewer = await viewerOf(request);
  if (viewer) return viewer;
  throw new Failure('notSignedIn', 'Please sign in to continue.');
}

/**
 * The viewer and the company named in the path. ASVS 8.2.2: somebody else's company is not found, as if there were none.
 * @throws Failure notSignedIn or notFound
 */
export async function requireCompany(request: FastifyRequest, uri: string | undefined): Promise<{ viewer: Viewer; company: Company }> {
  const viewer = await requireViewer(request);
  const company = viewer.companies.find((candidate) => candidate.uri === uri);
  if (company) return { viewer, company };
  throw new Failure('notFound', 'There is nothing at this address.');
}
