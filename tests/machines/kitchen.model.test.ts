import { test } from 'vitest';
import { kitchenMachine } from '../../machines/kitchen.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { kitchenFixture } from './kitchen.fixture.ts';

test.each(planTransitions(kitchenMachine, kitchenFixture))('$title', replay);
