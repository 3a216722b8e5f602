import { test } from 'vitest';
import { signInMachine } from '../../machines/sign-in.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { signInFixture } from './sign-in.fixture.ts';

test.each(planTransitions(signInMachine, signInFixture))('$title', replay);
