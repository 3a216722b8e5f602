import { mostAtHome } from '../../../contract/recipes/recipe-search.ts';
import { sourceLocale, type Locale } from '../../../contract/shell/locales.ts';
import { foodTree } from '@anydish/kitchen/foods';
import { foodMentions } from '@anydish/kitchen/read';

/** Commas as the world writes them. */
const commas = /[,;،؛、，；\n]/u;

/** The foods that a part of a list names, in the reader's language or in that of the tables; none: nobody knows them. */
function foodsIn(part: string, language: Locale): string[] {
  if (foodTree().foods.has(part)) return [part];
  for (const one of new Set([language, sourceLocale])) {
    const found = foodMentions(part, one).flatMap(({ ids }) => ids.slice(0, 1));
    if (found.length > 0) return found;
  }
  return [];
}

/** What is typed or chosen as at home: foods of the lexicon, and what it does not know. */
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

/** Each of these foods with every food of its kind: who has chicken has chicken breast. */
export function foodsAtHome(ids: readonly string[]): string[] {
  const tree = foodTree();
  const wanted = new Set(ids);
  return [...tree.foods.keys()].filter((food) => [...tree.lineage(food)].some((kind) => wanted.has(kind)));
}
