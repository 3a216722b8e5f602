import { test } from 'vitest';
import { recipeMachine } from '../../machines/recipe.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { recipeFixture } from './recipe.fixture.ts';

test.each(planTransitions(recipeMachine, recipeFixture))('$title', replay);
