import { expect, inject, test } from 'vitest';
import { loadFlow } from '../support/flow-modules.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { originalOf } from './exchange.ts';

/* How much a replay sees: the plans of the machine as it is meant, played on the mutant. */

const { machine, fixture } = await loadFlow(inject('mutation').name);

test.each(planTransitions(originalOf(machine.id), fixture))('$title', async (plan) => {
  await replay({ ...plan, machine });
  expect(plan.steps.length).toBeGreaterThan(0);
});
