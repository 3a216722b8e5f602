import { sourceLocale, type Locale } from '../../../../contract/shell/locales.ts';
import { allDishes, dishOf } from '../dishes/all.ts';
import { dishNames } from '../dishes/dish-names.ts';
import { foodTree } from '../foods/lexicon.ts';
import { foodMentions } from '../reading/food-mentions.ts';
import { templateIn } from '../writing/catalog.ts';
import { grammarOf } from '../writing/grammars.ts';
import { textKeys, type TextUse } from './text-keys.ts';

/** Classes that describe the pan's content, not a purchase. */
const everyday = new Set([
  'plain-water',
  'water',
  'grain',
  'spice',
  'herb',
  'juice',
  'ice',
  'ice-cube',
  'salt',
  'sauce',
  'paste',
  'dip',
  'sprinkle',
]);
/** Texts whose foods were approved in English: translations may name the same ones. */
const foodsIn = (text: string, language: Locale) =>
  foodMentions(text.replace(/\{[a-e]\?[^}]*\}|\{[^}]*\}/g, ' · '), language).filter(({ ids }) => !ids.some((id) => everyday.has(id)));

const placesOf = (text: string) => {
  const places = [...text.matchAll(/\{([a-z]+\d?)/g)].map(([, name = '']) => name);
  return [...new Set(places)].toSorted().join(' ');
};
/** Placeholders that a text may omit, because they are in square brackets. */
const brackets = (text: string) => [...text.matchAll(/\[([^\]]*)\]/g)].map(([, inside = '']) => placesOf(inside)).toSorted().join(' | '); // prettier-ignore

/** In notes and endings `{a?..|..}` agrees with the food they belong to, which is not one of their own placeholders. */
const withoutOwner = (text: string, use: TextUse) => (use === 'note' || use === 'ending' ? text.replace(/\{a\?[^}]*\}/g, '') : text);

function* faultsOf(key: string, said: string, use: TextUse, language: Locale): Generator<string> {
  const text = withoutOwner(said, use);
  if (placesOf(withoutOwner(key, use)) !== placesOf(text)) yield `places ${placesOf(text)} instead of ${placesOf(key)}`;
  if (brackets(key) !== brackets(text)) yield 'square brackets hold other places';
  if (/\[[^\]]*\[|\][^[]*\]/.test(text)) yield 'square brackets inside each other or not closed';
  const grammar = grammarOf(language);
  for (const [, form = ''] of text.matchAll(/\{[a-e]:([^}]*)\}/g)) if (!grammar.forms.includes(form)) yield `no form "${form}"`;
  for (const [whole, variants = ''] of text.matchAll(/\{[a-e]\?([^}]*)\}/g)) {
    const count = variants.split('|').length;
    if (count !== 2 && count !== grammar.variants) yield `${whole} has ${count} variants`;
  }
  if (/\d/.test(text.replace(/\{[^}]*\}/g, '')) && !/\d/.test(key.replace(/\{[^}]*\}/g, ''))) yield 'a figure outside braces';
  if (/ {2}|^\s|\s$|[\s(][,.;:](?!\w)/.test(said.replace(/ [:;]/g, ''))) yield 'spaces in a wrong place';
  if (language === sourceLocale || key.startsWith('#')) return;
  const tree = foodTree();
  const known = foodsIn(key, sourceLocale).flatMap(({ ids }) => ids);
  for (const { text: word, ids } of foodsIn(text, language)) {
    const isNamed = ids.some((id) => known.some((other) => tree.insides(id).has(other) || tree.insides(other).has(id)));
    if (!isNamed) yield `"${word}" (${ids.join(', ')}) is named outside a place`;
  }
}

/** Problems of a language's texts and titles, one line each. */
export function checkTexts(language: Locale): string[] {
  const faults: string[] = [];
  for (const [key, use] of textKeys()) {
    const text = templateIn(language, key);
    if (text === null) faults.push(`missing: ${key}`);
    else {
      if (use === 'sentence' && /[.!]$/.test(key) && !/[.!\u0964。！]$/.test(text)) faults.push(`${key}\n  ${text}: no full stop`);
      // A dish's summary may name a food that the dish requires.
      for (const fault of faultsOf(key, text, use, language))
        if (use !== 'summary' || !fault.endsWith('outside a place')) faults.push(`${key}\n  ${text}: ${fault}`);
    }
  }
  if (language === sourceLocale) return faults;
  const names = dishNames(language);
  for (const [id, { title, swapped }] of names) {
    const dish = dishOf(id);
    if (dish === null) faults.push(`${id} is no dish`);
    else
      for (const [key, text] of [
        [dish.title.key, title],
        [dish.titleWhenSwapped?.key ?? '', swapped ?? ''],
      ] as const)
        // prettier-ignore
        if (placesOf(key) !== placesOf(text) || (key === '') !== (text === ''))
          faults.push(`${id}: title "${text}" for "${key}"`);
  }
  for (const { id } of allDishes()) if (!names.has(id)) faults.push(`no name for the dish ${id}`);
  return faults;
}
