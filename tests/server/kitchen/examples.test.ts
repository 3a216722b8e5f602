import { readFileSync } from 'node:fs';
import { parsePo } from 'pofile-ts';
import { describe, expect, test } from 'vitest';
import { locales, sourceLocale, translations } from '../../../contract/shell/locales.ts';
import { cookOnce } from '@anydish/kitchen/check';

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

test('there are some', () => {
  expect(examples.length).toBeGreaterThanOrEqual(4);
});
