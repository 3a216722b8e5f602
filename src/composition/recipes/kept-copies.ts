import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { Session } from '../../../contract/entities.ts';
import { keptCopiesMachine, type KeptCopiesEvent } from '../../../machines/recipes/kept-copies.machine.ts';
import type { AppActor } from '../../app/app-context.tsx';
import { createSavedRecipes, ownerOf } from '../../services/saved-recipes.ts';

/** Keeps the offline copies to the current user's, wired to the session and this browser's storage. */
export function composeKeptCopies(app: AppActor) {
  const saved = createSavedRecipes(Date.now);
  const { session } = app.getSnapshot().children;
  return keptCopiesMachine.provide({
    actors: {
      followOwner: fromCallback<EventObject>(({ sendBack }) => {
        const tell = (current: Session) => sendBack({ type: 'owner.known', owner: ownerOf(current) } satisfies KeptCopiesEvent);
        const current = session?.getSnapshot().context.session;
        if (current !== undefined && current.email !== null) tell(current);
        const subscription = session?.on('session.changed', (event) => tell(event.session));
        return () => subscription?.unsubscribe();
      }),
      hasCopies: fromPromise(async () => !(await saved.isEmpty())),
      keepOnlyOf: fromPromise<unknown, { owner: string | null }>(({ input }) => saved.keepOnlyOf(input.owner)),
    },
    actions: { askServer: () => session?.send({ type: 'session.refresh.requested' }) },
  });
}
