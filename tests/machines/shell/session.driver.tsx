import { act, screen } from '@testing-library/react';
import { sessionMachine } from '../../../machines/shell/session.machine.ts';
import { MemberPage } from '../../../src/views/shell/member/MemberPage.tsx';
import { sessionFixture } from './session.fixture.ts';
import { childOf, type AnyStage } from '../../support/perform.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { loadPages, openShell } from '../../support/views/open-shell.tsx';
import { any, heading, text, type Sight } from '../../support/views/sights.ts';

/** The page of an unknown session. */
const kept = 'What is kept in this browser';

/** It is in a popover, which jsdom does not open. */
const signOut = () => screen.queryByRole<HTMLButtonElement>('button', { name: 'Sign out', hidden: true });
const canSignOut: Sight = () => signOut()?.disabled === false;
const isSigningOut: Sight = () => signOut()?.getAttribute('aria-busy') === 'true';

export const sessionDriver: ViewDriver<typeof sessionMachine> = {
  machine: sessionMachine,
  fixture: sessionFixture,
  open: async () => {
    const { user, stage } = openShell();
    const address = { path: '/account', params: {} };
    const pages = ['member', 'account'].map((key) => ({ key, chunkId: key, address }));
    act(() => stage.actor.send({ type: 'location.changed', path: '/account', pages, place: 'public' }));
    await loadPages(stage, { member: { view: MemberPage }, account: { view: () => <p>{kept}</p> } });
    return { stage: stage as unknown as AnyStage, subject: childOf(stage.actor, 'session'), user };
  },
  events: {
    'session.refresh.requested': {
      elsewhere: 'Sent after a third-party sign-in, and when a tab becomes visible again.',
    },
    'session.announced': { elsewhere: 'Another tab of the browser says it.' },
    'session.received': { elsewhere: 'The composition root hands on what a sign-in or a sign-up was given.' },
    'signOut.requested': {
      when: ({ context }) => context.session.isVerified,
      gesture: async ({ user }) => {
        await user.click(screen.getByRole('button', { name: /Account of/ }));
        await user.click(signOut() ?? document.body);
      },
    },
  },
  states: {
    loading: { unseen: 'At the start the app itself is blank, and later on what is shown stays.' },
    known: any(heading('Please sign in'), canSignOut, text(kept)),
    signingOut: isSigningOut,
  },
};
