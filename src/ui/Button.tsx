import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';
import { Spinner } from './Spinner.tsx';

/** `Primary` is dark grey; `Transparent` has a background on hover only. */
type ButtonVariant =
  | 'FilledAccent1'
  | 'FilledAccent2'
  | 'FilledPageBg'
  | 'Outlined'
  | 'Flat'
  | 'Transparent'
  | 'FilledGray'
  | 'FilledAccent1Light'
  | 'FilledAccent2Light'
  | 'FilledDanger'
  | 'Primary';

/** `Flat` is slightly lower than `Default`; `Label` has the height of the surrounding text. */
type ButtonSize = 'Default' | 'Flat' | 'Big' | 'Small' | 'Label';

/** Props shared by buttons and links styled as buttons. */
export interface ButtonLook {
  /** Default: FilledAccent1. */
  variant?: ButtonVariant | undefined;
  /** Default: Default. */
  size?: ButtonSize | undefined;
  /** Full width of its container. */
  isBlock?: boolean | undefined;
  /** Looks dimmed but can be pressed: the sign-up button with a password and no email. */
  isDimmed?: boolean | undefined;
  /** An icon before the text. */
  icon?: ReactNode;
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Disabled, with a spinner on top. Keeps its width and accessible name. */
  isLoading?: boolean | undefined;
}

/** The class and attributes for `Button.module.css`. */
export function buttonAttributes({ variant = 'FilledAccent1', size = 'Default', isBlock, isDimmed }: ButtonLook, className?: string) {
  return {
    className: classes(styles.button, className),
    'data-variant': variant,
    'data-size': size,
    'data-block': isBlock || undefined,
    'data-dimmed': isDimmed || undefined,
  };
}

export function Button({
  variant,
  size,
  isBlock,
  isDimmed,
  icon,
  isLoading,
  className,
  children,
  disabled,
  type = 'button',
  ...native
}: ButtonProps) {
  const look = buttonAttributes({ variant, size, isBlock, isDimmed }, className);
  return (
    <button {...native} {...look} type={type} disabled={disabled || isLoading} aria-busy={isLoading || native['aria-busy']}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {isLoading && <Spinner className={styles.spinner} />}
    </button>
  );
}
