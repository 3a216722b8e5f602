import { useLingui } from '@lingui/react/macro';
import { classes } from './classes.ts';
import styles from './Data.module.css';

/** Shape of the skeleton: recipe tiles, list lines, or one recipe with ingredients beside the steps. */
const shapes = { tiles: 'abcdef', lines: 'abcde', recipe: 'abcdefghi' } as const;

interface DataPlaceholderProps {
  /** Inside a section of a page, not the whole page. */
  isInSheet?: boolean;
  /** Shown after a short delay. Without it the space stays empty. */
  shape?: keyof typeof shapes;
}

/** The placeholder while a page's data loads. It reserves the space, so that the footer does not jump, and soon shows a skeleton. */
export function DataPlaceholder({ isInSheet = false, shape }: DataPlaceholderProps) {
  const { t } = useLingui();
  const parts = shape === undefined ? '' : shapes[shape];
  return (
    <output
      className={classes(styles.placeholder, isInSheet && styles.inSheet, shape !== undefined && styles[shape])}
      aria-busy="true"
      aria-label={t`Loading`}
    >
      {Array.from(parts, (part) => (
        <span key={part} className={styles.part} />
      ))}
    </output>
  );
}
