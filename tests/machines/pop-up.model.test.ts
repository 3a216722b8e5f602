import { test } from 'vitest';
import { popUpMachine } from '../../machines/pop-up.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { popUpFixture } from './pop-up.fixture.ts';

test.each(planTransitions(popUpMachine, popUpFixture))('$title', replay);
