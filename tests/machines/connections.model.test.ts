import { test } from 'vitest';
import { connectionsMachine } from '../../machines/connections.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { connectionsFixture } from './connections.fixture.ts';

test.each(planTransitions(connectionsMachine, connectionsFixture))('$title', replay);
