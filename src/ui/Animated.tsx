import type { ReactNode } from 'react';
import styles from './Animated.module.css';

interface AnimatedProps {
  /** `bounceIn`: an entrance. `pulsate`: scales up to 1.2 three times; never endless (WCAG 2.2.2). */
  by: 'bounceIn' | 'pulsate';
  children: ReactNode;
}

/** Plays an animation once on mount; a new `key` replays it. Off with reduced motion. */
export const Animated = ({ by, children }: AnimatedProps) => <span className={styles[by]}>{children}</span>;
