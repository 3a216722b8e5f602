import { test } from 'vitest';
import { dataExportMachine } from '../../machines/data-export.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { dataExportFixture } from './data-export.fixture.ts';

test.each(planTransitions(dataExportMachine, dataExportFixture))('$title', replay);
