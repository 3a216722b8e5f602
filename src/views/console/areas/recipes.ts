import { msg } from '@lingui/core/macro';
import CookingPot from 'lucide-react/icons/cooking-pot';
import { recipes } from '../../../../contract/console/content-areas.ts';
import { areaView } from './area-view.ts';
import { noteColumns } from './note-columns.ts';
import { reportOptions } from './reports.ts';

const columns = {
  title: msg`Title`,
  owner: msg`Owner`,
  createdAt: msg`Created`,
  cook: msg`Made by`,
  promptVersion: msg`Prompt version`,
  categories: msg`Categories`,
  outcome: msg`Outcome`,
  language: msg`Language`,
  isShared: msg`Shared`,
  isListed: msg`Listed`,
  isFeatured: msg`On the landing page`,
  isInTrash: msg`In the trash`,
  reports: msg`Reports`,
};

/** The source of recipes. */
export const cookOptions = { 'built-in': msg`Built-in kitchen`, 'openai-compatible': msg`AI model` };

export const recipesView = areaView(recipes, {
  title: msg`Recipes`,
  intro: msg`All recipes. Requests that did not become one are under Kitchen requests.`,
  Icon: CookingPot,
  columns,
  filters: {
    owner: columns.owner,
    cook: columns.cook,
    promptVersion: columns.promptVersion,
    outcome: columns.outcome,
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
    cookInLab: msg`Cook again in the lab`,
    addNote: msg`Add a note`,
  },
  fields: {
    title: columns.title,
    owner: columns.owner,
    createdAt: columns.createdAt,
    cook: columns.cook,
    promptVersion: columns.promptVersion,
    categories: columns.categories,
    outcome: columns.outcome,
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
      rowsOf: 'reports',
      columns: { kind: msg`Problem`, state: msg`State`, words: msg`Message`, createdAt: columns.createdAt },
    },
    notes: { title: msg`Notes`, columns: noteColumns },
  },
  options: {
    ...reportOptions,
    ...cookOptions,
    imported: msg`Imported`,
    copied: msg`Copied`,
    edited: msg`Edited by hand`,
    improvised: msg`Improvised`,
    repaired: msg`After repair rounds`,
    assumed: msg`With assumptions`,
    atOnce: msg`At the first try`,
  },
  results: { cookInLab: { label: msg`Open in the lab`, path: (version, guid) => `/console/prompts/${version}/lab#${guid}` } },
  make: null,
});
