import { act } from '@testing-library/react';
import { recipeMachine } from '../../../machines/recipes/recipe.machine.ts';
import { recipesMachine } from '../../../machines/recipes/recipes.machine.ts';
import type { KeptFeedback } from '../../../machines/recipes/recipe-feedback.machine.ts';
import { AccountPage } from '../../../src/views/recipes/list/AccountPage.tsx';
import { TrashPage } from '../../../src/views/recipes/list/TrashPage.tsx';
import { RecipePage } from '../../../src/views/recipes/recipe/RecipePage.tsx';
import { recipeFixture } from '../../machines/recipes/recipe.fixture.ts';
import { recipesFixture } from '../../machines/recipes/recipes.fixture.ts';
import { ada, recipe, shelf, summary } from '../../machines/samples.ts';
import { childOf } from '../perform.ts';
import type { Shown } from './driver.ts';
import { openFlow } from './open-flow.tsx';

/** Opens the list with two recipes, to replay a machine that runs beside it. */
export const openInList = (child: 'rename' | 'selection' | 'collections') => async (): Promise<Shown> => {
  const open = openFlow(recipesMachine, recipesFixture, (flow) => <AccountPage flow={flow}>{null}</AccountPage>, { session: ada });
  const shown = await open('opened');
  await act(() => shown.stage.answer('loadRecipes', { items: [summary('a'), summary('b')], next: null }));
  // jsdom never opens a popover: what is behind "Manage" is shown.
  for (const menu of document.querySelectorAll('[popover]')) menu.removeAttribute('popover');
  return { ...shown, subject: childOf(shown.stage.actor, child) };
};

/** Opens the trash with two recipes, to replay what deletes them for good. */
export async function openInTrash(): Promise<Shown> {
  const open = openFlow(recipesMachine, recipesFixture, (flow) => <TrashPage flow={flow}>{null}</TrashPage>, { session: ada });
  const shown = await open('opened');
  const thrown = (guid: string) => ({ ...summary(guid), shelf: { ...shelf, deletesAt: 1 } });
  await act(() => shown.stage.answer('loadRecipes', { items: [thrown('a'), thrown('b')], next: null }));
  return { ...shown, subject: childOf(shown.stage.actor, 'erasure') };
}

/** Opens a recipe, to replay what is done with it. */
export async function openInRecipe(child: 'changes' | 'share' | 'toShopping' | 'refine' | 'notes' | 'feedback' | 'photo'): Promise<Shown> {
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
