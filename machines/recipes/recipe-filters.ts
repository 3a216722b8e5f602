import type { RecipeQuery } from '../../contract/recipes/recipe-search.ts';

/** Filters and order of a list, from its address parameters. */
export type RecipeFilters = Omit<RecipeQuery, 'before' | 'limit' | 'place' | 'facets'>;

const isSet = ([, value]: [string, string | undefined]) => value !== undefined && value !== '';

/** Filters with a change; empty values are removed. */
export const withFilters = (filters: RecipeFilters, change: Partial<RecipeFilters>): RecipeFilters =>
  Object.fromEntries(Object.entries({ ...filters, ...change }).filter(isSet));

/** The active filters, without the search text and the order. */
export const countOf = (filters: RecipeFilters): number =>
  Object.entries(filters).filter((entry) => isSet(entry) && entry[0] !== 'q' && entry[0] !== 'sort').length;

/** The order alone hides nothing. */
export const isNarrowed = (filters: RecipeFilters): boolean => countOf(filters) > 0 || (filters.q ?? '').trim() !== '';

/** A whole collection. */
export const isCollectionAlone = (filters: RecipeFilters): boolean =>
  filters.collection !== undefined && countOf(filters) === 1 && (filters.q ?? '').trim() === '';

/** Filters with the ids of the foods at home; undefined before the kitchen has read them. */
export const withFoods = (filters: RecipeFilters, foods: readonly { id: string }[] | undefined): RecipeFilters =>
  foods === undefined || filters.have === undefined ? filters : withFilters(filters, { have: foods.map(({ id }) => id).join(',') });

/** Ids of the foods at home. */
export const atHomeIn = ({ have = '' }: RecipeFilters): string[] => have.split(',').filter((id) => id !== '');
