import { screen } from '@testing-library/react';
import { sampleMachine, type SampleEvent } from '../../../../machines/sample.machine.ts';
import { SamplePage } from '../../../../src/views/sample/SamplePage.tsx';
import { kitchenSamples } from '../../../machines/kitchen-samples.ts';
import { sampleFixture } from '../../../machines/sample.fixture.ts';
import type { Gesture, ViewDriver } from '../driver.ts';
import { press, pressUntil } from '../gestures.ts';
import { openFlow } from '../open-flow.tsx';
import { role, text } from '../sights.ts';

const choose: Gesture<Extract<SampleEvent, { type: 'sample.chosen' }>> = ({ user }, { id }) =>
  user.click(screen.getByRole('radio', { name: kitchenSamples.find((sample) => sample.id === id)?.recipe.title ?? '' }));

export const sampleDriver: ViewDriver<typeof sampleMachine> = {
  machine: sampleMachine,
  fixture: sampleFixture,
  open: openFlow(sampleMachine, sampleFixture, (flow) => <SamplePage flow={flow}>{null}</SamplePage>),
  events: {
    'sample.chosen': choose,
    'servings.changed': pressUntil('More servings', ({ servings }) => String(servings)),
    'retry.requested': press('Try again'),
  },
  states: { loading: role('status', 'Loading the recipes'), shown: role('list', 'Ingredients'), failed: text('Error loading data!') },
};
