import { beforeAll, expect, test, vi } from 'vitest';
import { locales, type Locale } from '../../../contract/shell/locales.ts';

type Kitchen = {
  cooked: (typeof import('./cooked.ts'))['cooked'];
  refine: (typeof import('./refining.ts'))['refine'];
  loaded: () => Locale[];
};
let kitchen: Kitchen;

// Other tests of the same process have loaded languages before.
beforeAll(async () => {
  vi.resetModules();
  const { hasVocabulary } = await import('../src/reading/vocabulary.ts');
  const { cooked } = await import('./cooked.ts');
  const { refine } = await import('./refining.ts');
  kitchen = { cooked, refine, loaded: () => locales.filter(hasVocabulary) };
});

// The words of one language take a second and fifty megabytes; a server that has just started reads them while people wait.
test('a request, or a change of a recipe, loads the words of the language that it is written in, and of no other', async () => {
  const { cooked, refine, loaded } = kitchen;
  await cooked({ description: 'lentil soup' });
  await cooked({ description: 'banana bread but less sweet' });
  await refine('lentil-soup', 'thicker, please');
  await refine('lentil-soup', 'make it vegan');
  expect(loaded()).toEqual(['en']);
  await cooked({ description: 'Linsensuppe', language: 'de' });
  expect(loaded()).toEqual(['en', 'de']);
});
