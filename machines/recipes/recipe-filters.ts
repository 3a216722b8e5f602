import type { RecipeQuery } from '../../contract/recipes/recipe-search.ts';

/** What a list is narrowed down by, and its order: the parameters of its address. */
export type RecipeFilters = Omit<RecipeQuery, 'before' | 'limit' | 'place' | 'facets'>;

const isSet = ([, value]: [string, string | undefined]) => value !== undefined && value !== '';

/** Filters with a change; what is empty is none. */
export const withFilters = (filters: RecipeFilters, change: Partial<RecipeFilters>): RecipeFilters =>
  Object.fromEntries(Object.entries({ ...filters, ...change }).filter(isSet));

/** The chosen filters without what is typed and the order. */
export const countOf = (filters: RecipeFilters): number =>
  Object.entries(filters).filter((entry) => isSet(entry) && entry[0] !== 'q' && entry[0] !== 'sort').length;

/** The order alone hides nothing. */
export const isNarrowed = (filters: RecipeFilters): boolean => countOf(filters) > 0 || (filters.q ?? '').trim() !== '';

/** A collection, and all of it. */
export const isCollectionAlone = (filters: RecipeFilters): boolean =>
  filters.collection !== undefined && countOf(filters) === 1 && (filters.q ?? '').trim() === '';

/** Filters with what the kitchen has read of the foods at home, by their ids; undefined: it has not said. */
export const withFoods = (filters: RecipeFilters, foods: readonly { id: string }[] | undefined): RecipeFilters =>
  foods === undefined || filters.have === undefined ? filters : withFilters(filters, { have: foods.map(({ id }) => id).join(',') });

/** The foods at home, by their ids. */
export const atHomeIn = ({ have = '' }: RecipeFilters): string[] => have.split(',').filter((id) => id !== '');
