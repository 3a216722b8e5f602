import type { Locale } from '../../../contract/shell/locales.ts';
import { foodTree } from '../foods/lexicon.ts';
import { foodMentions } from '../reading/food-mentions.ts';
import { readAs } from '../reading/read-one.ts';
import { vocabularyOf } from '../reading/vocabulary.ts';
import type { Identity } from './prove.ts';

/*
 * What a model's words mean in the lexicon. Of two that disagree, or of several that may be meant, all count: an ingredient is judged by the
 * worst of them.
 */

/** Every food that an ingredient's name names, in each of the languages that it is given in. Empty: nobody knows it. */
export function identify(names: readonly { text: string; language: Locale }[]): Identity {
  const found = names.flatMap(({ text, language }) => foodMentions(text, language).flatMap(({ ids }) => ids));
  return [...new Set(found)];
}

/** True when a food is one of the list, a kind of it, or made of it: "the chicken" of chicken thighs, "flour" of plain flour. */
function isListed(food: string, list: ReadonlySet<string>): boolean {
  const tree = foodTree();
  return [...list].some((listed) => tree.insides(listed).has(food) || tree.lineage(food).has(listed));
}

/**
 * Foods that a text names besides the listed ones: "serve with bread". Words that say what is not in it, or what something stands in
 * for, name nothing.
 */
export function mentionedBesides(texts: readonly string[], list: readonly Identity[], language: Locale): string[] {
  const listed = new Set(list.flat());
  const vocabulary = vocabularyOf(language);
  const named = texts.flatMap((text) => {
    const negated = new Set(
      readAs(vocabulary, text).wishes.flatMap(({ kind, id }) => (kind === 'without' || kind === 'allergy' ? [id] : [])),
    );
    return foodMentions(text, language).flatMap(({ ids }) => (ids.some((id) => negated.has(id)) ? [] : [ids]));
  });
  // A word that may mean a listed food means that one.
  const strange = named.filter((ids) => !ids.some((id) => isListed(id, listed)));
  return [...new Set(strange.map((ids) => ids[0] ?? ''))].filter((id) => id !== '' && !harmless.has(id));
}

/** What is in every kitchen's sentences and on no list: "boiling water", "a pinch of salt". */
const harmless: ReadonlySet<string> = new Set([
  'plain-water',
  'water',
  'salt',
  'fine-salt',
  'ice',
  'spice',
  'herb',
  'grain',
  'seed',
  'sauce',
  'dip',
  'fat',
]);
