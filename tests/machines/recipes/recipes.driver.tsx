import { screen } from '@testing-library/react';
import { countOf } from '../../../machines/recipes/recipe-filters.ts';
import { recipesMachine } from '../../../machines/recipes/recipes.machine.ts';
import { AccountPage } from '../../../src/views/recipes/list/AccountPage.tsx';
import { recipesFixture } from './recipes.fixture.ts';
import { ada } from '../samples.ts';
import type { ViewDriver } from '../../support/views/driver.ts';
import { whenReturned } from '../../support/views/when-returned.ts';
import { press, write } from '../../support/views/gestures.ts';
import { openFlow } from '../../support/views/open-flow.tsx';
import { all, any, busyButton, no, role, text } from '../../support/views/sights.ts';

const isLoading = any(role('status', 'Loading'), busyButton('Show more'));
const hasFailed = text('Couldn’t load your recipes.');
/** The list stays visible while it is rewritten in another language. */
const isListed = all(no(isLoading), no(hasFailed));

export const recipesDriver: ViewDriver<typeof recipesMachine> = {
  machine: recipesMachine,
  fixture: recipesFixture,
  open: openFlow(recipesMachine, recipesFixture, (flow) => <AccountPage flow={flow}>{null}</AccountPage>, { session: ada }),
  events: {
    'more.requested': press('Show more'),
    ...whenReturned,
    // Typing a word fires this event for each letter.
    'search.typed': write('Search recipes', ({ text: typed }) => typed),
    'filters.changed': async ({ user }, { change }) => {
      await user.selectOptions(screen.getByLabelText('Ready within'), '');
      await user.selectOptions(screen.getByLabelText('Ready within'), change.minutes ?? '');
    },
    'filters.cleared': {
      when: ({ context }) => countOf(context.filters) > 0,
      gesture: press('Clear filters'),
    },
    'address.opened': { elsewhere: 'The address bar says so on the way back.' },
    'foods.submitted': {
      when: ({ context }) => context.foodText.trim() !== '',
      gesture: async ({ user }) => {
        // One food is chosen from the suggestions; typed commas make a list.
        const field = screen.getByRole('combobox', { name: 'What I have at home' });
        await user.click(field);
        await user.keyboard('{End},{Enter}');
      },
    },
    'collection.made': { elsewhere: 'The collections say so when one was made for recipes.' },
    'collection.deleted': { elsewhere: 'The collections say so when one is gone.' },
    'recipes.erased': { elsewhere: 'The erasure says so when recipes are gone.' },
    'food.typed': write('What I have at home', ({ text: typed }) => typed),
    'language.changed': { elsewhere: 'The language says so when its texts are shown.' },
    'retry.requested': press('Try again'),
  },
  states: {
    typing: { unseen: 'Somebody who types is not to be disturbed: what was found before stays.' },
    searching: { unseen: 'What was found before stays, and is dimmed only when it takes long.' },
    loading: busyButton('Show more'),
    listed: isListed,
    rewriting: isListed,
    notFound: hasFailed,
    failed: hasFailed,
  },
};
