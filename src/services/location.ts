import { matchRoute, type Parser } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { ownPath } from '../../contract/sign-in/source-page.ts';
import type { PageRequest } from '../../machines/shell/place.ts';
import type { Page, Route } from '../pages/page-table.ts';
import { watchScroll } from './scroll-memory.ts';

/** What an address of the site shows. */
export interface Arrival {
  path: string;
  /** Outermost first; pages without a view only give their title. */
  chain: readonly Page[];
  pages: readonly PageRequest[];
}

/** The route that a path takes. The table ends in a catch-all, so there always is one. */
export function resolvePath(routes: readonly Route[], parser: Parser, path: string): Arrival {
  for (const route of routes) {
    const [isMatch, params] = matchRoute(parser, route.pattern, path);
    if (isMatch) return arrivalOf(route.pages, path, paramsOf(params));
  }
  return { path, chain: [], pages: [] };
}

/** The pattern of the route that a path takes: "/ai/:companyUri/new". */
export const patternOf = (routes: readonly Route[], parser: Parser, path: string): string =>
  routes.find((route) => matchRoute(parser, route.pattern, path)[0])?.pattern ?? '/*';

// wouter gives each parameter twice, by its name and by its number.
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
    // A page opens anew when its parameters change; the wrappers around it stay.
    key: index === shown.length - 1 ? `${page.key}${suffix}` : page.key,
    chunkId: page.key,
    address: { path, params },
  }));
  return { path, chain, pages };
}

/** Calls back with the present path at once and after each change of any cause. */
export function watchLocation(onChange: (path: string) => void): void {
  const tell = () => onChange(location.pathname);
  // Before the page changes.
  watchScroll();
  // wouter announces the History API's silent changes as events of these names.
  for (const event of ['popstate', 'pushState', 'replaceState']) addEventListener(event, tell);
  tell();
}

/** As the server does: what could lead to another site leads to the start page. ASVS 3.7.2. */
const here = (path: string): string => ownPath(path) ?? '/';

/** Spec 2, the programmatic navigate event: to a path, or back by a number of steps. */
export function goTo(to: string | number, isReplacing = false): void {
  if (typeof to === 'number') {
    history.go(to);
    return;
  }
  const path = here(to);
  if (path !== location.pathname) navigate(path, { replace: isReplacing });
}

/** Loads a path of this site anew: another page, or a file that the server answers. */
export const loadPath = (path: string): void => location.assign(here(path));

/** What stands behind the # of the present address; '' when nothing does. It stays there, so that a reload finds it again. */
export const readFragment = (): string => location.hash.slice(1);

/** A parameter of the present address, which then leaves the address bar; null when it is not there. */
export function takeParameter(name: string): string | null {
  const url = new URL(location.href);
  const value = url.searchParams.get(name);
  if (value === null) return null;
  url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  return value;
}
