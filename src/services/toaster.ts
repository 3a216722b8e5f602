// Loaded with the first message: most visits never see one.
const loadToasts = async () => (await import('../ui/toasts/open-toasts.tsx')).openToasts();

let loading: ReturnType<typeof loadToasts> | null = null;

async function show(kind: 'error' | 'success', message: string): Promise<void> {
  loading ??= loadToasts();
  try {
    (await loading)[kind](message);
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
