import { readFileSync } from 'node:fs';
import { parsePo } from 'pofile-ts';
import { describe, expect, test } from 'vitest';
import { locales, sourceLocale, translations } from '../../../contract/shell/locales.ts';
import { cookOnce } from '@anydish/kitchen/check';
import { pictureOf } from '../../../server/recipes/picture.ts';
import { examplePictures } from '../../../src/views/kitchen/order/example-pictures.ts';

const view = readFileSync(new URL('../../../src/views/kitchen/order/Examples.tsx', import.meta.url), 'utf8');
const examples = [...view.matchAll(/msg`([^`]+)`/g)].map(([, text = '']) => text);

describe.each(locales)('the examples of the order form in %s', (language) => {
  const { items } = parsePo(
    readFileSync(
      new URL(`../../../src/language/locales/${language === sourceLocale ? translations[0] : language}.po`, import.meta.url),
      'utf8',
    ),
  );
  test.each(examples)('"%s" gives a recipe at once', async (example) => {
    const item = items.find(({ msgid }) => msgid === example);
    const said = (language === sourceLocale ? item?.msgid : item?.msgstr[0]) ?? '';
    expect(said).not.toBe('');
    const outcome = await cookOnce({ description: said, language });
    expect(outcome.type === 'recipe' ? 'recipe' : `"${said}": ${JSON.stringify(outcome)}`).toBe('recipe');
  });
});

test('each picture shows what its example gives', async () => {
  expect(examples.length).toBeGreaterThanOrEqual(4);
  const pictures: unknown[] = [];
  for (const description of examples) {
    const outcome = await cookOnce({ description, language: 'en' });
    pictures.push(outcome.type === 'recipe' ? pictureOf({ body: outcome.body, plan: outcome.plan }) : outcome);
  }
  expect(pictures).toEqual(Object.values(examplePictures));
});
