import { providerNames } from '../../../contract/sign-in/providers.ts';
import { popUpMachine } from '../../../machines/sign-in/pop-up.machine.ts';
import { signInMachine } from '../../../machines/sign-in/sign-in.machine.ts';
import { SignInPage } from '../../../src/views/sign-in/SignInPage.tsx';
import { popUpFixture } from './pop-up.fixture.ts';
import { signInFixture } from './sign-in.fixture.ts';
import { childOf } from '../../support/perform.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, any, busyButton, button, disabledButton, no, text } from '../../support/views/sights.ts';
import { withProviders } from '../../support/views/oauth.ts';

const theWindow = { elsewhere: 'The actor that shows the window tells it.' };

const isInWindow = text(/^Continue in the \w+ window\.$/);
const wasClosed = text(/^The \w+ window was closed\.$/);
const isLeaving = text(/^Taking you to /);
const isBlocked = button('Continue in this window');
const isRefused = text(/was cancelled|The server says/);
const isExpired = text(/^This sign-in has expired/);
const isEntering = busyButton(/^Continue with /);

const openSignIn = openFlow(
  signInMachine,
  {
    inputs: {
      offered:
        signInFixture.inputs['empty'] ??
        (() => {
          throw new Error('The sign-in has no such input.');
        }),
    },
  },
  (flow) => <SignInPage flow={flow}>{null}</SignInPage>,
  { ...withProviders, subject: ({ actor }) => childOf(actor, 'popUp') },
);

export const popUpDriver: ViewDriver<typeof popUpMachine> = {
  machine: popUpMachine,
  fixture: popUpFixture,
  open: openSignIn,
  events: {
    'provider.chosen': {
      when: (snapshot) => !snapshot.hasTag('busy'),
      gesture: (shown, { provider }) => press(`Continue with ${providerNames[provider]}`)(shown, null),
    },
    'cancel.requested': press('Cancel'),
    'redirect.chosen': press('Continue in this window'),
    'popUp.opened': theWindow,
    'popUp.blocked': theWindow,
    'popUp.closed': theWindow,
    'result.received': theWindow,
  },
  states: {
    idle: all(button('Continue with Google'), no(any(isInWindow, wasClosed, isLeaving, isBlocked, isRefused, isExpired))),
    'open.opening': { unseen: 'The browser answers at once whether it allows a window.' },
    'open.waiting': all(isInWindow, button('Cancel')),
    'open.closing': all(isInWindow, disabledButton('Cancel')),
    'open.closed': wasClosed,
    blocked: isBlocked,
    leaving: isLeaving,
    refreshing: isEntering,
    refused: isRefused,
    timedOut: isExpired,
    done: { unseen: 'Its page leaves at once for where the sign-in ends.' },
  },
};
