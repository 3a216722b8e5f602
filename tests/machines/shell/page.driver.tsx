import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { AnyActorRef } from 'xstate';
import { pageMachine, type PageAddress } from '../../../machines/shell/page.machine.ts';
import { keepView } from '../../../src/pages/loaded-views.ts';
import { chunkWithFlow, pageFixture } from './page.fixture.ts';
import { anonymous } from '../samples.ts';
import { childOf, type AnyStage } from '../../support/perform.ts';
import { settled } from '../../support/stage.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openShell } from '../../support/views/open-shell.tsx';
import { heading, nothing } from '../../support/views/sights.ts';

/** The view of the fixture's small flow. */
function SmallPage({ flow }: { flow: AnyActorRef | null; children: ReactNode }) {
  return (
    <main>
      <h1>A page</h1>
      <button type="button" onClick={() => flow?.send({ type: 'finished' })}>
        Finish
      </button>
    </main>
  );
}

const locationAt = (address: PageAddress) => ({
  type: 'location.changed' as const,
  path: address.path,
  pages: [{ key: 'kitchen', chunkId: 'kitchen', address }],
  place: 'public' as const,
});

const { flow } = chunkWithFlow;
if (flow === null) throw new Error('The chunk has no flow.');

export const pageDriver: ViewDriver<typeof pageMachine> = {
  machine: pageMachine,
  fixture: pageFixture,
  open: async () => {
    const { user, stage } = openShell();
    keepView('kitchen', SmallPage);
    const { address } = pageFixture.inputs['opened']?.(stage.world) ?? {};
    if (address === undefined) throw new Error('The fixture opens no page.');
    await act(async () => {
      stage.actor.send(locationAt(address));
      await stage.answer('loadSession', anonymous);
    });
    return { stage: stage as unknown as AnyStage, subject: childOf(stage.actor, 'page.kitchen'), user };
  },
  events: {
    'retry.requested': press('Try again'),
    'reload.requested': press('Reload the page'),
    'network.returned': { elsewhere: 'What watches the connection tells it when the server answers again.' },
    'viewer.returned': { elsewhere: 'The app tells it when the user is back whose session had ended, or is known at last.' },
    'language.changed': { elsewhere: 'What chose the language tells it when every text is shown in it.' },
    // The page stays when its key does; the app sends it the new address.
    'address.changed': ({ stage }, { address }) =>
      act(async () => {
        stage.actor.send(locationAt(address));
        await settled();
      }),
  },
  states: {
    loading: nothing,
    inspecting: nothing,
    reloading: nothing,
    loaded: heading('A page'),
    failed: heading('This page did not load'),
  },
  children: [{ machine: flow.logic, events: { finished: press('Finish') } }],
};
