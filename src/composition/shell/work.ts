import { fromCallback, type AnyActorRef, type EventObject } from 'xstate';

interface Looked {
  hasTag?: (tag: string) => boolean;
  children?: Readonly<Record<string, AnyActorRef | undefined>>;
}

/** Whether `actor` or a descendant waits for an answer. */
function isWaiting(actor: AnyActorRef): boolean {
  const snapshot = actor.getSnapshot() as Looked;
  if (snapshot.hasTag?.('busy') === true) return true;
  return Object.values(snapshot.children ?? {}).some((child) => child !== undefined && isWaiting(child));
}

/** Calls back when no flow below `root` sends or loads anything. */
export const watchWork = (root: AnyActorRef) =>
  fromCallback<EventObject>(({ sendBack }) => {
    const look = () => {
      if (!isWaiting(root)) sendBack({ type: 'work.ended' });
    };
    look();
    const watching = root.system.inspect(({ type }) => {
      if (type === '@xstate.snapshot') look();
    });
    return () => watching.unsubscribe();
  });
