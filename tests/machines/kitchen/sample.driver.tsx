import { screen } from '@testing-library/react';
import { sampleMachine, type SampleEvent } from '../../../machines/kitchen/sample.machine.ts';
import { SamplePage } from '../../../src/views/kitchen/sample/SamplePage.tsx';
import { kitchenSamples } from './kitchen-samples.ts';
import { sampleFixture } from './sample.fixture.ts';
import type { Gesture, ViewDriver } from '../../support/views/driver.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { press, pressUntil } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { role, text } from '../../support/views/sights.ts';

const choose: Gesture<Extract<SampleEvent, { type: 'sample.chosen' }>> = ({ user }, { id }) =>
  user.click(screen.getByRole('radio', { name: kitchenSamples.find((sample) => sample.id === id)?.recipe.title ?? '' }));

/** The recipes stay visible while another language loads. */
const isShown = role('list', 'Ingredients');

export const sampleDriver: ViewDriver<typeof sampleMachine> = {
  machine: sampleMachine,
  fixture: sampleFixture,
  open: openFlow(sampleMachine, sampleFixture, (flow) => <SamplePage flow={flow}>{null}</SamplePage>),
  events: {
    'sample.chosen': choose,
    'servings.changed': pressUntil('More servings', ({ servings }) => String(servings)),
    ...whenReturned,
    'language.changed': { elsewhere: 'The language says so when its texts are shown.' },
    'retry.requested': press('Try again'),
  },
  states: {
    loading: role('status', 'Loading the recipes'),
    shown: isShown,
    rewriting: isShown,
    failed: text('Error loading data!'),
  },
};
