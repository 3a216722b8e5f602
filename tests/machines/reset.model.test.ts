import { test } from 'vitest';
import { resetMachine } from '../../machines/reset.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { resetFixture } from './reset.fixture.ts';

test.each(planTransitions(resetMachine, resetFixture))('$title', replay);
