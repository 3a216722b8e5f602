import { useLingui } from '@lingui/react/macro';
import X from 'lucide-react/icons/x';
import { cssTransition, toast, ToastContainer, type CloseButtonProps } from 'react-toastify/unstyled';
// As a file of its own: the Content-Security-Policy lets no script write styles.
import 'react-toastify/ReactToastify.css';
import './toasts.css';

/** Spec 9: toasts close by themselves after this many milliseconds, or when they were dragged so many percent of their width. */
const [autoClose, draggablePercent] = [5_000, 80];

// Short, but never none: the library removes a toast when its animation has ended.
const fade = cssTransition({ enter: 'toast-enter', exit: 'toast-exit', collapse: false });

/** Where toasts stand. A screen reader says them when it has finished what it is saying. */
export function ToastHost() {
  const { t } = useLingui();
  return (
    // WCAG 2.2.1: who reads with the keyboard has all the time he needs, as the pointer has by resting on a toast.
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

/** WCAG 2.5.7: users who cannot drag close a toast with this. */
function CloseToast({ closeToast }: CloseButtonProps) {
  const { t } = useLingui();
  return (
    <button className="toast-close" type="button" aria-label={t`Close`} onClick={closeToast}>
      <X />
    </button>
  );
}
