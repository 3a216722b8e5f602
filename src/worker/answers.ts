import type { Deployment } from './deployment.ts';
import { isHashedFile } from './requests.ts';

/** Milliseconds that a page is waited for before the kept one is shown. */
const patience = 5_000;
/** Every address of the product gets the same page: it is kept once. */
const shellAddress = '/';

// What was asked with other headers is the same file.
const anyway = { ignoreVary: true };

const isOfBuild = (response: Response, { build }: Deployment) =>
  response.ok && !response.redirected && response.headers.get('x-build') === build;

/** The page as it comes from the network; the kept one when that fails or takes too long. */
export function answerPage(request: Request, cache: Cache, deployment: Deployment): Promise<Response> {
  const fresh = fetch(request).then(async (response) => {
    // In the language that this browser reads now. Of another build it would ask for files that are not kept.
    if (isOfBuild(response, deployment)) await cache.put(shellAddress, response.clone());
    return response;
  });
  const kept = async () => (await cache.match(shellAddress, anyway)) ?? fresh;
  const late = new Promise((resolve) => {
    setTimeout(resolve, patience);
  }).then(kept);
  return Promise.race([fresh, late]).catch(kept);
}

/** A hashed file: the kept one, else that of the network, which is kept from then on. */
export async function answerFile(request: Request, cache: Cache): Promise<Response> {
  const kept = await cache.match(request.url, anyway);
  if (kept !== undefined) return kept;
  const fresh = await fetch(request);
  // An `opaque` answer is not ok: it could be an error, cached forever.
  if (fresh.ok) await cache.put(request.url, fresh.clone());
  return fresh;
}

/** Fetches those of the files that are not kept yet. Anything but a hashed file is passed over. */
export async function keepFiles(addresses: readonly string[], cache: Cache, deployment: Deployment): Promise<void> {
  const missing: Request[] = [];
  for (const name of new Set(addresses)) {
    const address = new URL(name, deployment.origins[0]).href;
    if (!isHashedFile(address, deployment) || (await cache.match(address, anyway)) !== undefined) continue;
    missing.push(new Request(address, { mode: 'cors', credentials: 'omit' }));
  }
  await cache.addAll(missing);
}

/** Everything that the product needs to start without a network. Rejects when something is missing: then this version keeps waiting. */
export async function keepShell(cache: Cache, deployment: Deployment): Promise<void> {
  const page = await fetch(shellAddress, { headers: { accept: 'text/html' }, cache: 'no-cache' });
  if (!isOfBuild(page, deployment)) throw new Error('The server has another version by now.');
  const language = /<html lang="([^"]*)"/.exec(await page.clone().text())?.[1] ?? '';
  await keepFiles([...deployment.files, ...(deployment.texts[language] ?? [])], cache, deployment);
  await cache.put(shellAddress, page);
}
