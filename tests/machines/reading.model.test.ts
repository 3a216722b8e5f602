import { test } from 'vitest';
import { readingMachine } from '../../machines/reading.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { readingFixture } from './reading.fixture.ts';

test.each(planTransitions(readingMachine, readingFixture))('$title', replay);
