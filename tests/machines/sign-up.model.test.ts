import { test } from 'vitest';
import { signUpMachine } from '../../machines/sign-up.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { signUpFixture } from './sign-up.fixture.ts';

test.each(planTransitions(signUpMachine, signUpFixture))('$title', replay);
