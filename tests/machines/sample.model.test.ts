import { test } from 'vitest';
import { sampleMachine } from '../../machines/sample.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { sampleFixture } from './sample.fixture.ts';

test.each(planTransitions(sampleMachine, sampleFixture))('$title', replay);
