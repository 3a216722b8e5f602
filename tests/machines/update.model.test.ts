import { test } from 'vitest';
import { updateMachine } from '../../machines/update.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { updateFixture } from './update.fixture.ts';

test.each(planTransitions(updateMachine, updateFixture))('$title', replay);
