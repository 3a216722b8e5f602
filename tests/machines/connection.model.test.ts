import { test } from 'vitest';
import { connectionMachine } from '../../machines/connection.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { connectionFixture } from './connection.fixture.ts';

test.each(planTransitions(connectionMachine, connectionFixture))('$title', replay);
