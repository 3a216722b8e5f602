import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Recipe } from '../../../../contract/recipes/recipe.ts';
import { recipeMachine } from '../../../../machines/recipes/recipe.machine.ts';
import { RecipePage } from '../../../../src/views/recipes/recipe/RecipePage.tsx';
import { onStage } from '../../../support/stage.ts';
import { shakshuka } from '../../../support/views/recipes.ts';
import { renderFlow } from '../../../support/views/render-flow.tsx';
import { member } from '../../../support/views/sessions.ts';

const open = ({ wasCooked }: { wasCooked: boolean }) =>
  renderFlow(
    onStage(recipeMachine, ({ newId }) => ({
      companyUri: 'ana',
      guid: 'recipe-1',
      chosen: null,
      units: null,
      ovens: null,
      wasCooked,
      newId,
      today: () => '2026-11-23',
    })),
    (flow) => <RecipePage flow={flow}>{null}</RecipePage>,
    { session: member },
  );

const asks = () => screen.queryByRole('region', { name: 'How was it?' }) !== null;
const shelf: NonNullable<Recipe['shelf']> = {
  isFavourite: false,
  tags: [],
  isRenamed: false,
  deletesAt: null,
  permissions: { canView: true, canMakeFavorite: true },
};

test.each([true, false])('how it was is asked after cooking only: %s', async (wasCooked) => {
  const { answer } = await open({ wasCooked });
  await answer('loadRecipe', { ...shakshuka, shelf });
  expect(asks()).toBe(wasCooked);
});

test('how it was is shown where something was said of it', async () => {
  const { answer } = await open({ wasCooked: false });
  await answer('loadRecipe', { ...shakshuka, shelf });
  const cookings = { times: 0, lastOn: null, items: [], next: null };
  await answer('loadFeedback', { thumbs: [{ version: 1, thumb: 'up' }], cookings, form: null });
  expect(asks()).toBe(true);
});

test('a summary that repeats the title is not shown', async () => {
  const { answer } = await open({ wasCooked: false });
  await answer('loadRecipe', { ...shakshuka, summary: 'Shakshuka, with feta.' });
  expect(screen.queryByText('Shakshuka, with feta.')).toBeNull();
});
