import styles from './Art.module.css';

/** A pot on its side with the soup running out: something went wrong, or nothing is here any more. */
export function SpiltPotArt() {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true">
      <ellipse className={styles.shadow} cx="112" cy="146" rx="100" ry="9" />
      <path className={styles.broth} d="M132 140c22-6 14-40 34-44 14-2 14 28 34 30 18 2 30 16 8 18-28 3-64 2-76-4Z" />
      <circle className={styles.tomato} cx="176" cy="134" r="7" />
      <path className={styles.leaf} d="M196 141c-2-9 3-15 13-16 1 10-4 16-13 16Z" />
      <g transform="rotate(-16 90 96)">
        <path className={styles.pot} d="M40 56h104v84H40a16 16 0 0 1-16-16V72a16 16 0 0 1 16-16Z" />
        <path className={styles.potShine} d="M40 68h84" />
        <ellipse className={styles.potMouth} cx="144" cy="98" rx="15" ry="42" />
        <ellipse className={styles.broth} cx="146" cy="112" rx="9" ry="24" />
        <path className={styles.handle} d="M70 56V44a6 6 0 0 1 6-6h22a6 6 0 0 1 6 6v12" />
      </g>
      <path className={styles.steam} d="M186 84c-6-8 6-12 0-22m18 26c-6-8 6-12 0-22" />
    </svg>
  );
}
