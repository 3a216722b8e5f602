import type { ReactNode } from 'react';
import styles from './Animated.module.css';

interface AnimatedProps {
  /** Spec 9. `bounceIn`: an entrance. `pulsate`: looks three times up to 1.2 of its size; never without end (WCAG 2.2.2). */
  by: 'bounceIn' | 'pulsate';
  children: ReactNode;
}

/** Plays an animation once, when it appears; a new `key` plays it again. Nothing moves where the user asked for less motion. */
export const Animated = ({ by, children }: AnimatedProps) => <span className={styles[by]}>{children}</span>;
