import { msg } from '@lingui/core/macro';
import CookingPot from 'lucide-react/icons/cooking-pot';
import { recipes } from '../../../../contract/console/content-areas.ts';
import { areaView } from './area-view.ts';
import { reportOptions } from './reports.ts';

const columns = {
  title: msg`Title`,
  owner: msg`Owner`,
  createdAt: msg`Created`,
  cook: msg`Made by`,
  categories: msg`Categories`,
  promptVersion: msg`Prompt version`,
  language: msg`Language`,
  isShared: msg`Shared`,
  isListed: msg`Listed`,
  isFeatured: msg`On the landing page`,
  isInTrash: msg`In the trash`,
  reports: msg`Reports`,
};

export const recipesView = areaView(recipes, {
  title: msg`Recipes`,
  intro: msg`All recipes, and requests that did not become one.`,
  Icon: CookingPot,
  columns,
  filters: {
    cook: columns.cook,
    category: msg`Category`,
    language: columns.language,
    createdAt: columns.createdAt,
    isShared: columns.isShared,
    isFeatured: columns.isFeatured,
    isReported: msg`Reported`,
    isInTrash: columns.isInTrash,
  },
  actions: {
    assignCategory: msg`Assign a category`,
    takeCategory: msg`Remove a category`,
    feature: msg`Show on the landing page`,
    unfeature: msg`Take off the landing page`,
    withdraw: msg`Withdraw the link`,
    trash: msg`Move to the trash`,
    restore: msg`Restore`,
  },
  fields: {
    title: columns.title,
    owner: columns.owner,
    createdAt: columns.createdAt,
    cook: columns.cook,
    categories: columns.categories,
    promptVersion: columns.promptVersion,
    language: columns.language,
    sharedAt: msg`Shared since`,
    sharedPath: msg`Link`,
    isListed: columns.isListed,
    isFeatured: columns.isFeatured,
    withdrawnReason: msg`Withdrawn for this reason`,
    isInTrash: columns.isInTrash,
    recipe: msg`Recipe`,
  },
  lists: {
    reports: {
      title: columns.reports,
      columns: { kind: msg`Problem`, state: msg`State`, words: msg`Message`, createdAt: columns.createdAt },
    },
  },
  options: {
    ...reportOptions,
    'built-in': msg`Built-in kitchen`,
    imported: msg`Imported`,
    'openai-compatible': msg`AI model`,
  },
  make: null,
});
