import { test } from 'vitest';
import { languageMachine } from '../../machines/language.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { languageFixture } from './language.fixture.ts';

test.each(planTransitions(languageMachine, languageFixture))('$title', replay);
