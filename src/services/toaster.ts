// Loaded with the first message: most visits show none.
const loadToasts = async () => (await import('../ui/toasts/open-toasts.tsx')).openToasts();

// What went well covers no navigation.
const atBottom = { position: 'bottom-right' } as const;

let loading: ReturnType<typeof loadToasts> | null = null;

async function show(kind: 'error' | 'success', message: string): Promise<void> {
  loading ??= loadToasts();
  try {
    (await loading).toast[kind](message, kind === 'success' ? atBottom : {});
  } catch (error) {
    // The next message retries.
    loading = null;
    console.error(`A message could not be shown: ${message}`, error);
  }
}

/** Shows an error that belongs to no field or page area: top right, on a phone at the bottom, closing after 5000 ms. */
export const showError = (message: string): void => void show('error', message);

/** Reports a success that is not visible elsewhere. */
export const showNotice = (message: string): void => void show('success', message);

/** How long an undo is offered, in milliseconds; hovering and focus pause the time. */
const undoShown = 6_000;

/** Reports an action with an undo button. Resolves to true for a press, and to false when the message expires or `signal` aborts. */
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
    const id = toast.success(undoToast(message, onUndo), { ...atBottom, autoClose: undoShown, onClose: () => resolve(false) });
    signal.addEventListener('abort', () => toast.dismiss(id));
  });
}

/** Reports an event with a button that leads to it; hovering pauses the time. */
export async function offerAction(message: string, label: string, onPress: () => void): Promise<void> {
  loading ??= loadToasts();
  try {
    const { toast, actionToast } = await loading;
    const press = () => {
      toast.dismiss(id);
      onPress();
    };
    const id = toast.success(actionToast(message, label, press), { ...atBottom, autoClose: undoShown });
  } catch (error) {
    loading = null;
    console.error(`A message could not be shown: ${message}`, error);
  }
}
