import { test } from 'vitest';
import { recordingsMachine } from '../../machines/recordings.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { recordingsFixture } from './recordings.fixture.ts';

test.each(planTransitions(recordingsMachine, recordingsFixture))('$title', replay);
