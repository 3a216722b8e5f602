import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createElement } from 'react';

// Loaded with the first message: most visits never see one.
async function loadToasts() {
  const [{ ToastHost }, { toast }, { createRoot }] = await Promise.all([
    import('../ui/toasts/ToastHost.tsx'),
    import('react-toastify/unstyled'),
    import('react-dom/client'),
  ]);
  // Beside the page: it is there whatever happens to the page, and above the boxes that make the page wait.
  const host = document.createElement('div');
  document.body.append(host);
  // A root of its own hears of no language that is chosen later; its provider does.
  createRoot(host).render(createElement(I18nProvider, { i18n }, createElement(ToastHost)));
  return toast;
}

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
