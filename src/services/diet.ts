import { fromPromise } from 'xstate';
import { cutText } from '../../contract/text.ts';
import { dietEndpoints, type ShownWish } from '../../contract/wishes.ts';
import type { FoundFood } from '../../machines/food-search.machine.ts';
import type { Api } from './api.ts';

/** Looks foods up by the beginning of their name. */
export const findFoods = (api: Api) =>
  fromPromise<readonly FoundFood[], { text: string }>(
    async ({ input, signal }) => (await api(dietEndpoints.suggestFoods, { query: { q: cutText(input.text, 80) }, signal })).foods,
  );

/** What an account always wishes for: its calls as actors. */
export const dietActors = (api: Api) => ({
  loadDiet: fromPromise<readonly ShownWish[]>(async ({ signal }) => (await api(dietEndpoints.getDiet, { signal })).wishes),
  saveDiet: fromPromise<readonly ShownWish[], { wishes: readonly ShownWish[] }>(async ({ input, signal }) => {
    const wishes = input.wishes.map(({ kind, id }) => ({ kind, id }));
    return (await api(dietEndpoints.saveDiet, { body: { wishes }, signal })).wishes;
  }),
});
