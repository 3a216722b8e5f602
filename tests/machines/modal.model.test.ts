import { test } from 'vitest';
import { modalMachine } from '../../machines/modal.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { modalFixture } from './modal.fixture.ts';

test.each(planTransitions(modalMachine, modalFixture))('$title', replay);
