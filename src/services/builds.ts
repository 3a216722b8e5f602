import ky from 'ky';
import { array, string } from 'superstruct';
import { storedRecord } from './stored-record.ts';

/** The build of a page: the name of the file that it begins with, which is made of the hashes of all others; '' for a page without one. */
export const buildOf = (page: Document): string =>
  /[^/]+$/.exec(page.querySelector('script[type=module]')?.getAttribute('src') ?? '')?.[0] ?? '';

// Several servers may be of two versions for a while: more than one name, so that a tab is not sent to and fro between them.
const taken = storedRecord(() => sessionStorage, 'anydish.reloaded-for', array(string()));

/**
 * The name of the build that the server has now, when it is not this page's; null also when the server does not answer. Each build is
 * answered once in a tab: the caller reloads the page, and must not do so forever.
 */
export async function takeNewBuild(signal: AbortSignal): Promise<string | null> {
  const html = await ky('/', { headers: { accept: 'text/html' }, cache: 'no-store', retry: 0, timeout: false, signal })
    .text()
    .catch(() => '');
  const served = buildOf(new DOMParser().parseFromString(html, 'text/html'));
  const builds = taken.read() ?? [];
  if (served === '' || served === buildOf(document) || builds.includes(served)) return null;
  taken.write([...builds, served]);
  // A storage that keeps nothing could not say the next time that it was here already.
  return taken.read()?.includes(served) === true ? served : null;
}
