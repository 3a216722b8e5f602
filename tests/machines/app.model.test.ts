import { test } from 'vitest';
import { appMachine } from '../../machines/app.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { appFixture } from './app.fixture.ts';

test.each(planTransitions(appMachine, appFixture))('$title', replay);
