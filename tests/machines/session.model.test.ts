import { test } from 'vitest';
import { sessionMachine } from '../../machines/session.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { sessionFixture } from './session.fixture.ts';

test.each(planTransitions(sessionMachine, sessionFixture))('$title', replay);
