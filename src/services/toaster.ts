// Loaded with the first message: most visits never see one.
const loadToasts = async () => (await import('../ui/toasts/open-toasts.tsx')).openToasts();

let loading: ReturnType<typeof loadToasts> | null = null;

async function show(kind: 'error' | 'success', message: string): Promise<void> {
  loading ??= loadToasts();
  try {
    (await loading).toast[kind](message);
  } catch (error) {
    // The next message tries again.
    loading = null;
    console.error(`A message could not be shown: ${message}`, error);
  }
}

/** Shows an error that has no place of its own. Spec 8: top right, closing after 5000 ms. */
export const showError = (message: string): void => void show('error', message);

/** Says that something worked which shows nowhere else. */
export const showNotice = (message: string): void => void show('success', message);

/** How long what was done can be taken back, in milliseconds; resting on the message stops the clock. */
const undoShown = 10_000;

/**
 * Says what was done, with a button that takes it back. Resolves to true for a press, and to false when the message is gone or `signal`
 * has ended it.
 */
export async function offerUndo(message: string, signal: AbortSignal): Promise<boolean> {
  loading ??= loadToasts();
  const { toast, undoToast } = await loading.catch((error: unknown) => {
    loading = null;
    throw error;
  });
  if (signal.aborted) return false;
  return new Promise((resolve) => {
    const onUndo = () => {
      resolve(true);
      toast.dismiss(id);
    };
    const id = toast.success(undoToast(message, onUndo), { autoClose: undoShown, onClose: () => resolve(false) });
    signal.addEventListener('abort', () => toast.dismiss(id));
  });
}

/** Says what has happened, with a button that leads on; resting on the message stops its clock. */
export async function offerAction(message: string, label: string, onPress: () => void): Promise<void> {
  loading ??= loadToasts();
  try {
    const { toast, actionToast } = await loading;
    const press = () => {
      toast.dismiss(id);
      onPress();
    };
    const id = toast.success(actionToast(message, label, press), { autoClose: undoShown });
  } catch (error) {
    loading = null;
    console.error(`A message could not be shown: ${message}`, error);
  }
}
