import { test } from 'vitest';
import { recipeDriver } from '../../support/views/drivers/recipe.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(recipeDriver))('$title', replayInView);
