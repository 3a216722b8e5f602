import { spellingOf } from '@anydish/language/spelling';
import type { Locale } from '../../../../contract/shell/locales.ts';
import { dishOf } from '../dishes/all.ts';
import type { Trait } from '../foods/food.ts';
import { foodTree } from '../foods/lexicon.ts';
import { namesIn } from '../foods/names.ts';
import { plainPlan } from '../finding/vary.ts';
import type { Plan } from '../plan.ts';

/*
 * Names of dishes name foods: "tuna melt", "buttermilk biscuits". When a wish has replaced them, the name alone would say something false. The title then
 * says what the dish is like, and what is in it.
 */

/** Titles whose named food was replaced, or left out. */
export const likeWith = '{title} style, with {a:bare}';
export const likeAlone = '{title} style';

/** What names of dishes claim. Bread and pasta without gluten are still called so. */
const claimed: readonly Trait[] = ['meat', 'fish', 'crustaceans', 'molluscs', 'milk', 'eggs', 'peanuts', 'nuts', 'soy', 'sesame', 'honey'];

const letters = /^[\p{Script=Latin}\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Devanagari}\p{M}\p{P}\p{Z}\d]+$/u;

/** Letters from which on a name is recognised inside a compound: "Käsespätzle". */
const longName = 4;

const isLetter = (character: string): boolean => /[\p{L}\p{M}]/u.test(character);

/** True when a text names a food: as a word, as the beginning of a compound, or as its end in a language of compounds. A pancake is no cake. */
function names(text: string, name: string, language: Locale): boolean {
  const { links, prefixes } = spellingOf(language);
  const isCompound = links !== null;
  if (!letters.test(name)) return name.length > 1 && text.includes(name);
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + 1)) {
    let start = at;
    while (isLetter(text.charAt(start - 1))) start -= 1;
    const before = text.slice(start, at);
    // Arabic and Hebrew write "with" and "the" together with the food.
    const isBegun = before === '' || prefixes.includes(before);
    const isEnded = !isLetter(text.charAt(at + name.length));
    if ((isBegun && isEnded) || (name.length >= longName && (isBegun || (isEnded && isCompound)))) return true;
  }
  return false;
}

const lower = (text: string, language: Locale) => text.toLocaleLowerCase(language);

const allNames = (food: string, language: Locale): string[] => {
  const name = namesIn(language).get(food);
  return name === undefined ? [] : [name.one, name.many, ...name.also].map((one) => lower(one, language)).filter((one) => one !== '');
};

const holders = new Map<string, readonly string[]>();

/** Every name of a food that contains a trait. */
function namesWith(trait: Trait, language: Locale): readonly string[] {
  const key = `${trait}/${language}`;
  const known = holders.get(key);
  if (known !== undefined) return known;
  const { foods, verdict } = foodTree();
  const found = [...foods.keys()].flatMap((food) => (verdict(food, trait) === 'contains' ? allNames(food, language) : []));
  holders.set(key, found);
  return found;
}

/** True when a text names a kind of food; with `isWide`, or a food of this kind. */
export function namesKind(text: string, kind: string, language: Locale, isWide = true): boolean {
  const { foods, lineage } = foodTree();
  const all = [...foods.keys()].filter((food) => (isWide ? lineage(food).has(kind) : food === kind));
  const said = lower(text, language);
  return all.some((food) => allNames(food, language).some((name) => names(said, name, language)));
}

/** Traits that the dish has in the book and this plan has no more. */
function lostTraits(plan: Plan): Trait[] {
  const dish = plan.dish === null ? null : dishOf(plan.dish);
  if (dish === null || (plan.ingredients.every(({ was }) => was === null) && plan.additions.length > 0)) return [];
  const { verdict } = foodTree();
  const has = ({ ingredients }: Plan, trait: Trait) => ingredients.some(({ food }) => verdict(food, trait) === 'contains');
  const own = plainPlan(dish);
  return claimed.filter((trait) => has(own, trait) && !has(plan, trait));
}

/** Whether a name of a dish claims a food that the plan no longer has; if so, the substitutes that take its place, by their index. */
export function falseClaim(plan: Plan, title: string, language: Locale): { instead: number[] } | null {
  const lost = lostTraits(plan);
  if (lost.length === 0) return null;
  // "Peanut butter cookies" without butter still hold what they are called after.
  const listed = plan.ingredients.flatMap(({ food }) => allNames(food, language)).toSorted((a, b) => b.length - a.length);
  const rest = listed.reduce((text, name) => (names(text, name, language) ? text.replace(name, ' ') : text), lower(title, language));
  // Pancakes without egg and milk are still called pancakes.
  const isCalledSo = (name: string, trait: Trait) =>
    rest.trim().startsWith(name) && rest.trim().length - name.length < 3 && (trait === 'eggs' || trait === 'milk');
  const claims = lost.filter((trait) => namesWith(trait, language).some((name) => names(rest, name, language) && !isCalledSo(name, trait)));
  if (claims.length === 0) return null;
  const { verdict, lineage } = foodTree();
  const replaced = plan.ingredients.flatMap(({ was }, at) =>
    was !== null && claims.some((trait) => verdict(was, trait) === 'contains') ? [{ at, was }] : [],
  );
  const isNamed = (food: string) => [...lineage(food)].some((kind) => allNames(kind, language).some((name) => names(rest, name, language)));
  const named = replaced.filter(({ was }) => isNamed(was));
  return { instead: (named.length > 0 ? named : replaced).slice(0, 2).map(({ at }) => at) };
}
