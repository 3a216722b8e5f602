import { test } from 'vitest';
import { stepUpMachine } from '../../machines/step-up.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { stepUpFixture } from './step-up.fixture.ts';

test.each(planTransitions(stepUpMachine, stepUpFixture))('$title', replay);
