import styles from './Art.module.css';

/** An empty plate with fork and knife, for empty states. */
export function EmptyPlateArt() {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true">
      <ellipse className={styles.shadow} cx="120" cy="146" rx="92" ry="9" />
      <circle className={styles.plate} cx="120" cy="78" r="62" />
      <circle className={styles.plateEdge} cx="120" cy="78" r="42" />
      <path className={styles.leaf} d="M121 92c-16-4-24-14-23-30 15 1 24 12 23 30Z" />
      <path className={styles.lime} d="M121 92c0-15 7-25 22-28 3 15-6 27-22 28Z" />
      <path className={styles.cutlery} d="M34 42v22a9 9 0 0 0 18 0V42m-9 0v76m161 0V42c-13 5-17 22-15 44h15" />
    </svg>
  );
}
