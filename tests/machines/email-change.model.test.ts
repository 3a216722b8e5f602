import { test } from 'vitest';
import { emailChangeMachine } from '../../machines/email-change.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { emailChangeFixture } from './email-change.fixture.ts';

test.each(planTransitions(emailChangeMachine, emailChangeFixture))('$title', replay);
