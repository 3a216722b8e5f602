import type { Deployment } from './deployment.ts';
import { isHashedFile } from './requests.ts';

/** How long a page is waited for before the cached one is shown, in milliseconds. */
const patience = 5_000;
/** The page without content and without a session: it starts every address of the product, so it is cached once. */
const shellAddress = '/index.html';
/** Says which of these pages goes with an answer: its language, scheme and configuration. Written here, because the worker must be a single file. */
const shellHeader = 'x-shell';

// Other request headers do not make another file.
const anyway = { ignoreVary: true };

const isOfBuild = (response: Response, { build }: Deployment) =>
  response.ok && !response.redirected && response.headers.get('x-build') === build;

const fetchShell = () => fetch(shellAddress, { headers: { accept: 'text/html' }, cache: 'no-cache' });

/** Fetches the cached page again when its language, scheme or configuration has changed. A page that was answered is never cached: it may be somebody's. */
async function renewShell(answer: Response, cache: Cache, deployment: Deployment): Promise<void> {
  const kept = await cache.match(shellAddress, anyway);
  if (kept?.headers.get(shellHeader) === answer.headers.get(shellHeader)) return;
  const shell = await fetchShell();
  // A page of another build would request files that are not cached.
  if (isOfBuild(shell, deployment)) await cache.put(shellAddress, shell);
}

/** The page from the network, or the cached one when that fails or takes too long. */
export function answerPage(request: Request, cache: Cache, deployment: Deployment): Promise<Response> {
  const fresh = fetch(request).then(async (response) => {
    if (isOfBuild(response, deployment)) await renewShell(response, cache, deployment).catch(() => undefined);
    return response;
  });
  const kept = async () => (await cache.match(shellAddress, anyway)) ?? fresh;
  const late = new Promise((resolve) => {
    setTimeout(resolve, patience);
  }).then(kept);
  return Promise.race([fresh, late]).catch(kept);
}

/** A hashed file: cached, or else from the network and then cached. */
export async function answerFile(request: Request, cache: Cache): Promise<Response> {
  const kept = await cache.match(request.url, anyway);
  if (kept !== undefined) return kept;
  const fresh = await fetch(request);
  // An `opaque` response is not ok: it could be an error, cached forever.
  if (fresh.ok) await cache.put(request.url, fresh.clone());
  return fresh;
}

/** Fetches the files that are not cached yet. Anything but a hashed file is ignored. */
export async function keepFiles(addresses: readonly string[], cache: Cache, deployment: Deployment): Promise<void> {
  const missing: Request[] = [];
  for (const name of new Set(addresses)) {
    const address = new URL(name, deployment.origins[0]).href;
    if (!isHashedFile(address, deployment) || (await cache.match(address, anyway)) !== undefined) continue;
    missing.push(new Request(address, { mode: 'cors', credentials: 'omit' }));
  }
  await cache.addAll(missing);
}

/** Caches everything the product needs for offline starts. Rejects when a file is missing: then this version keeps waiting. */
export async function keepShell(cache: Cache, deployment: Deployment): Promise<void> {
  const page = await fetchShell();
  if (!isOfBuild(page, deployment)) throw new Error('The server has another version by now.');
  const language = /<html lang="([^"]*)"/.exec(await page.clone().text())?.[1] ?? '';
  await keepFiles([...deployment.files, ...(deployment.texts[language] ?? [])], cache, deployment);
  await cache.put(shellAddress, page);
}
