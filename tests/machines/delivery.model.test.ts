import { test } from 'vitest';
import { deliveryMachine } from '../../machines/delivery.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { deliveryFixture } from './delivery.fixture.ts';

test.each(planTransitions(deliveryMachine, deliveryFixture))('$title', replay);
