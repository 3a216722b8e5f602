import { useLingui } from '@lingui/react/macro';
import { classes } from './classes.ts';
import styles from './Data.module.css';

/** What is on its way: tiles of recipes, lines of a list, or one recipe with its ingredients beside the steps. */
const shapes = { tiles: 'abcdef', lines: 'abcde', recipe: 'abcdefghi' } as const;

interface DataPlaceholderProps {
  /** In a sheet of a page, not in the whole of it. */
  isInSheet?: boolean;
  /** Drawn when it takes longer than a moment. Without it the room is kept and stays empty. */
  shape?: keyof typeof shapes;
}

/** Spec 2: the empty placeholder while a page's data is loading. It keeps the room, so that the footer does not jump, and soon shows the data's shape. */
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
