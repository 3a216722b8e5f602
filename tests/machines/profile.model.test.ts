import { test } from 'vitest';
import { profileMachine } from '../../machines/profile.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { profileFixture } from './profile.fixture.ts';

test.each(planTransitions(profileMachine, profileFixture))('$title', replay);
