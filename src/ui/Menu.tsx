import { useId, useRef, useState, type FocusEvent, type KeyboardEvent, type MouseEvent, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { Link } from 'wouter';
import { Button } from './Button.tsx';
import { classes } from './classes.ts';
import { IconButton } from './IconButton.tsx';
import styles from './Menu.module.css';
import { Spinner } from './Spinner.tsx';

export interface MenuItem {
  key: string;
  label: ReactNode;
  icon?: ReactNode;
  onChoose?: () => void;
  /** A page of this site that it leads to. */
  href?: string;
  /** A destructive action. */
  isDangerous?: boolean;
}

interface MenuProps {
  /** Accessible name of the button. */
  label: string;
  icon: ReactNode;
  /** Visible text of the button. */
  words?: ReactNode;
  items: readonly MenuItem[];
  className?: string | undefined;
  /** The chosen action is running. */
  isBusy?: boolean;
}

/** More items than this fill a phone's screen: they open at its bottom. */
const shortest = 8;

/** The next focused item after the one at `at`, by key. WAI-ARIA, menu button pattern. */
const moves: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/** A button with a menu of actions. Arrow keys move within it; Escape closes it and returns the focus to the button. */
export function Menu({ label, icon, words, items, className, isBusy = false }: MenuProps) {
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
  const opener = {
    'aria-haspopup': 'menu' as const,
    'aria-expanded': isOpen,
    'aria-controls': isOpen ? id : undefined,
    'aria-busy': isBusy || undefined,
    onClick: () => (isOpen ? close() : openAt(0)),
    onKeyDown: pressButton,
  };
  const lookOf = ({ isDangerous = false }: MenuItem) => ({
    className: classes(styles.item, isDangerous && styles.dangerous),
    role: 'menuitem',
    tabIndex: -1,
    // Safari does not focus a pressed button: the menu would close before the press counts.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onKeyDown: pressEntry,
  });
  return (
    <div className={classes(styles.menu, className)} onBlur={leave}>
      {words === undefined ? (
        <IconButton {...opener} ref={button} label={label}>
          {isBusy ? <Spinner /> : icon}
        </IconButton>
      ) : (
        <Button {...opener} ref={button} variant="Outlined" aria-label={label} icon={isBusy ? <Spinner /> : icon}>
          {words}
        </Button>
      )}
      {isOpen && (
        <ul ref={list} id={id} className={styles.list} role="menu" aria-label={label} data-long={items.length > shortest || undefined}>
          {items.map((item) => (
            <li key={item.key} role="none">
              {item.href === undefined ? (
                <button
                  {...lookOf(item)}
                  type="button"
                  onClick={() => {
                    close();
                    item.onChoose?.();
                  }}
                >
                  {item.icon}
                  {item.label}
                </button>
              ) : (
                <Link {...lookOf(item)} href={item.href}>
                  {item.icon}
                  {item.label}
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
