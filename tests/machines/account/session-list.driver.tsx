import { screen, within } from '@testing-library/react';
import { sessionListMachine } from '../../../machines/account/session-list.machine.ts';
import { SessionListPage } from '../../../src/views/account/settings/SessionListPage.tsx';
import { sessionListFixture } from './session-list.fixture.ts';
import type { Gesture, ViewDriver } from '../../support/views/driver.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, any, busyButton, no, role, text } from '../../support/views/sights.ts';

const isList = role('list', /^/);
const isEnding = busyButton(/^Sign out/);
const isEnded = text(/ (is|are) signed out\.$/);
/** The question is above the page; the list does not change. */
const isCalm = all(isList, no(any(isEnding, isEnded)));

/** The button of the only other device, or of all others. */
const ask: Gesture<{ guid: string | null }> = async (shown, { guid }) => {
  if (guid === null) return press('Sign out all other devices')(shown, {});
  const asking = within(screen.getByRole('list')).getByRole<HTMLButtonElement>('button', { name: /^Sign out .* on / });
  if (asking.disabled) throw new Error('It cannot be pressed now.');
  await shown.user.click(asking);
};

export const sessionListDriver: ViewDriver<typeof sessionListMachine> = {
  machine: sessionListMachine,
  fixture: sessionListFixture,
  open: openFlow(sessionListMachine, sessionListFixture, (flow) => <SessionListPage flow={flow}>{null}</SessionListPage>),
  events: {
    ...whenReturned,
    'retry.requested': press('Try again'),
    'signOut.requested': { when: (snapshot) => !snapshot.matches('confirming'), gesture: ask },
  },
  states: {
    loading: role('status', 'Loading'),
    failed: text('Error loading data!'),
    listing: isCalm,
    confirming: isCalm,
    ending: isEnding,
    ended: all(isList, isEnded),
  },
};
