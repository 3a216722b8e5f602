import ky from 'ky';
import { array, string } from 'superstruct';
import { storedRecord } from './stored-record.ts';

/** The build of a page: the name of its entry file, a hash over all files; '' for a page without one. */
export const buildOf = (page: Document): string =>
  /[^/]+$/.exec(page.querySelector('script[type=module]')?.getAttribute('src') ?? '')?.[0] ?? '';

// During a rollout servers differ: remember several names, so that a tab does not reload back and forth between them.
const taken = storedRecord(() => sessionStorage, 'anydish.reloaded-for', array(string()));

/**
 * The server's build, when it differs from this page's; null also when the server does not answer. Each build is returned once per
 * tab: the caller reloads the page, which must not loop. The empty page names it, and waits for no rendering.
 */
export async function takeNewBuild(signal: AbortSignal): Promise<string | null> {
  const html = await ky('/index.html', { headers: { accept: 'text/html' }, cache: 'no-store', retry: 0, timeout: false, signal })
    .text()
    .catch(() => '');
  const served = buildOf(new DOMParser().parseFromString(html, 'text/html'));
  const builds = taken.read() ?? [];
  if (served === '' || served === buildOf(document) || builds.includes(served)) return null;
  taken.write([...builds, served]);
  // Without a working storage the next page could not know of this reload, so do not reload.
  return taken.read()?.includes(served) === true ? served : null;
}
