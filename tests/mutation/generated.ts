import { inject, test } from 'vitest';
import { loadFlow } from '../support/flow-modules.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';

/* What `npm test` would notice: the mutant's own plans. */

const { machine, fixture } = await loadFlow(inject('mutation').name);

test.each(planTransitions(machine, fixture))('$title', replay);
