import { t } from '@lingui/core/macro';
import type { ModalBox, ModalText } from '../../../machines/shell/modal.model.ts';
import type { AppActor } from '../../app/app-context.tsx';
import { showError } from '../../services/toaster.ts';

/** A question that is answered by yes or no. */
export interface Question {
  title: ModalText;
  text: ModalText;
  yes: ModalText;
  no: ModalText;
  /** The yes cannot be taken back. */
  isDangerous?: boolean;
}

export interface Modals {
  /** Shows a box until it is closed or `signal` aborts; answers what was chosen in it, null when nothing was. Never rejects. */
  open: (box: ModalBox, signal?: AbortSignal) => Promise<unknown>;
  /** Asks; whatever is no yes is a no. */
  confirm: (question: Question, signal?: AbortSignal) => Promise<boolean>;
  /** Runs `go`, which leads to another page, when no box is on its way out of the history any more: at once, as a rule. */
  leave: (go: () => void) => void;
}

/** The boxes above the pages. What shows them is fetched with the first one: most visits never see any. */
export function createModals(app: AppActor): Modals {
  let leave = (go: () => void) => go();
  const load = async () => {
    const { openModalStack } = await import('./modal-stack.ts');
    const { logic, ...rest } = openModalStack();
    app.send({ type: 'modals.arrived', logic });
    const stack = app.getSnapshot().context.modals;
    if (stack === null) throw new Error('The app takes no boxes yet.');
    leave = rest.afterwards;
    return { stack, ...rest };
  };
  let loading: ReturnType<typeof load> | null = null;

  const show = async (boxOf: (loaded: Awaited<ReturnType<typeof load>>) => ModalBox, signal?: AbortSignal): Promise<unknown> => {
    loading ??= load();
    const loaded = await loading.catch((error: unknown) => {
      loading = null;
      console.error('The lightbox could not be loaded.', error);
      showError(t`This window could not be opened. Check your connection and try again, or reload the page.`);
    });
    if (loaded === undefined || signal?.aborted === true) return null;
    const key = crypto.randomUUID();
    const box = boxOf(loaded);
    const outcome = await new Promise<unknown>((resolve) => {
      signal?.addEventListener('abort', () => loaded.stack.send({ type: 'modal.dismissed', key, outcome: null }));
      loaded.stack.send({
        type: 'modal.requested',
        key,
        box: {
          ...box,
          // Spec 9: a reduced-motion preference disables animation.
          disableAnimation: box.disableAnimation === true || matchMedia('(prefers-reduced-motion: reduce)').matches,
          onClose: (chosen) => {
            box.onClose?.(chosen);
            resolve(chosen);
          },
        },
      });
    });
    // The caller may go to another page with the answer: not before the box's entry of the history is gone.
    await new Promise<void>((resolve) => {
      loaded.afterwards(resolve);
    });
    return outcome;
  };
  return {
    leave: (go) => leave(go),
    open: (box, signal) => show(() => box, signal),
    confirm: async ({ title, ...content }, signal) =>
      (await show(({ ConfirmBox }) => ({ title, content, Component: ConfirmBox }), signal)) === true,
  };
}
