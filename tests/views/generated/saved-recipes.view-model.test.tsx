import { test } from 'vitest';
import { savedRecipesDriver } from '../../support/views/drivers/saved-recipes.driver.tsx';
import { plansInView, replayInView } from '../../support/views/replay-in-view.tsx';

test.each(plansInView(savedRecipesDriver))('$title', replayInView);
