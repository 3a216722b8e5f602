import { test } from 'vitest';
import { flowViewerMachine } from '../../machines/flow-viewer.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { flowViewerFixture } from './flow-viewer.fixture.ts';

test.each(planTransitions(flowViewerMachine, flowViewerFixture))('$title', replay);
