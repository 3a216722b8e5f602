import { test } from 'vitest';
import { deletionMachine } from '../../machines/deletion.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { deletionFixture } from './deletion.fixture.ts';

test.each(planTransitions(deletionMachine, deletionFixture))('$title', replay);
