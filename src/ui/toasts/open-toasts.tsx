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
  /** What says that something has happened, with a button for what comes next. */
  actionToast: (text: string, label: string, onPress: () => void) => ReactNode;
  /** The same with a button that takes it back. */
  undoToast: (text: string, onUndo: () => void) => ReactNode;
}

const undo = msg`Undo`;

/** Shows the place of the messages, and answers what puts one there. */
export function openToasts(): Toasts {
  // Beside the page: it stays when the page fails, and above the boxes that make the page wait.
  const host = document.createElement('div');
  document.body.append(host);
  // A root of its own hears of no language that is chosen later; its provider does.
  createRoot(host).render(
    <I18nProvider i18n={i18n}>
      <ToastHost />
    </I18nProvider>,
  );
  const actionToast: Toasts['actionToast'] = (text, label, onPress) => <ActionToast text={text} label={label} onPress={onPress} />;
  return { toast, actionToast, undoToast: (text, onUndo) => actionToast(text, i18n._(undo), onUndo) };
}
