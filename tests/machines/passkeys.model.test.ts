import { test } from 'vitest';
import { passkeysMachine } from '../../machines/passkeys.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { passkeysFixture } from './passkeys.fixture.ts';

test.each(planTransitions(passkeysMachine, passkeysFixture))('$title', replay);
