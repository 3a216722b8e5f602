import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createRoot } from 'react-dom/client';
import { toast } from 'react-toastify/unstyled';
import type { ReactNode } from 'react';
import { msg } from '@lingui/core/macro';
import { ToastHost } from './ToastHost.tsx';
import { ActionToast } from './ActionToast.tsx';

interface Toasts {
  toast: typeof toast;
  /** Reports an event, with a button for the next step. */
  actionToast: (text: string, label: string, onPress: () => void) => ReactNode;
  /** The same with an undo button. */
  undoToast: (text: string, onUndo: () => void) => ReactNode;
}

const undo = msg`Undo`;

/** Mounts the toast container and returns functions to show toasts. */
export function openToasts(): Toasts {
  // Outside the page: it stays when the page fails, and above the boxes that make the page inert.
  const host = document.createElement('div');
  document.body.append(host);
  // A separate React root does not get later language changes from the app, so it has its own provider.
  createRoot(host).render(
    <I18nProvider i18n={i18n}>
      <ToastHost />
    </I18nProvider>,
  );
  const actionToast: Toasts['actionToast'] = (text, label, onPress) => <ActionToast text={text} label={label} onPress={onPress} />;
  return { toast, actionToast, undoToast: (text, onUndo) => actionToast(text, i18n._(undo), onUndo) };
}
