import { test } from 'vitest';
import { arrivalMachine } from '../../machines/arrival.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { arrivalFixture } from './arrival.fixture.ts';

test.each(planTransitions(arrivalMachine, arrivalFixture))('$title', replay);
