import { Trans } from '@lingui/react/macro';
import { useEffect, useId, useRef, type ReactNode, type RefObject } from 'react';
import styles from './Sheet.module.css';

interface SheetProps {
  /** Text of the button: what is chosen now. */
  words: ReactNode;
  /** Something in the panel must be corrected: it opens by itself. */
  isWrong?: boolean;
  children: ReactNode;
}

/** A setting as one line of text: a button that opens a panel below it, or on a phone at the bottom of the screen. */
export function Sheet({ words, isWrong = false, children }: SheetProps) {
  const id = useId();
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isWrong) panel.current?.togglePopover(true);
  }, [isWrong]);
  return (
    <>
      <button className={styles.button} type="button" popoverTarget={id}>
        {words}
      </button>
      <SheetPanel id={id} panel={panel}>
        {children}
      </SheetPanel>
    </>
  );
}

interface SheetPanelProps {
  id: string;
  panel?: RefObject<HTMLDivElement | null>;
  onOpenChange?: (isOpen: boolean) => void;
  children: ReactNode;
}

/** The panel, for a button with another look or an entry of a menu: it is a popover with this id. */
export function SheetPanel({ id, panel, onOpenChange, children }: SheetPanelProps) {
  return (
    <div className={styles.panel} id={id} ref={panel} popover="auto" onBeforeToggle={({ newState }) => onOpenChange?.(newState === 'open')}>
      {children}
      <button className={styles.done} type="button" popoverTarget={id} popoverTargetAction="hide">
        <Trans>Done</Trans>
      </button>
    </div>
  );
}
