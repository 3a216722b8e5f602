import type { Trial } from '../../../contract/kitchen/trials.ts';
import type { Question } from '../../../contract/kitchen/kitchen.ts';
import { openParts } from '../../../machines/kitchen/trial.model.ts';
import { trialMachine } from '../../../machines/kitchen/trial.machine.ts';
import { TrialPage } from '../../../src/views/kitchen/trial/TrialPage.tsx';
import type { ViewDriver } from '../../support/views/driver.ts';
import { paste, press } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, any, busyButton, button, heading, no, text } from '../../support/views/sights.ts';
import { shownAsGestures } from '../recipes/shown-as.events.tsx';
import { cooked, trialFixture } from './trial.fixture.ts';

const asks = (trial: Trial | null, kind: Question['kind']) => trial?.type === 'needs_input' && trial.question.kind === kind;
const isAsked = any(heading('Which of these do you mean?'), heading('What should we leave out?'));
const isRefused = text('This is not for cooking.');
const isUsedUp = text('The server says: tooManyRequests.');
const hasFailed = button('Try again');
const isRead = heading(cooked.type === 'done' ? cooked.recipe.title : '');
const isKeeping = all(isRead, busyButton('Keep it'));

export const trialDriver: ViewDriver<typeof trialMachine> = {
  machine: trialMachine,
  fixture: trialFixture,
  open: openFlow(trialMachine, trialFixture, (flow) => <TrialPage flow={flow}>{null}</TrialPage>),
  events: {
    ...shownAsGestures,
    'description.changed': paste('Describe a dish', ({ description }) => description),
    'trial.requested': press('Make a recipe'),
    'example.chosen': {
      when: (snapshot) => snapshot.matches({ writing: 'idle' }) && snapshot.context.description === '',
      gesture: press('Creamy tomato soup with basil'),
    },
    'suggestion.chosen': { when: ({ context }) => asks(context.trial, 'choose'), gesture: press('Shakshuka') },
    'improvisation.chosen': { when: ({ context }) => asks(context.trial, 'choose'), gesture: press('Improvise with: eggs') },
    'part.answered': {
      when: ({ context }, { word }) => openParts(context).some((part) => part.word === word),
      gesture: (page, event) => press(event.leaveOut === null ? 'Keep nuts' : 'Leave out: peanuts')(page, event),
    },
    'retry.requested': press('Try again'),
    'cancel.requested': press('Cancel'),
    'keep.requested': press('Keep it'),
    'another.requested': press('Another dish'),
  },
  states: {
    arriving: { unseen: 'It is left at once.' },
    'writing.idle': all(button('Make a recipe'), no(isAsked), no(isRefused), no(isUsedUp), no(hasFailed)),
    'writing.asked': isAsked,
    'writing.refused': isRefused,
    'writing.usedUp': isUsedUp,
    'writing.failed': hasFailed,
    cooking: heading('Your recipe is on its way'),
    shown: all(isRead, button('Keep it')),
    keeping: isKeeping,
    kept: isKeeping,
  },
};
