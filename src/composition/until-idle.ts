import { waitFor, type AnyActorRef } from 'xstate';

interface Looked {
  hasTag?: (tag: string) => boolean;
  children?: Readonly<Record<string, AnyActorRef | undefined>>;
}

const isBusy = (snapshot: Looked) => snapshot.hasTag?.('busy') === true;

/** Every actor below `actor` that waits for an answer. */
function busyBelow(actor: AnyActorRef): AnyActorRef[] {
  const snapshot = actor.getSnapshot() as Looked;
  const below = Object.values(snapshot.children ?? {}).flatMap((child) => (child === undefined ? [] : busyBelow(child)));
  return isBusy(snapshot) ? [actor, ...below] : below;
}

/** Resolves when no flow of the product sends or fetches anything. */
export async function untilIdle(root: AnyActorRef, signal: AbortSignal): Promise<void> {
  for (;;) {
    const busy = busyBelow(root);
    if (busy.length === 0) return;
    // One that ends, ends its waiting too.
    await Promise.race(busy.map((actor) => waitFor(actor, (snapshot: Looked) => !isBusy(snapshot), { signal }).catch(() => undefined)));
    signal.throwIfAborted();
  }
}
