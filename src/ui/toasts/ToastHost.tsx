import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { cssTransition, toast, ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
// As a separate file: the Content-Security-Policy forbids styles from scripts.
import 'react-toastify/ReactToastify.css';
import './toasts.css';

/** Toasts close after this many milliseconds, or when dragged by this percentage of their width. */
const [autoClose, draggablePercent] = [5_000, 80];

// Short, but not none: the library removes a toast when its animation ends.
const fade = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

/** The container of toasts. Screen readers announce them politely. */
export function ToastHost() {
  const { t } = useLingui();
  return (
    // WCAG 2.2.1: focus pauses a toast for keyboard users, as hovering does for the pointer.
    <div onFocus={() => toast.pause()} onBlur={() => toast.play()}>
      <ToastContainer
        position="top-right"
        autoClose={autoClose}
        draggablePercent={draggablePercent}
        role="status"
        transition={fade}
        hideProgressBar
        closeButton={CloseToast}
        aria-label={t`Notifications, Alt+T`}
        hotKeys={(event) => event.altKey && event.code === 'KeyT'}
      />
    </div>
  );
}

/** WCAG 2.5.7: closes a toast without dragging. */
function CloseToast({ closeToast }: CloseButtonProps) {
  const { t } = useLingui();
  return (
    <button className="toast-close" type="button" aria-label={t`Close`} onClick={closeToast}>
      <X />
    </button>
  );
}
