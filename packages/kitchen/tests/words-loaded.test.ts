import { expect, test } from 'vitest';
import { locales, type Locale } from '../../../contract/shell/locales.ts';
import { hasVocabulary } from '../src/reading/vocabulary.ts';
import { cooked } from './cooked.ts';
import { refine } from './refining.ts';

const loaded = (): Locale[] => locales.filter(hasVocabulary);

// The words of one language take a second and twenty megabytes; a server that has just started reads them while people wait.
test('a request, or a change of a recipe, loads the words of the language that it is written in, and of no other', async () => {
  await cooked({ description: 'lentil soup' });
  await cooked({ description: 'banana bread but less sweet' });
  await refine('lentil-soup', 'thicker, please');
  await refine('lentil-soup', 'make it vegan');
  expect(loaded()).toEqual(['en']);
  await cooked({ description: 'Linsensuppe', language: 'de' });
  expect(loaded()).toEqual(['en', 'de']);
});
