import { createActor, fromPromise, waitFor } from 'xstate';
import { arrivalMachine } from '../../../machines/shell/arrival.machine.ts';
import type { AppActor } from '../../app/app-context.tsx';

interface Part {
  app: AppActor;
  /** Delay before loading, in milliseconds. */
  pause: number;
  fetchPart: () => Promise<unknown>;
  /** Calls back once when a retry makes sense. */
  onHope: (tryAgain: () => void) => void;
}

/** Loads a part of the product that no page waits for, after the first page is shown. */
export function fetchLater({ app, pause, fetchPart, onHope }: Part): void {
  const logic = arrivalMachine.provide({
    actors: {
      pageStands: fromPromise<unknown>(({ signal }) => waitFor(app, (snapshot) => !snapshot.hasTag('blank'), { signal })),
      fetchPart: fromPromise<unknown>(fetchPart),
      reasonToHope: fromPromise<unknown>(() => new Promise<void>(onHope)),
    },
  });
  createActor(logic, { input: { pause } }).start();
}
