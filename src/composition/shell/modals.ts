import { t } from '@lingui/core/macro';
import { createActor, fromPromise, toPromise } from 'xstate';
import { boxRequestMachine } from '../../../machines/shell/box-request.machine.ts';
import type { AppActor } from '../../app/app-context.tsx';
import { boxes } from '../../pages/boxes.ts';
import { fetchView } from '../../pages/loaded-views.ts';
import { showError } from '../../services/toaster.ts';
import type { Modals } from '../flow-scope.ts';
import type { OpenedStack } from './modal-stack.ts';

/** The boxes above the pages. */
export function createModals(app: AppActor): Modals {
  let opened: OpenedStack | null = null;
  const stack = async (): Promise<OpenedStack> => {
    const [{ openModalStack }] = await Promise.all([import('./modal-stack.ts'), fetchView('modals')]);
    opened ??= openModalStack(app);
    return opened;
  };

  const open: Modals['open'] = async (fetchBox, signal) => {
    if (signal?.aborted === true) return null;
    const request = createActor(
      boxRequestMachine.provide({
        actors: {
          fetchStack: fromPromise<unknown>(() => Promise.all([stack(), fetchBox()])),
          showBox: fromPromise<unknown>(async ({ signal: left }) => {
            const { show } = await stack();
            return show(await fetchBox(), left);
          }),
          historySettles: fromPromise<unknown>(async () => {
            const { afterwards } = await stack();
            await new Promise<void>(afterwards);
          }),
        },
        actions: {
          reportMissing: (_, { error }) => {
            console.error('The lightbox could not be loaded.', error);
            showError(t`This window could not be opened. Check your connection and try again, or reload the page.`);
          },
        },
      }),
    ).start();
    signal?.addEventListener('abort', () => request.send({ type: 'request.withdrawn' }));
    const { outcome } = await toPromise(request);
    return outcome;
  };
  return {
    leave: (go) => (opened === null ? go() : opened.afterwards(go)),
    open,
    confirm: async (question, signal) => (await open(async () => (await boxes.confirm())(question), signal)) === true,
  };
}
