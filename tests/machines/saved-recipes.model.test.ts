import { test } from 'vitest';
import { savedRecipesMachine } from '../../machines/saved-recipes.machine.ts';
import { planTransitions } from '../support/plan.ts';
import { replay } from '../support/replay.ts';
import { savedRecipesFixture } from './saved-recipes.fixture.ts';

test.each(planTransitions(savedRecipesMachine, savedRecipesFixture))('$title', replay);
