import { test } from 'vitest';
import { impersonationMachine } from '../../machines/impersonation.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { impersonationFixture } from './impersonation.fixture.ts';

test.each(planTransitions(impersonationMachine, impersonationFixture))('$title', replay);
