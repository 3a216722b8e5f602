import type { Deployment } from './deployment.ts';

/** Vite puts the content hash into the name, so the content under a name never changes. */
const hashed = /\/(?:assets|webapp)\/[^/]+\.[\w-]{8,}\.[a-z0-9]+$/;
// API calls, pages for developers and staff, and paths that the server answers with another page.
const leftAlone = /^\/(?:api|session|dev|debug|console|kitchen)(?:\/|$)/;
const named = /\.[a-z0-9]{1,8}$/i;

/** True for the address of an immutable file. */
export function isHashedFile(address: string, { origins }: Pick<Deployment, 'origins'>): boolean {
  const { origin, pathname, search } = new URL(address, origins[0]);
  return origins.includes(origin) && search === '' && hashed.test(pathname);
}

/** How the worker handles a request: it answers pages and hashed files; other requests pass through. */
export function kindOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, deployment: Deployment): 'page' | 'file' | 'other' {
  if (method !== 'GET') return 'other';
  if (mode !== 'navigate') return isHashedFile(url, deployment) ? 'file' : 'other';
  const { origin, pathname } = new URL(url);
  const isPage = origin === deployment.origins[0] && !leftAlone.test(pathname) && !named.test(pathname);
  return isPage ? 'page' : 'other';
}
