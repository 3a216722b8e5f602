import { test } from 'vitest';
import { modalsMachine } from '../../machines/modals.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { modalsFixture } from './modals.fixture.ts';

test.each(planTransitions(modalsMachine, modalsFixture))('$title', replay);
