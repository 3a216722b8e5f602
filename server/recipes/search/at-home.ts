import { mostAtHome } from '../../../contract/recipes/recipe-search.ts';
import { sourceLocale, type Locale } from '../../../contract/shell/locales.ts';
import { foodTree } from '@anydish/kitchen/foods';
import { foodMentions } from '@anydish/kitchen/read';

/** Comma characters of all scripts. */
const commas = /[,;،؛、，；\n]/u;

/** The foods that an entry names, in the reader's language or in that of the tables; empty when unknown. */
function foodsIn(part: string, language: Locale): string[] {
  if (foodTree().foods.has(part)) return [part];
  for (const one of new Set([language, sourceLocale])) {
    const found = foodMentions(part, one).flatMap(({ ids }) => ids.slice(0, 1));
    if (found.length > 0) return found;
  }
  return [];
}

/** The typed or chosen foods at home: those of the lexicon, and unknown entries. */
export function readAtHome(have: string | undefined, language: Locale): { ids: string[]; unknown: string[] } {
  const parts = (have ?? '')
    .split(commas)
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .slice(0, mostAtHome);
  const found = parts.map((part) => ({ part, ids: foodsIn(part, language) }));
  return {
    ids: [...new Set(found.flatMap(({ ids }) => ids))].slice(0, mostAtHome),
    unknown: found.flatMap(({ part, ids }) => (ids.length === 0 ? [part] : [])),
  };
}

/** Each of these foods with all foods of its kind: chicken includes chicken breast. */
export function foodsAtHome(ids: readonly string[]): string[] {
  const tree = foodTree();
  const wanted = new Set(ids);
  return [...tree.foods.keys()].filter((food) => [...tree.lineage(food)].some((kind) => wanted.has(kind)));
}
