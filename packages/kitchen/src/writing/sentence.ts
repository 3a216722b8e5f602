import { listFormat, numberFormat } from '../../../../contract/formats.ts';
import type { Locale } from '../../../../contract/shell/locales.ts';
import type { Cue } from '../foods/food.ts';
import type { FoodName } from '../foods/names.ts';
import type { Measure, Share } from '../dishes/template.ts';
import type { PlannedText } from '../plan.ts';
import { templateIn } from './catalog.ts';
import { cueKeys } from './cue-keys.ts';
import { genderOf, isPlural, type Grammar } from './grammar.ts';
import { rowsIn } from '@anydish/language/words';
import { grammarOf } from './grammars.ts';

/** An ingredient as used in sentences. */
export interface Spoken {
  name: FoodName;
  cue: Cue | null;
  /** True for amounts that are always plural, such as 300 g of mushrooms. */
  isMany: boolean;
  /** True for counted foods, whose number can change with the servings. */
  isCounted: boolean;
}

export interface Scene {
  language: Locale;
  ingredients: readonly Spoken[];
  /** The sentence before, in the same step. */
  before?: PlannedText | undefined;
  /** True when the sentence's key is already in the language. */
  isSpoken?: boolean;
}

interface Mention extends Spoken {
  at: number;
  share: Share;
  /** True when the sentence before was about exactly these foods. */
  isAgain?: boolean;
}

const markOf: Readonly<Record<Exclude<Measure['kind'], 'time'>, string>> = { temperature: 'C', length: 'cm', weight: 'g', volume: 'ml' };

/** Capitalises the first visible letter, also inside a mark. */
function capitalised(text: string, language: Locale): string {
  const first = /^⟨(\d+):([^|⟩]*)\|([^⟩]*)⟩/.exec(text);
  const raise = (word: string) => word.charAt(0).toLocaleUpperCase(language) + word.slice(1);
  if (first === null) return raise(text);
  return `⟨${first[1]}:${raise(first[2] ?? '')}|${raise(first[3] ?? '')}⟩${text.slice(first[0].length)}`;
}

/** Both forms when the number can change, else one. */
const choice = (mention: Mention, say: (isMany: boolean) => string): string => {
  if (!mention.isCounted) return say(mention.isMany);
  const [one, many] = [say(false), say(true)];
  return one === many ? one : `⟨${mention.at}:${one}|${many}⟩`;
};

function joined(grammar: Grammar, mentions: readonly Mention[], form: string): string {
  const [only, another] = mentions;
  if (grammar.again === 'pronoun' && form === '' && only?.isAgain === true)
    return another === undefined ? choice(only, (isMany) => (isPlural({ name: only.name, isMany }) ? 'them' : 'it')) : 'them';
  const sayOf = (mention: Mention, isFirst: boolean) => (isMany: boolean) =>
    grammar.say({ name: mention.name, isMany, share: mention.share, form, isFirst });
  const said = mentions.map((mention, index) => choice(mention, sayOf(mention, index === 0)));
  // The separator depends on the words, not on the marks around them.
  const plain = mentions.map((mention, index) => sayOf(mention, index === 0)(mention.isMany));
  return listFormat(grammar.listTag, { type: 'conjunction', style: 'long' })
    .formatToParts(plain)
    .map(({ type, value }) => (type === 'element' ? (said.shift() ?? value) : value))
    .join('');
}

/** `{a?is|are}`, or masculine, feminine and both plurals: agrees with the foods of a placeholder. */
function agreeing(mentions: readonly Mention[], variants: readonly string[]): string {
  const [first = '', second = first, third, fourth] = variants;
  const pick = (isMany: boolean, isFeminine: boolean) => {
    if (third === undefined) return isMany ? second : first;
    return isMany ? (isFeminine ? (fourth ?? third) : third) : isFeminine ? second : first;
  };
  const [only] = mentions;
  if (only === undefined || mentions.length > 1)
    return pick(
      true,
      mentions.every((mention) => genderOf(mention) === 'f'),
    );
  return choice(only, (isMany) => {
    const food = { name: only.name, isMany };
    return pick(isPlural(food), genderOf(food) === 'f');
  });
}

function measured({ kind, value }: Measure, language: Locale): string {
  if (kind !== 'time') return `⟨${markOf[kind]}:${value}⟩`;
  const said = numberFormat(grammarOf(language).listTag, { style: 'unit', unit: 'minute', unitDisplay: 'long' }).format(value);
  // Arabic sentences use it after a preposition.
  return rowsIn(language, 'grammar.minutes-in-sentence').reduce((text, [alone = '', after = '']) => text.replace(alone, after), said);
}

/** The sign that the first food of a placeholder is done, as a sentence ending: "until the juices run clear". */
function doneText(mentions: readonly Mention[], language: Locale): string {
  const [first] = mentions;
  const key = cueKeys[first?.cue ?? 'other'];
  const template = templateIn(language, key) ?? key;
  // Safe temperatures follow the reader's units, as all others do.
  return filled(template, { a: mentions }, {}, language).replace(/(?<!\d)(\d+)\s?°C/g, '⟨C:$1⟩');
}

/** The sentence without its object, which the sentence before has named; whole when it begins with something else. */
function withoutObject(template: string, language: Locale): string {
  const object = rowsIn(language, 'grammar.object')[0]?.[0] ?? '';
  return object !== '' && template.startsWith(`{a}${object}`) && !template.includes('{a', 3)
    ? template.slice(`{a}${object}`.length).replace(/^(?!\{)\p{P}/u, '')
    : template;
}

const placesOf = (text: PlannedText | undefined) => text?.slots['a'] ?? [];

/** True when both sentences are about all of the same foods. */
function isSame(text: PlannedText, before: PlannedText | undefined): boolean {
  const [now, then] = [placesOf(text), placesOf(before)];
  return (
    now.length > 0 &&
    now.length === then.length &&
    now.every(({ at, share }, index) => share === 'all' && then[index]?.share === 'all' && then[index]?.at === at)
  );
}

function filled(
  template: string,
  slots: Readonly<Record<string, readonly Mention[]>>,
  measures: Readonly<Record<string, Measure>>,
  language: Locale,
): string {
  const grammar = grammarOf(language);
  const isGone = (part: string) => [...part.matchAll(/\{([a-e])/g)].some(([, letter = '']) => (slots[letter] ?? []).length === 0);
  const isAgain = grammar.again === 'omitted' && slots['a']?.[0]?.isAgain === true;
  return (isAgain ? withoutObject(template, language) : template)
    .replace(/\[([^\]]*)\]/g, (_, part: string) => (isGone(part) ? '' : part))
    .replace(/\{([^}]*)\}/g, (_, inside: string) => {
      const measure = measures[inside];
      if (measure !== undefined) return measured(measure, language);
      // Tips name their foods as a list.
      if (inside === 'foods') return '{foods}';
      const letter = inside.charAt(0);
      const mentions = slots[letter] ?? [];
      const rest = inside.slice(1);
      if (rest.startsWith('?')) return agreeing(mentions, rest.slice(1).split('|'));
      if (rest === '!done') return doneText(mentions, language);
      return joined(grammar, mentions, rest.startsWith(':') ? rest.slice(1) : '');
    })
    .replace(/ {2,}/g, ' ')
    .trim();
}

/**
 * A planned sentence in a language, with marks for values that depend on servings and units (contract/recipes/recipe-template.ts). `own` is a note's
 * ingredient: in a note `{a}` refers to it. Falls back to English without a translation.
 */
export function saySentence(text: PlannedText, { language, ingredients, before, isSpoken = false }: Scene, own?: number): string {
  const isAgain = isSame(text, before);
  const slots = Object.fromEntries(
    Object.entries(text.slots).map(([letter, places]) => [
      letter,
      places.flatMap(({ at, share }) =>
        ingredients[at] === undefined ? [] : [{ ...ingredients[at], at, share, ...(isAgain && letter === 'a' ? { isAgain } : {}) }],
      ),
    ]),
  );
  const owner = own === undefined ? undefined : ingredients[own];
  if (own !== undefined && owner !== undefined) slots['a'] = [{ ...owner, at: own, share: 'all' }];
  const template = isSpoken ? null : templateIn(language, text.key);
  return filled(template ?? text.key, slots, text.measures, language);
}

/** The same as a full sentence: capitalised. */
export const sayWhole = (text: PlannedText, scene: Scene): string => capitalised(saySentence(text, scene), scene.language);
