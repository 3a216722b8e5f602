import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import styles from './Menu.module.css';
import { Spinner } from './Spinner.tsx';

interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  onChoose: () => void;
  /** A destructive action. */
  isDangerous?: boolean;
}

interface MenuProps {
  /** Accessible name of the button. */
  label: string;
  icon: ReactNode;
  items: readonly MenuItem[];
  className?: string | undefined;
  /** The chosen action is running. */
  isBusy?: boolean;
}

/** The next focused item after the one at `at`, by key. WAI-ARIA, menu button pattern. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A button with a menu of actions. Arrow keys move within it; Escape closes it and returns the focus to the button. */
export function Menu({ label, icon, items, className, isBusy = false }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const id = useId();
  const entries = () => [...(list.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const focusOn = (place: number) => entries().at(place)?.focus();

  const close = () => {
    button.current?.focus();
    setOpen(false);
  };
  const openAt = (place: number) => {
    // Render the entries before focusing one.
    flushSync(() => setOpen(true));
    focusOn(place);
  };
  const pressButton = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    openAt(event.key === 'ArrowDown' ? 0 : -1);
  };
  const pressEntry = (event: KeyboardEvent) => {
    const move = moves[event.key];
    if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (move !== undefined) {
      event.preventDefault();
      const all = entries();
      all[
        move(
          all.findIndex((entry) => entry === document.activeElement),
          all.length,
        )
      ]?.focus();
    }
  };
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setOpen(false);
  };
  return (
    <div className={classes(styles.menu, className)} onBlur={leave}>
      <IconButton
        ref={button}
        label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        aria-busy={isBusy || undefined}
        onClick={() => (isOpen ? close() : openAt(0))}
        onKeyDown={pressButton}
      >
        {isBusy ? <Spinner /> : icon}
      </IconButton>
      {isOpen && (
        <ul ref={list} id={id} className={styles.list} role="menu" aria-label={label}>
          {items.map((item) => (
            <li key={item.key} role="none">
              <button
                className={classes(styles.item, item.isDangerous === true && styles.dangerous)}
                type="button"
                role="menuitem"
                tabIndex={-1}
                // Safari does not focus a pressed button: the menu would close before the press counts.
                onMouseDown={(event) => event.preventDefault()}
                onKeyDown={pressEntry}
                onClick={() => {
                  close();
                  item.onChoose();
                }}
              >
                {item.icon}
                {item.label}
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
