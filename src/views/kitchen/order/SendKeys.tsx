import { Trans } from '@lingui/react/macro';
import { useEffect, useRef } from 'react';
import styles from './SendKeys.module.css';

/** Apple keyboards have a command key. */
const isApple = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

const isPressed = (event: KeyboardEvent) => event.key === 'Enter' && (event.ctrlKey || event.metaKey) && !event.isComposing;

/** Ctrl or Command with Enter submits the surrounding form from any field; shows a hint on devices with such keys. */
export function SendKeys({ isDisabled }: { isDisabled: boolean }) {
  const hint = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    const form = hint.current?.closest('form');
    const press = (event: KeyboardEvent) => {
      if (!isPressed(event) || isDisabled) return;
      event.preventDefault();
      form?.requestSubmit();
    };
    form?.addEventListener('keydown', press);
    return () => form?.removeEventListener('keydown', press);
  }, [isDisabled]);
  return (
    <p ref={hint} className={styles.keys}>
      {isApple() ? <Trans>⌘ + Return sends it</Trans> : <Trans>Ctrl + Enter sends it</Trans>}
    </p>
  );
}
