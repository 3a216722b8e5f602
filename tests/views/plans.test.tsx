import { describe, test } from 'vitest';
import { flowNames } from '../support/flow-modules.ts';
import { loadViewDriver } from '../support/views/driver.ts';
import { plansInView, replayInView } from '../support/views/replay-in-view.tsx';

// Every machine through its view: user actions, and the visible result of each state.
describe.each(flowNames)('%s', async (name) => {
  test.each(plansInView(await loadViewDriver(name)))('$title', replayInView);
});
