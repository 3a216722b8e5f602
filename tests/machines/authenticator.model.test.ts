import { test } from 'vitest';
import { authenticatorMachine } from '../../machines/authenticator.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { authenticatorFixture } from './authenticator.fixture.ts';

test.each(planTransitions(authenticatorMachine, authenticatorFixture))('$title', replay);
