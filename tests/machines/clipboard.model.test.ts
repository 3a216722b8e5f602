import { test } from 'vitest';
import { clipboardMachine } from '../../machines/clipboard.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { clipboardFixture } from './clipboard.fixture.ts';

test.each(planTransitions(clipboardMachine, clipboardFixture))('$title', replay);
