import { fromEventObservable, toObserver, type Observer } from 'xstate';
import { modalsMachine, type HistoryMoved } from '../../machines/modals.machine.ts';
import { keepView } from '../pages/loaded-views.ts';
import { createModalHistory } from '../services/modal-history.ts';
import { ConfirmBox } from '../views/modals/ConfirmBox.tsx';
import { ModalStack } from '../views/modals/ModalStack.tsx';

/** The stack of boxes with its needs filled, and its view made known. */
export function openModalStack() {
  keepView('modals', ModalStack);
  const { watch, keepDepth, afterwards } = createModalHistory();
  const watchHistory = fromEventObservable<HistoryMoved, undefined>(() => ({
    subscribe: (observer: Observer<HistoryMoved> | ((value: HistoryMoved) => void), onError?: (error: unknown) => void) => {
      const { next } = toObserver(observer, onError);
      return { unsubscribe: watch((depth) => next?.({ type: 'history.moved', depth })) };
    },
  }));
  const logic = modalsMachine.provide({
    actors: { watchHistory },
    actions: { keepDepth: (_, { depth }) => keepDepth(depth) },
  });
  return { logic, afterwards, ConfirmBox };
}
