import { test } from 'vitest';
import { recipesMachine } from '../../machines/recipes.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { recipesFixture } from './recipes.fixture.ts';

test.each(planTransitions(recipesMachine, recipesFixture))('$title', replay);
