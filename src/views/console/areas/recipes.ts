import { msg } from '@lingui/core/macro';
import CookingPot from 'lucide-react/icons/cooking-pot';
import { recipes } from '../../../../contract/console/content-areas.ts';
import { areaView } from './area-view.ts';

const columns = {
  title: msg`Title`,
  owner: msg`Owner`,
  createdAt: msg`Created`,
  cook: msg`Made by`,
  categories: msg`Categories`,
  promptVersion: msg`Prompt version`,
  language: msg`Language`,
};

export const recipesView = areaView(recipes, {
  title: msg`Recipes`,
  intro: msg`All recipes, and orders that came to nothing.`,
  Icon: CookingPot,
  columns,
  filters: {
    cook: columns.cook,
    category: msg`Category`,
    language: columns.language,
    createdAt: columns.createdAt,
  },
  actions: {
    assignCategory: msg`Assign a category`,
    takeCategory: msg`Remove a category`,
  },
  fields: {
    title: columns.title,
    owner: columns.owner,
    createdAt: columns.createdAt,
    cook: columns.cook,
    categories: columns.categories,
    promptVersion: columns.promptVersion,
    language: columns.language,
    recipe: msg`Recipe`,
  },
  lists: {},
  options: {
    'built-in': msg`Built-in kitchen`,
    'openai-compatible': msg`AI model`,
  },
  make: null,
});
