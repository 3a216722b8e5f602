import { matchRoute, type Parser } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { ownPath } from '../../contract/sign-in/source-page.ts';
import type { PageRequest } from '../../machines/shell/place.ts';
import type { Page, Route } from '../pages/page-table.ts';
import { watchScroll } from './scroll-memory.ts';

/** The target of an address. */
export interface Arrival {
  path: string;
  /** Outermost first; pages without a view only set the title. */
  chain: readonly Page[];
  pages: readonly PageRequest[];
}

/** The route of a path. The table ends in a catch-all, so there always is one. */
export function resolvePath(routes: readonly Route[], parser: Parser, path: string): Arrival {
  for (const route of routes) {
    const [isMatch, params] = matchRoute(parser, route.pattern, path);
    if (isMatch) return arrivalOf(route.pages, path, paramsOf(params));
  }
  return { path, chain: [], pages: [] };
}

/** The route pattern of a path: "/ai/:companyUri/new". */
export const patternOf = (routes: readonly Route[], parser: Parser, path: string): string =>
  routes.find((route) => matchRoute(parser, route.pattern, path)[0])?.pattern ?? '/*';

// wouter returns each parameter twice, by name and by index.
function paramsOf(params: Readonly<Record<string | number, string | undefined>>): Record<string, string> {
  const named = Object.entries(params).filter((entry): entry is [string, string] => entry[1] !== undefined && !/^\d+$/.test(entry[0]));
  return Object.fromEntries(named);
}

function arrivalOf(chain: readonly Page[], path: string, params: Record<string, string>): Arrival {
  const shown = chain.filter((page) => page.load !== undefined);
  const suffix = Object.values(params)
    .map((value) => `:${value}`)
    .join('');
  const pages = shown.map((page, index) => ({
    // A page reopens when its parameters change; its wrappers stay.
    key: index === shown.length - 1 ? `${page.key}${suffix}` : page.key,
    chunkId: page.key,
    address: { path, params },
  }));
  return { path, chain, pages };
}

/** Calls back with the current path at once and after each change. */
export function watchLocation(onChange: (path: string) => void): void {
  const tell = () => onChange(location.pathname);
  // Called before the page changes.
  watchScroll();
  // wouter announces the History API's silent changes as events of these names.
  for (const event of ['popstate', 'pushState', 'replaceState']) addEventListener(event, tell);
  tell();
}

/** Like the server: a path that could lead to another site is replaced by the start page. ASVS 3.7.2. */
const here = (path: string): string => ownPath(path) ?? '/';

/** Navigates to a path, or back by a number of steps. */
export function goTo(to: string | number, isReplacing = false): void {
  if (typeof to === 'number') {
    history.go(to);
    return;
  }
  const path = here(to);
  if (path !== location.pathname) navigate(path, { replace: isReplacing });
}

/** Loads a path of this site with a full page load: another page, or a file. */
export const loadPath = (path: string): void => location.assign(here(path));

/** The fragment of the current address; '' without one. It stays in the address, so that it survives a reload. */
export const readFragment = (): string => location.hash.slice(1);

/** Reads the fragment of the current address as text and removes it from the address bar; null without one. No server ever gets it. */
export function takeFragment(): string | null {
  const fragment = readFragment();
  if (fragment === '') return null;
  history.replaceState(history.state, '', location.pathname + location.search);
  try {
    return decodeURIComponent(fragment);
  } catch {
    // Somebody cut the address within a letter.
    return null;
  }
}

/** Reads a parameter of the current address and removes it from the address bar; null without it. */
export function takeParameter(name: string): string | null {
  const url = new URL(location.href);
  const value = url.searchParams.get(name);
  if (value === null) return null;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  return value;
}
