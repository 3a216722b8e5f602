import type { ComponentProps, ReactNode } from 'react';
import styles from './Button.module.css';
import { classes } from './classes.ts';
import { Spinner } from './Spinner.tsx';

/** Spec 9. `Primary` is the dark grey one; `Transparent` shows its ground only on hover. */
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

/** Spec 9. `Flat` is a little lower than `Default`; `Label` is as high as the text it stands in. */
type ButtonSize = 'Default' | 'Flat' | 'Big' | 'Small' | 'Label';

/** What a button and a link that looks like one have in common. */
export interface ButtonLook {
  /** Default: FilledAccent1. */
  variant?: ButtonVariant | undefined;
  /** Default: Default. */
  size?: ButtonSize | undefined;
  /** As wide as the place it stands in. */
  isBlock?: boolean | undefined;
  /** Looks dimmed but can be pressed. Spec 5: the sign-up button with a password and no email. */
  isDimmed?: boolean | undefined;
  /** An icon before the text. */
  icon?: ReactNode;
}

interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Spec 4: disabled, with a spinner over itself. It keeps its width and its name. */
  isLoading?: boolean | undefined;
}

/** The class and attributes that `Button.module.css` paints the look from. */
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
    <button {...native} {...look} type={type} disabled={disabled || isLoading} aria-busy={isLoading || undefined}>
      <span className={styles.content}>
        {icon}
        {children}
      </span>
      {isLoading && <Spinner className={styles.spinner} />}
    </button>
  );
}
