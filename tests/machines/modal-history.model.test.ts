import { test } from 'vitest';
import { modalHistoryMachine } from '../../machines/modal-history.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { modalHistoryFixture } from './modal-history.fixture.ts';

test.each(planTransitions(modalHistoryMachine, modalHistoryFixture))('$title', replay);
