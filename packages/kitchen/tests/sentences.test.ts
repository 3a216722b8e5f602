import { describe, expect, test } from 'vitest';
import { locales } from '../../../contract/shell/locales.ts';
import { cookOnce } from '../src/check/cook-once.ts';
import { readRequest } from '../src/reading/read.ts';
import { isExclusion } from '../../../contract/kitchen/wishes.ts';
import { phrasingsIn } from './programs/phrasings.ts';

describe.each(locales)('in %s', (language) => {
  const { harm, harmless } = phrasingsIn(language);

  test('a sentence about harm or dislike beside a food is asked about, or its food is left out', async () => {
    const cooked: string[] = [];
    for (const description of harm) {
      const { wishes } = readRequest(description, language);
      if (!wishes.some(isExclusion) && (await cookOnce({ description, language })).type === 'recipe') cooked.push(description);
    }
    expect(cooked).toEqual([]);
  });

  test('a harmless sentence beside a food is not asked about', () => {
    const asked = harmless.filter((text) => {
      const { wishes, unclear } = readRequest(text, language);
      return unclear.length > 0 || wishes.some((wish) => wish.kind === 'without' || wish.kind === 'allergy');
    });
    expect(asked).toEqual([]);
  });
});
