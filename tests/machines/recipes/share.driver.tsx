import { shareMachine } from '../../../machines/recipes/share.machine.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { press } from '../../support/views/gestures.ts';
import { openInRecipe } from '../../support/views/open-recipes.tsx';
import { all, any, busyButton, button, disabledButton, heading, no, text } from '../../support/views/sights.ts';
import { shareFixture } from './share.fixture.ts';

const isOpened = heading('Share this recipe');
const isMaking = any(busyButton('Make a link'), disabledButton('Stop sharing'));
const isEnding = busyButton('Stop sharing');
const isBusy = any(isMaking, isEnding);
const hasFailed = text('Error loading data!');
const isForm = all(isOpened, no(isBusy), any(button('Make a link'), button('Stop sharing')));

export const shareDriver: ViewDriver<typeof shareMachine> = {
  machine: shareMachine,
  fixture: shareFixture,
  open: () => openInRecipe('share'),
  events: {
    'share.opened': press(/^Shared?$/),
    'share.closed': press('Close'),
    'choices.changed': press('Show in search engines', 'checkbox'),
    'share.confirmed': { when: ({ context }) => context.state?.share === null, gesture: press('Make a link') },
    'withdrawal.requested': { when: ({ context }) => (context.state?.share ?? null) !== null, gesture: press('Stop sharing') },
    ...whenReturned,
    'retry.requested': press('Try again'),
  },
  states: {
    closed: no(isOpened),
    loading: all(isOpened, no(hasFailed), no(any(button('Make a link'), button('Stop sharing'), isBusy))),
    failed: all(isOpened, hasFailed),
    open: isForm,
    asking: isForm,
    saving: all(isOpened, isMaking),
    withdrawing: all(isOpened, isEnding),
  },
};
