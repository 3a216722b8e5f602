import { describe, test } from 'vitest';
import { flowNames, loadFlow } from '../support/flow-modules.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';

// Every machine alone: each path to each transition, with scripted calls and a simulated clock.
describe.each(flowNames)('%s', async (name) => {
  const { machine, fixture } = await loadFlow(name);
  test.each(planTransitions(machine, fixture))('$title', replay);
});
