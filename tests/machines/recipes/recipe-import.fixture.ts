import type { ImportReport } from '../../../contract/recipes/import-endpoints.ts';
import type { recipeImportMachine } from '../../../machines/recipes/recipe-import.machine.ts';
import type { Fixture } from '../../support/fixture.ts';
import { failure } from '../samples.ts';

/** One of each result: imported, imported in part, and refused. */
export const report: ImportReport = {
  lines: [
    { name: 'Soup', reason: null, recipe: { companyUri: 'adas-kitchen', guid: 'soup' }, remarks: [] },
    { name: 'Cake', reason: null, recipe: { companyUri: 'adas-kitchen', guid: 'cake' }, remarks: ['photo', 'something new'] },
    { name: 'Toast', reason: 'duplicate', recipe: { companyUri: 'adas-kitchen', guid: 'toast' }, remarks: [] },
    { name: '', reason: 'a new reason', recipe: null, remarks: [] },
  ],
  rest: 2,
};

export const recipeImportFixture: Fixture<typeof recipeImportMachine> = {
  inputs: { opened: () => undefined },
  events: {
    'file.chosen': {
      recipes: { file: { name: 'recipes.zip', size: 3, content: 'recipes.zip' } },
      huge: { file: { name: 'huge.zip', size: 300_000_000, content: 'huge.zip' } },
    },
    'file.removed': 'bare',
    'import.submitted': 'bare',
    'import.stopped': 'bare',
    'progress.made': { half: { share: 0.5 }, whole: { share: 1 } },
    'report.arrived': { report: { report } },
    'import.failed': { offline: { error: failure('unknown') } },
    'again.requested': 'bare',
    'retry.requested': 'bare',
  },
};
