import MiniSearch from 'minisearch';
import type { Locale } from '../../../../contract/shell/locales.ts';
import { cutText } from '../../../../contract/text.ts';
import { keyOf } from '@anydish/language/spelling';
import { tokensOf } from '../reading/tokens.ts';
import { foodTree } from './lexicon.ts';
import { namesIn } from './names.ts';

interface Entry {
  id: string;
  names: string;
  isKind: number;
}

const indexes = new Map<Locale, MiniSearch<Entry>>();

/** The names of a language for autocomplete; built on first use. */
function indexOf(language: Locale): MiniSearch<Entry> {
  const known = indexes.get(language);
  if (known !== undefined) return known;
  const index = new MiniSearch<Entry>({
    fields: ['names'],
    storeFields: ['isKind'],
    tokenize: (text) => tokensOf(text, language).map(({ text: word }) => word),
    processTerm: (term) => keyOf(term, language),
    // Kinds before their foods: a user who types "nut" usually means all of them.
    searchOptions: {
      prefix: true,
      fuzzy: (term) => (term.length > 4 ? 0.2 : false),
      combineWith: 'AND',
      boostDocument: (_id, _term, stored) => (stored?.['isKind'] === 1 ? 1.6 : 1),
    },
  });
  const { foods } = foodTree();
  index.addAll(
    [...namesIn(language)].map(([id, { one, many, also }]) => ({
      id,
      names: [one, many, ...also].join(' ; '),
      isKind: foods.get(id)?.isKind === true ? 1 : 0,
    })),
  );
  indexes.set(language, index);
  return index;
}

const mostSuggestions = 8;

/** Foods and kinds whose name starts with the typed text, best first, without duplicate names. */
export function suggestFoods(typed: string, language: Locale): { id: string; label: string }[] {
  const names = namesIn(language);
  const labelled = indexOf(language)
    .search(cutText(typed, 80))
    .map(({ id }) => ({ id: String(id), label: names.get(String(id))?.many ?? String(id) }));
  // A kind and its default food share a name; the first one is the kind.
  return labelled.filter(({ label }, index) => labelled.findIndex((other) => other.label === label) === index).slice(0, mostSuggestions);
}
