import { test } from 'vitest';
import { sessionListMachine } from '../../machines/session-list.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { sessionListFixture } from './session-list.fixture.ts';

test.each(planTransitions(sessionListMachine, sessionListFixture))('$title', replay);
