import { test } from 'vitest';
import { dietProfileMachine } from '../../machines/diet-profile.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { dietProfileFixture } from './diet-profile.fixture.ts';

test.each(planTransitions(dietProfileMachine, dietProfileFixture))('$title', replay);
