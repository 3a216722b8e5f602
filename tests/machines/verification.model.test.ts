import { test } from 'vitest';
import { verificationMachine } from '../../machines/verification.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { verificationFixture } from './verification.fixture.ts';

test.each(planTransitions(verificationMachine, verificationFixture))('$title', replay);
