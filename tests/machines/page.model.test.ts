import { test } from 'vitest';
import { pageMachine } from '../../machines/page.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { pageFixture } from './page.fixture.ts';

test.each(planTransitions(pageMachine, pageFixture))('$title', replay);
