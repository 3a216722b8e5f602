import type { Locale } from '../../../../contract/shell/locales.ts';
import { createFoodTree } from '../foods/food-tree.ts';
import { readFoods } from '../foods/read-foods.ts';
import { readNames, type FoodName } from '../foods/names.ts';
import { columnsOf } from '../foods/table.ts';
import { tokensOf } from '../reading/tokens.ts';

/** Problems of a language's names, one line each. */
export function checkNames(language: Locale): string[] {
  const foods = readFoods();
  const tree = createFoodTree(foods);
  const names = readNames(language);
  const isGendered = columnsOf(`foods/names/${language}.tsv`).includes('gender');
  const faults: string[] = [];
  const owners = new Map<string, { id: string; isName: boolean }>();
  const keyOf = (text: string) =>
    tokensOf(text, language)
      .map(({ key }) => key)
      .join(' ');
  const claim = (id: string, text: string, isName: boolean) => {
    const key = keyOf(text);
    const owner = owners.get(key);
    const isFamily = owner !== undefined && (tree.lineage(owner.id).has(id) || tree.lineage(id).has(owner.id));
    if (owner !== undefined && owner.id !== id && !(isFamily && (owner.isName || isName)))
      faults.push(`"${text}" is ${owner.id} and ${id}`);
    if (owner === undefined) owners.set(key, { id, isName });
  };
  const check = (id: string, { one, many, gender, genderOfMany, also }: FoodName) => {
    if (!foods.has(id)) faults.push(`"${id}" is no food`);
    else if (one === '') faults.push(`${id} has no name`);
    else {
      if (isGendered && ![gender, genderOfMany].every((each) => /^[mfn]$/.test(each))) faults.push(`${id}: "${gender}" is no gender`);
      for (const text of new Set([one, many])) claim(id, text, true);
      for (const text of also) claim(id, text, false);
    }
  };
  for (const [id, name] of names) check(id, name);
  for (const id of foods.keys()) if (!names.has(id)) faults.push(`no line for ${id}`);
  return faults;
}
