import { beforeEach, expect, test, vi } from 'vitest';
import { signUpStateSchema } from '../../contract/entities.ts';
import { goTo, loadPath } from '../../src/services/location.ts';
import { awaySpellings } from '../support/away.ts';

const site = 'https://anydish.example';
const [assign, pushState, replaceState] = [vi.fn<(path: string) => void>(), vi.fn(), vi.fn()];
beforeEach(() => {
  vi.stubGlobal('location', { origin: site, pathname: '/account', assign });
  vi.stubGlobal('history', { pushState, replaceState, state: null });
});

// ASVS 3.7.2: the server's rule, on both ways of navigation.
test.each(awaySpellings)('refuses another site: %j', (away) => {
  goTo(away);
  goTo(away, true);
  loadPath(away);
  const led = [...pushState.mock.calls, ...replaceState.mock.calls]
    .map(([, , path]: unknown[]) => String(path))
    .concat(assign.mock.lastCall?.[0] ?? '');
  expect(led).toHaveLength(3);
  for (const path of led) {
    expect(new URL(path, site).origin).toBe(site);
    expect(path).not.toMatch(/^\/\//);
  }
});

test('navigates to a resolved path of this site, but not to the current one', () => {
  goTo('/a/../privacy?x=1#top');
  expect(pushState).toHaveBeenCalledExactlyOnceWith(null, '', '/privacy?x=1#top');
  goTo('/a/../account');
  expect(pushState).toHaveBeenCalledOnce();
});

test.each(awaySpellings)('a stored sign-up with %j is ignored', (sourcePage) => {
  const state = { email: 'ada@anydish.example', signUpVerificationToken: 'token', resendAt: 0 };
  expect(signUpStateSchema.is({ ...state, sourcePage })).toBe(false);
  expect(signUpStateSchema.is({ ...state, sourcePage: '/privacy' })).toBe(true);
});
