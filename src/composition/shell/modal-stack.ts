import { createActor, fromEventObservable, toObserver, type Observer } from 'xstate';
import { modalHistoryMachine } from '../../../machines/shell/modal-history.machine.ts';
import { modalsMachine, type HistoryMoved } from '../../../machines/shell/modals.machine.ts';
import type { ModalBox } from '../../../machines/shell/modal.model.ts';
import type { AppActor } from '../../app/app-context.tsx';
import { pushEntries, shownDepth, travel, watchEntries } from '../../services/modal-history.ts';

export type OpenedStack = ReturnType<typeof openModalStack>;

/** Connects the app with its stack of boxes. */
export function openModalStack(app: AppActor) {
  const history = createActor(
    modalHistoryMachine.provide({
      actors: { watchEntries },
      actions: { pushEntries: (_, gap) => pushEntries(gap), travel: (_, gap) => travel(gap) },
    }),
  );
  const watchHistory = fromEventObservable<HistoryMoved, undefined>(() => ({
    subscribe: (observer: Observer<HistoryMoved> | ((value: HistoryMoved) => void), onError?: (error: unknown) => void) => {
      const { next } = toObserver(observer, onError);
      return history.on('history.moved', ({ depth }) => next?.({ type: 'history.moved', depth }));
    },
  }));
  const logic = modalsMachine.provide({
    actors: { watchHistory },
    actions: { keepDepth: (_, { depth }) => history.send({ type: 'depth.wanted', depth, shown: shownDepth() }) },
  });
  history.start();
  /** Runs `act` once the browser is at the expected history entry, or at once. A page opened before that would be left again. */
  const afterwards = (act: () => void) => {
    if (history.getSnapshot().matches('settled')) act();
    else {
      const ended = history.on('journey.ended', () => {
        ended.unsubscribe();
        act();
      });
    }
  };
  app.send({ type: 'modals.arrived', logic });
  const { modals: stack } = app.getSnapshot().context;
  if (stack === null) throw new Error('The app takes no boxes yet.');
  /** Shows a box until it closes or `left` aborts; resolves with the choice. */
  const show = (box: ModalBox, left: AbortSignal): Promise<unknown> =>
    new Promise((resolve) => {
      if (left.aborted) return;
      const key = crypto.randomUUID();
      left.addEventListener('abort', () => stack.send({ type: 'modal.dismissed', key, outcome: null }));
      stack.send({
        type: 'modal.requested',
        key,
        box: {
          ...box,
          // A reduced-motion preference disables animation.
          disableAnimation: box.disableAnimation === true || matchMedia('(prefers-reduced-motion: reduce)').matches,
          onClose: (chosen) => {
            box.onClose?.(chosen);
            resolve(chosen);
          },
        },
      });
    });
  return { show, afterwards };
}
