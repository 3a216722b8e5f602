import { assign, setup, type PromiseActorLogic } from 'xstate';
import type { Cooking, Session } from '../../contract/entities.ts';
import type { ApiError } from '../../contract/errors.ts';
import { clampServings } from '../kitchen/draft.ts';
import { keepError, kept } from '../parts/failure.ts';
import { saving } from '../parts/loader.ts';

interface CookingDefaultsContext extends Cooking {
  error: ApiError | null;
}

export type CookingDefaultsEvent =
  | { type: 'servings.changed'; servings: number }
  | { type: 'units.changed'; unitSystem: Cooking['unitSystem'] }
  /** Null: derived from the units. */
  | { type: 'oven.changed'; oven: NonNullable<Cooking['oven']> | null }
  | { type: 'form.submitted' };

/** /account/cooking: default servings, units and oven scale of the account. */
export const cookingDefaultsMachine = setup({
  types: {} as { context: CookingDefaultsContext; input: Cooking; events: CookingDefaultsEvent; tags: 'busy' | 'form' },
  actors: {} as { saveCooking: PromiseActorLogic<Session, Cooking> },
  actions: {
    setServings: assign({ servings: (_, params: { servings: number }) => clampServings(params.servings), error: null }),
    setUnits: assign({ unitSystem: (_, params: Pick<Cooking, 'unitSystem'>) => params.unitSystem, error: null }),
    setOven: assign({ oven: (_, params: { oven: NonNullable<Cooking['oven']> | null }) => params.oven, error: null }),
    clearError: assign({ error: null }),
    keepError: assign(kept),
    /** Hole: the session actor. */
    saveSession: (_, _params: { session: Session }) => undefined,
  },
}).createMachine({
  id: 'cookingDefaults',
  description: 'Keeps what a new recipe of an account begins with.',
  context: ({ input }) => ({ ...input, error: null }),
  initial: 'editing',
  states: {
    editing: {
      description: 'Servings, units and the oven can be chosen.',
      tags: 'form',
      initial: 'asKept',
      on: {
        'servings.changed': { target: '.changed', actions: { type: 'setServings', params: ({ event }) => event } },
        'units.changed': { target: '.changed', actions: { type: 'setUnits', params: ({ event }) => event } },
        'oven.changed': { target: '.changed', actions: { type: 'setOven', params: ({ event }) => event } },
        'form.submitted': { target: 'saving', actions: 'clearError' },
      },
      states: {
        asKept: { description: 'It stands as the server keeps it.' },
        changed: { description: 'It was changed and is not saved yet.' },
        saved: { description: 'It was saved, and the page says so.' },
      },
    },
    saving: saving('The server keeps it.', {
      src: 'saveCooking',
      input: ({ context: { servings, unitSystem, oven = null } }) => ({ servings, unitSystem, oven }),
      onDone: { target: 'editing.saved', actions: { type: 'saveSession', params: ({ event }) => ({ session: event.output }) } },
      onError: { target: 'editing.changed', actions: keepError },
    }),
  },
});
