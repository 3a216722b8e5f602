import { test } from 'vitest';
import { denialMachine } from '../../machines/denial.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { denialFixture } from './denial.fixture.ts';

test.each(planTransitions(denialMachine, denialFixture))('$title', replay);
