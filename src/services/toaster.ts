import { createElement } from 'react';

/** Spec 9: toasts close by themselves after this many milliseconds. */
const autoClose = 5_000;

let container: Promise<typeof import('react-toastify/unstyled')> | null = null;

// Loaded with the first message: most visits never see one.
async function loadToastify() {
  // The stylesheet as a file of its own: the Content-Security-Policy lets no script write styles.
  const [toastify, { createRoot }] = await Promise.all([
    import('react-toastify/unstyled'),
    import('react-dom/client'),
    import('react-toastify/ReactToastify.css'),
  ]);
  const host = document.createElement('div');
  document.body.append(host);
  createRoot(host).render(
    createElement(toastify.ToastContainer, { position: 'top-right', autoClose, hotKeys: (event) => event.altKey && event.code === 'KeyT' }),
  );
  return toastify;
}

/** Shows an error that has no place of its own. Spec 8: top right, closing after 5000 ms. */
export function showError(message: string): void {
  container ??= loadToastify();
  void container.then(({ toast }) => toast.error(message));
}

/** Says that something worked which shows nowhere else. */
export function showNotice(message: string): void {
  container ??= loadToastify();
  void container.then(({ toast }) => toast.success(message));
}
