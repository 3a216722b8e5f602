import { screen } from '@testing-library/react';
import type { ShownAsEvent } from '../../../machines/recipes/shown-as.ts';
import type { Gesture } from '../../support/views/driver.ts';
import { pressUntil } from '../../support/views/gestures.ts';

type Of<T extends ShownAsEvent['type']> = Extract<ShownAsEvent, { type: T }>;

/** Display settings of the sample omelette: events for every machine that shows it. */
export const shownAsEvents = {
  'servings.changed': { six: { servings: 6 } },
  'units.changed': { us: { unitSystem: 'us' } },
  'have.changed': { twoEggs: { have: { ingredient: 0, amount: 2, unit: null, version: 1 } } },
  'oven.changed': { gas: { oven: 'gas' } },
} as const;

const chooseUnits: Gesture<Of<'units.changed'>> = ({ user }, { unitSystem }) =>
  user.click(screen.getByRole('radio', { name: unitSystem === 'us' ? 'US' : 'Metric' }));

const scaleByEggs: Gesture<Of<'have.changed'>> = async ({ user }, { have }) => {
  await user.type(screen.getByLabelText('I have'), String(have?.amount));
  await user.click(screen.getByRole('button', { name: 'Scale the recipe' }));
};

/** The same as user actions, wherever the recipe is shown. */
export const shownAsGestures = {
  'servings.changed': pressUntil<Of<'servings.changed'>>('More servings', ({ servings }) => String(servings)),
  'units.changed': chooseUnits,
  'have.changed': scaleByEggs,
  'oven.changed': { elsewhere: 'Nothing is baked here; the view tests tell the switch.' },
} as const;
