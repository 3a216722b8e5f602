import { parse } from 'regexparam';
import type { AppActor } from '../app/app-context.tsx';
import type { Place } from '../../machines/shell/place.ts';
import type { Page, Route } from '../pages/page-table.ts';
import { resolvePath, watchLocation } from './location.ts';

/** Key of the wrapper around sign-up, sign-in and reset in the page table. */
const wayIn = 'auth';
/** Sign-in pages that a signed-in user skips. */
const entrances = new Set(['login', 'signUpForm']);

/** Set on a history entry that opens the sign-in even for a signed-in user. */
export const signInAgain = { isSignInAgain: true };

const isAskedAgain = (): boolean => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'isSignInAgain' in state;
};

function placeOf(chain: readonly Page[]): Place {
  const isForMembers = chain.some((page) => page.isForMembers === true);
  if (!chain.some((page) => page.key === wayIn)) return isForMembers ? 'members' : 'public';
  if (isForMembers) return 'lastStep';
  return chain.some((page) => entrances.has(page.key)) && !isAskedAgain() ? 'entrance' : 'wayIn';
}

/** Sends the root actor each address and its pages. */
export function startRouting(app: AppActor, routes: readonly Route[]): void {
  watchLocation((path) => {
    const { chain, pages } = resolvePath(routes, parse, path);
    app.send({ type: 'location.changed', path, pages, place: placeOf(chain) });
  });
}
