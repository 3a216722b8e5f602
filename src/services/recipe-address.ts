import { is } from 'superstruct';
import { recipeQuerySchema } from '../../contract/recipes/recipe-search.ts';
import type { RecipeFilters } from '../../machines/recipes/recipe-filters.ts';

const names = [
  'q',
  'category',
  'section',
  'cuisine',
  'diet',
  'minutes',
  'cook',
  'favourite',
  'cooked',
  'tag',
  'collection',
  'have',
  'home',
  'sort',
] as const;

/** The filters in an address; unknown parameters are ignored. */
export function filtersIn(search: string): RecipeFilters {
  const parameters = new URLSearchParams(search);
  const found = names.flatMap((name) => {
    const value = parameters.get(name);
    return value !== null && value !== '' && is({ [name]: value }, recipeQuerySchema) ? [[name, value] as const] : [];
  });
  return Object.fromEntries(found);
}

/** Filters as a query string; '' for none. */
function searchOf(filters: RecipeFilters): string {
  const parameters = new URLSearchParams(names.flatMap((name) => (filters[name] === undefined ? [] : [[name, filters[name]]])));
  const search = parameters.toString();
  return search === '' ? '' : `?${search}`;
}

const stateOf = (): Record<string, unknown> => {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null ? { ...state } : {};
};

/** Writes the filters into the address bar, replacing the history entry, so that Back leaves the list. */
export function showFilters(filters: RecipeFilters): void {
  const state = Object.fromEntries(Object.entries(stateOf()).filter(([name]) => name !== 'shown'));
  const address = `${location.pathname}${searchOf(filters)}`;
  if (address !== location.pathname + location.search) history.replaceState(state, '', address);
}

/** How many recipes were listed when this history entry was left; null for a new entry. */
export function shownBefore(): number | null {
  const { shown } = stateOf();
  return typeof shown === 'number' && Number.isInteger(shown) && shown > 0 ? shown : null;
}

export function noteShown(count: number): void {
  if (shownBefore() !== count && count > 0) history.replaceState({ ...stateOf(), shown: count }, '');
}
