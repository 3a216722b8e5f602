import { test } from 'vitest';
import { resendMachine } from '../../machines/resend.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { resendFixture } from './resend.fixture.ts';

test.each(planTransitions(resendMachine, resendFixture))('$title', replay);
