import { act } from '@testing-library/react';
import { recipeMachine } from '../../../machines/recipes/recipe.machine.ts';
import { recipesMachine } from '../../../machines/recipes/recipes.machine.ts';
import type { KeptFeedback } from '../../../machines/recipes/recipe-feedback.machine.ts';
import { AccountPage } from '../../../src/views/recipes/list/AccountPage.tsx';
import { RecipePage } from '../../../src/views/recipes/recipe/RecipePage.tsx';
import { recipeFixture } from '../../machines/recipes/recipe.fixture.ts';
import { recipesFixture } from '../../machines/recipes/recipes.fixture.ts';
import { ada, recipe, summary } from '../../machines/samples.ts';
import { childOf } from '../perform.ts';
import type { Shown } from './driver.ts';
import { openFlow } from './open-flow.tsx';

/** Opens the list with two recipes, to replay a machine that runs beside it. */
export const openInList = (child: 'rename' | 'selection') => async (): Promise<Shown> => {
  const open = openFlow(recipesMachine, recipesFixture, (flow) => <AccountPage flow={flow}>{null}</AccountPage>, { session: ada });
  const shown = await open('opened');
  await act(() => shown.stage.answer('loadRecipes', { items: [summary('a'), summary('b')], next: null }));
  return { ...shown, subject: childOf(shown.stage.actor, child) };
};

/** Opens a recipe, to replay what is done with it. */
export async function openInRecipe(child: 'changes' | 'share' | 'toShopping' | 'refine' | 'notes' | 'feedback'): Promise<Shown> {
  const open = openFlow(recipeMachine, recipeFixture, (flow) => <RecipePage flow={flow}>{null}</RecipePage>, { session: ada });
  const shown = await open('opened');
  await act(() => shown.stage.answer('loadRecipe', recipe));
  return { ...shown, subject: childOf(shown.stage.actor, child) };
}

/** Opens a recipe of which something was said, to replay what is done with it there. */
export async function openInFeedback(child: 'cookings' | 'report', feedback: KeptFeedback): Promise<Shown> {
  const shown = await openInRecipe('feedback');
  await act(() => shown.stage.answer('loadFeedback', feedback));
  return { ...shown, subject: childOf(shown.subject, child) };
}
