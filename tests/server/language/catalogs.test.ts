import { compileMessage } from '@lingui/message-utils/compileMessage';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePo } from 'pofile-ts';
import { expect, test } from 'vitest';
import { translations } from '../../../contract/shell/locales.ts';

const catalogOf = (language: string) => {
  const { items } = parsePo(readFileSync(join(import.meta.dirname, `../../../server/locales/${language}.po`), 'utf8'));
  return new Map(items.filter(({ obsolete }) => !obsolete).map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']));
};

/** What a compiled sentence is filled with: its parts are texts, or `[name, type, forms]`. */
function namesOf(compiled: unknown): string[] {
  if (!Array.isArray(compiled)) return [];
  return compiled.flatMap((part: unknown) => {
    if (!Array.isArray(part)) return [];
    const [name, , forms]: unknown[] = part;
    const inner = typeof forms === 'object' && forms !== null ? Object.values(forms).flatMap(namesOf) : [];
    return [String(name), ...inner];
  });
}

const namesIn = (message: string) => [...new Set(namesOf(compileMessage(message)))].toSorted();

const english = [...catalogOf(translations[0]).keys()];

// That none is missing, `npm run check` says.
test.each(translations)('in %s every sentence is filled with what the English one is filled with', (language) => {
  const catalog = catalogOf(language);
  expect(english.length).toBeGreaterThan(150);
  expect([...catalog.keys()].toSorted()).toEqual(english.toSorted());
  const translated = [...catalog].filter(([, text]) => text !== '');
  const filledOtherwise = translated.filter(([id, text]) => namesIn(text).join() !== namesIn(id).join());
  expect(filledOtherwise.map(([id]) => id)).toEqual([]);
});

test('the names are found wherever they stand', () => {
  expect(namesIn('By {day} nothing is left of {it}.')).toEqual(['day', 'it']);
  expect(namesIn('{n, plural, one {# of {name}} other {# of all}}')).toEqual(['n', 'name']);
});
