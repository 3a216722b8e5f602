import { test } from 'vitest';
import { recoveryMachine } from '../../machines/recovery.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { recoveryFixture } from './recovery.fixture.ts';

test.each(planTransitions(recoveryMachine, recoveryFixture))('$title', replay);
