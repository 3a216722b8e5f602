import { test } from 'vitest';
import { debugMachine } from '../../machines/debug.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { debugFixture } from './debug.fixture.ts';

test.each(planTransitions(debugMachine, debugFixture))('$title', replay);
