import { test } from 'vitest';
import { passwordChangeMachine } from '../../machines/password-change.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { passwordChangeFixture } from './password-change.fixture.ts';

test.each(planTransitions(passwordChangeMachine, passwordChangeFixture))('$title', replay);
