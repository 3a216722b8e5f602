import type { Deployment } from './deployment.ts';

/** Vite writes the hash of the content into the name: what such a name stands for never changes. */
const hashed = /\/(?:assets|webapp)\/[^/]+\.[\w-]{8,}\.[a-z0-9]+$/;
// Calls, what only developers and staff see, and what the server answers with another page.
const leftAlone = /^\/(?:api|session|dev|debug|console|kitchen)(?:\/|$)/;
const named = /\.[a-z0-9]{1,8}$/i;

/** True for an address under which a file stands that never changes. */
export function isHashedFile(address: string, { origins }: Pick<Deployment, 'origins'>): boolean {
  const { origin, pathname, search } = new URL(address, origins[0]);
  return origins.includes(origin) && search === '' && hashed.test(pathname);
}

/** What the worker does with a request: pages and hashed files are its own; other requests pass through. */
export function kindOf({ method, mode, url }: Pick<Request, 'method' | 'mode' | 'url'>, deployment: Deployment): 'page' | 'file' | 'other' {
  if (method !== 'GET') return 'other';
  if (mode !== 'navigate') return isHashedFile(url, deployment) ? 'file' : 'other';
  const { origin, pathname } = new URL(url);
  const isPage = origin === deployment.origins[0] && !leftAlone.test(pathname) && !named.test(pathname);
  return isPage ? 'page' : 'other';
}
