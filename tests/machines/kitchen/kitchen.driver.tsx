import { act, screen } from '@testing-library/react';
import { kitchenMachine } from '../../../machines/kitchen/kitchen.machine.ts';
import { isUntouched } from '../../../machines/kitchen/draft.ts';
import type { KitchenContext } from '../../../machines/kitchen/kitchen.model.ts';
import { timings } from '../../../machines/parts/timings.ts';
import { KitchenPage } from '../../../src/views/kitchen/order/KitchenPage.tsx';
import { kitchenFixture, reading } from './kitchen.fixture.ts';
import { ada } from '../samples.ts';
import type { Shown, ViewDriver } from '../../support/views/driver.ts';
import { press, pressUntil, write } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, any, busyButton, button, disabledButton, heading, no, role, text } from '../../support/views/sights.ts';

/** The order is read after a pause in typing; the answer can be corrected. */
async function understand({ stage }: Shown): Promise<void> {
  act(() => stage.clock.increment(timings.typingPause));
  await act(() => stage.answer('readOrder', reading));
}

const wasStopped = text('Stopped. Your request is still here.');
const wasAsked = heading('Which of these do you mean?');
const hasFailed = all(button('Try again'), no(wasStopped));
/** Before its first stage a job looks like an order being sent. */
const isOnItsWay = all(heading('Your recipe is on its way'), button('Cancel'));

/** Orders of closed tabs are shown while nothing is typed. */
const offers = ({ draft, left }: KitchenContext) => left.length > 0 && isUntouched(draft);

export const kitchenDriver: ViewDriver<typeof kitchenMachine> = {
  machine: kitchenMachine,
  fixture: kitchenFixture,
  open: openFlow(kitchenMachine, kitchenFixture, (flow) => <KitchenPage flow={flow}>{null}</KitchenPage>, { session: ada }),
  events: {
    'draft.changed': write('Describe a dish', ({ change }) => change.description ?? ''),
    'wish.added': async (shown, { wish }) => {
      // An already chosen value is chosen again.
      if (screen.getByRole<HTMLInputElement>('checkbox', { name: wish.label }).checked) await press(wish.label, 'checkbox')(shown, null);
      await press(wish.label, 'checkbox')(shown, null);
    },
    'wish.removed': async (shown, { wish }) => {
      await understand(shown);
      await press(`Remove: ${wish.label}`)(shown, null);
    },
    'leaveOut.changed': write('Leave out', ({ text: typed }) => typed),
    'profile.restored': {
      when: ({ context }) => context.draft.withoutProfile.length > 0,
      gesture: async (shown) => {
        await understand(shown);
        await press('Apply it again')(shown, null);
      },
    },
    'word.dismissed': async (shown) => {
      await understand(shown);
      await press('Keep xylitol')(shown, null);
    },
    'servings.changed': pressUntil('More servings', ({ servings }) => String(servings)),
    'left.continued': { when: ({ context }) => offers(context), gesture: press('Continue') },
    'left.discarded': { when: ({ context }) => offers(context), gesture: press('Discard draft') },
    'photos.changed': { elsewhere: 'The photos of the order tell it, on their ways to the server.' },
    'recipe.requested': { when: ({ context }) => context.photosAre !== 'coming', gesture: press('Make a recipe') },
    'suggestion.chosen': press(/^Ramen/),
    'improvisation.chosen': press(/^Improvise with/),
    'retry.requested': press('Try again'),
    'cancel.requested': { when: (snapshot) => !snapshot.matches({ cooking: 'asking' }), gesture: press('Cancel') },
    'job.happened': { elsewhere: 'The stream of the job brings it.' },
    'stream.changed': { elsewhere: 'The stream of the job says when it broke, and when it is back.' },
  },
  states: {
    restoring: role('status', 'Loading'),
    // An order cannot be sent while photos are uploading.
    'open.idle': all(any(button('Make a recipe'), disabledButton('Make a recipe')), no(wasAsked), no(hasFailed), no(wasStopped)),
    'open.asked': wasAsked,
    'open.failed': hasFailed,
    'open.cancelled': wasStopped,
    sending: isOnItsWay,
    'cooking.watching': isOnItsWay,
    // The question is above the page; the page does not change.
    'cooking.asking': isOnItsWay,
    cancelling: busyButton('Cancel'),
    done: heading('Your recipe is ready'),
  },
};
