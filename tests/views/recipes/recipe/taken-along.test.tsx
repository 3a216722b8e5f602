import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { savedRecipesMachine } from '../../../../machines/recipes/saved-recipes.machine.ts';
import { sharedRecipeMachine } from '../../../../machines/recipes/shared-recipe.machine.ts';
import { recipeMachine } from '../../../../machines/recipes/recipe.machine.ts';
import { RecipePage } from '../../../../src/views/recipes/recipe/RecipePage.tsx';
import { SavedRecipesPage } from '../../../../src/views/recipes/saved/SavedRecipesPage.tsx';
import { SharedRecipePage } from '../../../../src/views/recipes/shared/SharedRecipePage.tsx';
import { failure } from '../../../machines/samples.ts';
import { onStage } from '../../../support/stage.ts';
import { shakshuka } from '../../../support/views/recipes.ts';
import { renderFlow } from '../../../support/views/render-flow.tsx';
import { member } from '../../../support/views/sessions.ts';

/* The same menu and settings wherever a recipe is shown. */

type User = Awaited<ReturnType<typeof renderFlow>>['user'];

async function download(user: User): Promise<void> {
  await user.click(screen.getByRole('button', { name: /^More for: / }));
  await user.click(screen.getByRole('menuitem', { name: 'Download for other apps' }));
}

/** The page after choosing gas marks and three eggs. */
async function chosen(user: User): Promise<boolean[]> {
  await user.click(screen.getByRole('radio', { name: 'Gas mark' }));
  await user.click(screen.getByText('Scale by one ingredient'));
  await user.type(screen.getByLabelText('I have'), '3');
  await user.click(screen.getByRole('button', { name: 'Scale the recipe' }));
  const seen = [screen.queryByText(/^Bake at 200 °C \(gas 6\)/), screen.queryByRole('button', { name: 'Back to the recipe’s servings' })];
  return seen.map((each) => each !== null);
}

const noChoice = { chosen: null, units: null, ovens: null };

describe('a shared recipe', () => {
  const open = async () => {
    const stage = onStage(sharedRecipeMachine, ({ newId }) => ({
      ...noChoice,
      id: 'aB3dE6gH9jK2',
      isMember: false,
      wantsCopy: false,
      newId,
    }));
    const view = await renderFlow(stage, (flow) => <SharedRecipePage flow={flow}>{null}</SharedRecipePage>);
    await view.answer('loadShared', { recipe: { ...shakshuka, guid: 'aB3dE6gH9jK2', companyUri: '' }, photo: null });
    return view;
  };

  test('follows one ingredient and an oven scale', async () => {
    const { user } = await open();
    expect(await chosen(user)).toEqual([true, true]);
  });

  test('gets its file from the server, and reports a failure', async () => {
    const { user, stage, refuse } = await open();
    await download(user);
    expect(stage.call('loadFile').input).toMatchObject({ guid: 'aB3dE6gH9jK2' });
    await refuse('loadFile', { ...failure('withdrawn'), message: 'This recipe is no longer shared.' });
    expect(screen.getByText('This recipe is no longer shared.')).toBeDefined();
  });
});

describe('a saved recipe', () => {
  const open = async () => {
    const stage = onStage(savedRecipesMachine, () => ({ chosenFor: () => null, units: null, ovens: null }));
    const view = await renderFlow(stage, (flow) => <SavedRecipesPage flow={flow}>{null}</SavedRecipesPage>);
    await view.answer('listSaved', [{ recipe: shakshuka, owner: 'ana', savedAt: 0, photo: null, isKept: false, bytes: 1 }]);
    await view.user.click(screen.getByRole('button', { name: shakshuka.title }));
    return view;
  };

  test('follows one ingredient and an oven scale', async () => {
    const { user } = await open();
    expect(await chosen(user)).toEqual([true, true]);
  });

  test('gets its file without the server', async () => {
    const { user, stage } = await open();
    await download(user);
    expect(stage.calls.map(({ src }) => src)).not.toContain('loadFile');
    expect(stage.actor.getSnapshot().children.takeAlong?.getSnapshot().context.recipe?.guid).toBe(shakshuka.guid);
  });
});

test('an owner’s copy is exported without the server, too', async () => {
  const stage = onStage(recipeMachine, ({ newId }) => ({
    ...noChoice,
    companyUri: 'ana',
    guid: shakshuka.guid,
    newId,
    wasCooked: true,
    today: () => '2026-11-23',
  }));
  const { user, refuse, answer } = await renderFlow(stage, (flow) => <RecipePage flow={flow}>{null}</RecipePage>, { session: member });
  await refuse('loadRecipe', failure('unknown'));
  await answer('findSaved', { recipe: shakshuka, savedAt: 0 });
  await download(user);
  expect(stage.calls.map(({ src }) => src)).not.toContain('loadFile');
  expect(stage.actor.getSnapshot().children.takeAlong?.getSnapshot().context.recipe?.guid).toBe(shakshuka.guid);
});
