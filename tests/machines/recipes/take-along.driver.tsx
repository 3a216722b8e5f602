import { screen } from '@testing-library/react';
import { takeAlongMachine, type TakeAlongEvent } from '../../../machines/recipes/take-along.machine.ts';
import { TakeAway } from '../../../src/views/recipes/recipe/TakeAway.tsx';
import type { Gesture, ViewDriver } from '../../support/views/driver.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { busyButton, no } from '../../support/views/sights.ts';
import { recipe } from '../samples.ts';
import { takeAlongFixture } from './take-along.fixture.ts';

const choose =
  (name: string): Gesture<TakeAlongEvent> =>
  async ({ user }) => {
    await user.click(screen.getByRole('button', { name: /^More for: / }));
    await user.click(screen.getByRole('menuitem', { name }));
  };

const shown = { servings: 2, unitSystem: 'metric', have: null, oven: null } as const;
const isFetching = busyButton(/^More for: /);

export const takeAlongDriver: ViewDriver<typeof takeAlongMachine> = {
  machine: takeAlongMachine,
  fixture: takeAlongFixture,
  open: openFlow(takeAlongMachine, takeAlongFixture, (takeAlong) => <TakeAway recipe={recipe} shown={shown} takeAlong={takeAlong} />),
  events: {
    'print.requested': choose('Print'),
    'copy.requested': choose('Copy as text'),
    'text.sent': { elsewhere: 'The browser of the tests hands texts to no other program.' },
    'file.requested': choose('Download for other apps'),
    'offline.file.requested': { elsewhere: 'A page that reads a copy says so; its view tests tell it.' },
  },
  states: { idle: no(isFetching), fetching: isFetching },
};
