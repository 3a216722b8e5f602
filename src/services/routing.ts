import { parse } from 'regexparam';
import type { AppActor } from '../app/app-context.tsx';
import type { Route } from '../pages/page-table.ts';
import { resolvePath, watchLocation } from './location.ts';

/** Key of the wrapper around sign-up, sign-in and reset in the page table. */
const wayIn = 'auth';

/** Tells the root actor of each address and of the pages that it asks for. */
export function startRouting(app: AppActor, routes: readonly Route[]): void {
  watchLocation((path) => {
    const { chain, pages } = resolvePath(routes, parse, path);
    const isForMembers = chain.some((page) => page.isForMembers === true);
    app.send({ type: 'location.changed', path, pages, isWayIn: chain.some((page) => page.key === wayIn), isForMembers });
  });
}
