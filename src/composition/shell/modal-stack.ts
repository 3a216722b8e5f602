import { createActor, fromEventObservable, toObserver, type Observer } from 'xstate';
import { modalHistoryMachine } from '../../../machines/shell/modal-history.machine.ts';
import { modalsMachine, type HistoryMoved } from '../../../machines/shell/modals.machine.ts';
import { keepView } from '../../pages/loaded-views.ts';
import { pushEntries, shownDepth, travel, watchEntries } from '../../services/modal-history.ts';
import { ConfirmBox } from '../../views/shell/modals/ConfirmBox.tsx';
import { ModalStack } from '../../views/shell/modals/ModalStack.tsx';

/** The stack of boxes with its needs filled, and its view made known. */
export function openModalStack() {
  keepView('modals', ModalStack);
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
  /** Runs `act` when the browser stands where it should, at once if it does. Another page that is opened before is left again. */
  const afterwards = (act: () => void) => {
    if (history.getSnapshot().matches('settled')) act();
    else {
      const ended = history.on('journey.ended', () => {
        ended.unsubscribe();
        act();
      });
    }
  };
  return { logic, afterwards, ConfirmBox };
}
