import { test } from 'vitest';
import { foodSearchMachine } from '../../machines/food-search.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { foodSearchFixture } from './food-search.fixture.ts';

test.each(planTransitions(foodSearchMachine, foodSearchFixture))('$title', replay);
