import { fromCallback, fromPromise, type EventObject } from 'xstate';
import type { Session } from '../../../contract/entities.ts';
import { kitchenEndpoints } from '../../../contract/kitchen/kitchen-endpoints.ts';
import { recipeEndpoints, type KeptOffline } from '../../../contract/recipes/recipe-endpoints.ts';
import { offlineCopiesMachine, type OfflineCopiesEvent } from '../../../machines/recipes/offline-copies.machine.ts';
import type { AppActor } from '../../app/app-context.tsx';
import { followOffline, tellOffline } from '../../services/offline-news.ts';
import { createSavedRecipes, fetchPhoto, ownerOf } from '../../services/saved-recipes.ts';
import type { FlowScope } from '../flow-scope.ts';

/** The error of a full device: https://webidl.spec.whatwg.org/#quotaexceedederror */
const isFull = (error: unknown): boolean => error instanceof Error && error.name === 'QuotaExceededError';

/** Stores the marked recipes on this device, wired to the session, the server and this browser's storage. */
export function composeOfflineCopies(app: AppActor, { api }: FlowScope) {
  const saved = createSavedRecipes(Date.now);
  const { session } = app.getSnapshot().children;
  return offlineCopiesMachine.provide({
    actors: {
      followMarks: fromCallback<EventObject>(({ sendBack }) => {
        const tell = (current: Session) => sendBack({ type: 'owner.known', owner: ownerOf(current) } satisfies OfflineCopiesEvent);
        const current = session?.getSnapshot().context.session;
        if (current !== undefined && current.email !== null) tell(current);
        const subscription = session?.on('session.changed', (event) => tell(event.session));
        const leave = followOffline((news) => news === 'marks' && sendBack({ type: 'marks.changed' } satisfies OfflineCopiesEvent));
        return () => {
          subscription?.unsubscribe();
          leave();
        };
      }),
      lookUp: fromPromise<{ wanted: readonly KeptOffline[]; copied: readonly string[] }, { owner: string }>(
        async ({ input: { owner }, signal }) => {
          const { recipes } = await api(recipeEndpoints.listKeptOffline, { signal });
          return { wanted: recipes, copied: await saved.mark(recipes, owner) };
        },
      ),
      copyOne: fromPromise<boolean, { recipe: KeptOffline | null; owner: string }>(async ({ input: { recipe, owner }, signal }) => {
        if (recipe === null) return true;
        const { companyUri, guid } = recipe;
        const whole = await api(kitchenEndpoints.getRecipe, { params: { companyUri, guid }, signal });
        const photo = await fetchPhoto(whole);
        // The user may have changed in the meantime: store nothing of the previous one.
        if (signal.aborted) return true;
        try {
          await saved.store({ recipe: whole, photo, owner, isKept: true });
        } catch (error) {
          if (isFull(error)) return false;
          throw error;
        }
        if (signal.aborted) await saved.remove([guid]);
        return true;
      }),
    },
    actions: { tellCopies: () => tellOffline('copies') },
  });
}
