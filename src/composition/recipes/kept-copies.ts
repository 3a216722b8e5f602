import type { AppHandle } from '../../app/app-context.tsx';
import { createSavedRecipes, ownerOf } from '../../services/saved-recipes.ts';

/**
 * Keeps nothing in this browser of somebody who has left: signed out here or elsewhere, deleted, another user, staff in his place. Only
 * what the server says counts; without its answer, who is here stays open, and so does what is kept.
 */
export async function lookAfterSaved({ app }: Pick<AppHandle, 'app'>): Promise<void> {
  const { session } = app.getSnapshot().children;
  if (session === undefined) return;
  const saved = createSavedRecipes(Date.now);
  const forgetOthers = (owner: string | null) => saved.keepOnlyOf(owner).catch(() => undefined);
  session.on('session.changed', ({ session: current }) => void forgetOthers(ownerOf(current)));
  const { session: current } = session.getSnapshot().context;
  if (current.email !== null) await forgetOthers(ownerOf(current));
  // Nobody, or nobody that is known yet: asked again, the server says which.
  else if (!(await saved.isEmpty().catch(() => true))) session.send({ type: 'session.refresh.requested' });
}
