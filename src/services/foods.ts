import type { PromiseActorLogic } from 'xstate';
import { cutText } from '../../contract/text.ts';
import { dietEndpoints, type ShownWish } from '../../contract/kitchen/wishes.ts';
import type { FoundFood } from '../../machines/kitchen/food-search.machine.ts';
import type { Call } from './call.ts';

/** Searches foods by the beginning of their name. */
export const findFoods = (call: Call): PromiseActorLogic<readonly FoundFood[], { text: string }> =>
  call(dietEndpoints.suggestFoods, { send: ({ text }: { text: string }) => ({ q: cutText(text, 80) }), read: ({ foods }) => foods });

/** Wishes as a call sends them. The server creates their labels. */
export const idsOf = (wishes: readonly ShownWish[]) => wishes.map(({ kind, id }) => ({ kind, id }));
