import type { Version } from '../../../contract/recipes/version-endpoints.ts';
import type { recipeVersionsMachine } from '../../../machines/recipes/recipe-versions.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { company, failure, recipe } from '../samples.ts';
import { comparison } from './refine.fixture.ts';

export const versions: Version[] = [
  { version: 2, kind: 'refined', title: recipe.title, wish: 'vegan', madeFrom: 1, createdAt: 0 },
  { version: 1, kind: 'original', title: recipe.title, wish: null, madeFrom: null, createdAt: 0 },
];
export const original = { recipe: { ...recipe, version: 1 }, before: null };

export const recipeVersionsFixture: Fixture<typeof recipeVersionsMachine> = {
  inputs: { opened: () => ({ companyUri: company.uri, guid: recipe.guid }) },
  events: {
    'version.opened': { first: { version: 1 }, second: { version: 2 } },
    'version.closed': 'bare',
    'restore.requested': 'bare',
    'retry.requested': 'bare',
    'network.returned': 'bare',
    'viewer.returned': 'bare',
  },
  outputs: {
    loadVersions: { both: { versions } },
    loadVersion: { original, current: comparison },
    restore: { restored: { ...recipe, version: 3 } },
  },
  errors: {
    loadVersions: { gone: failure('notFound'), offline: failure('unknown') },
    loadVersion: { dropped: failure('notFound') },
    restore: { outdated: failure('conflict', { current: { ...recipe, version: 3 } }), refused: failure('invalidInput') },
  },
};
