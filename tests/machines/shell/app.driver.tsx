import { act, screen } from '@testing-library/react';
import { appMachine } from '../../../machines/shell/app.machine.ts';
import type { AppContext, AppEvent } from '../../../machines/shell/app.model.ts';
import { recipesMachine } from '../../../machines/recipes/recipes.machine.ts';
import { signInMachine } from '../../../machines/sign-in/sign-in.machine.ts';
import { signUpMachine } from '../../../machines/sign-in/sign-up.machine.ts';
import { AccountPage } from '../../../src/views/recipes/list/AccountPage.tsx';
import { AuthPage } from '../../../src/views/sign-in/auth-wrapper/AuthPage.tsx';
import { LandingPage } from '../../../src/views/shell/landing/LandingPage.tsx';
import { PrivacyPage } from '../../../src/views/shell/legal/PrivacyPage.tsx';
import { MemberPage } from '../../../src/views/shell/member/MemberPage.tsx';
import { SignInPage } from '../../../src/views/sign-in/SignInPage.tsx';
import { SignUpPage } from '../../../src/views/sign-in/sign-up/SignUpPage.tsx';
import { appFixture } from './app.fixture.ts';
import { ada, anonymous } from '../samples.ts';
import { scripted } from '../../support/scripted.ts';
import { childOf, snapshotOf, type AnyStage } from '../../support/perform.ts';
import type { Stage } from '../../support/stage.ts';
import { testStart } from '../../support/world.ts';
import type { Gesture, ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { loadPages, openAddress, openShell, type LoadedPage } from '../../support/views/open-shell.tsx';
import { no, nothing } from '../../support/views/sights.ts';

const signUpInput = { step: 'form', email: '', typedName: null, stored: null, sourcePage: null, session: anonymous, now: () => testStart };

const signInInput = { email: '', sourcePage: null, lastMethod: null, error: null, newId: () => 'id' };

const recipesInput = { newId: () => 'id', filters: {}, shown: null };

const loaded: Record<string, LoadedPage> = {
  landing: { view: LandingPage },
  sample: { view: () => null },
  privacy: { view: PrivacyPage },
  auth: { view: AuthPage },
  member: { view: MemberPage },
  account: { view: AccountPage, chunk: { flow: { logic: scripted(recipesMachine), input: recipesInput }, eventFor: () => null } },
  login: { view: SignInPage, chunk: { flow: { logic: scripted(signInMachine), input: signInInput }, eventFor: () => null } },
  signUp: { view: SignUpPage, chunk: { flow: { logic: scripted(signUpMachine), input: signUpInput }, eventFor: () => null } },
};

/** This driver's stage always holds the app. */
const asShell = (stage: AnyStage) => stage as unknown as Stage<typeof appMachine>;

const isMember = ({ user }: AppContext) => user !== null && user.guid !== null;

const atAddress = { unseen: 'The page that is open shows it: the tests of the pages see it.' };

const visit: Gesture<Pick<Extract<AppEvent, { type: 'location.changed' }>, 'path'>> = async ({ stage }, { path }) => {
  await openAddress(asShell(stage), path);
  await loadPages(asShell(stage), loaded);
};

export const appDriver: ViewDriver<typeof appMachine> = {
  machine: appMachine,
  fixture: appFixture,
  open: async () => {
    const { user, stage } = openShell();
    const shown = { stage: stage as unknown as AnyStage, subject: stage.actor, user };
    // There is always an address.
    await visit(shown, { path: '/privacy' });
    return shown;
  },
  events: {
    // The session emits this itself, once its call is answered.
    'session.settled': ({ stage }, { userGuid }) =>
      act(async () => {
        if (snapshotOf(stage.actor).matches({ shell: 'running' }))
          childOf(stage.actor, 'session').send({ type: 'session.refresh.requested' });
        await stage.answer('loadSession', userGuid === null ? anonymous : { ...ada, guid: userGuid });
      }),
    'session.unanswered': { elsewhere: 'The session says so itself, when its first call fails.' },
    'signOut.done': {
      when: (snapshot) => snapshot.matches({ place: 'members' }) && isMember(snapshot.context),
      gesture: async ({ stage, user }) => {
        await user.click(screen.getByRole('button', { name: 'Sign out', hidden: true }));
        await act(() => stage.answer('endSession'));
      },
    },
    'location.changed': visit,
    'modal.requested': { elsewhere: 'A photo on a page of members sends it: tests/views/photo.' },
    'modals.arrived': { elsewhere: 'What opens boxes sends it, with the first one.' },
    'language.arrived': { elsewhere: 'What fetches it sends it, when the first page is there.' },
    'companions.arrived': { elsewhere: 'It comes by itself, once the page stands.' },
    'errand.begun': { elsewhere: 'A page sends it; nothing of it is seen.' },
    'navigation.requested': { when: (snapshot) => snapshot.matches({ place: 'wayIn' }), gesture: press('Back') },
  },
  states: {
    'shell.starting': nothing,
    'shell.running': no(nothing),
    'place.public': atAddress,
    'place.members': atAddress,
    'place.wayIn.step': atAddress,
    'place.wayIn.entrance.opening': atAddress,
    'place.wayIn.entrance.shown': atAddress,
    'place.wayIn.entrance.leading': atAddress,
    'place.wayIn.lastStep': atAddress,
  },
};
