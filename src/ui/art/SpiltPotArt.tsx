import styles from './Art.module.css';

/** A tipped bowl with spilling soup, for errors and missing pages. */
export function SpiltPotArt() {
  return (
    <svg viewBox="0 0 240 160" aria-hidden="true">
      <ellipse className={styles.shadow} cx="124" cy="146" rx="104" ry="9" />
      <path className={styles.broth} d="M96 146c-6-14 10-26 34-22 22 4 34-6 56 0 30 8 34 20 10 23-30 4-92 3-100-1Z" />
      <g transform="translate(72 92) rotate(62)">
        <path className={styles.bowlFoot} d="M-20 50h40v10h-40Z" />
        <path className={styles.bowl} d="M-60 0a60 54 0 0 0 120 0Z" />
        <ellipse className={styles.bowlMouth} rx="57" ry="15" />
      </g>
      <path className={styles.noodles} d="M92 102c14-6 14 12 26 8s8 18 22 14 12 12 26 8m-70-14c10-2 12 14 24 10s14 12 28 8" />
      <ellipse className={styles.white} cx="178" cy="126" rx="22" ry="17" />
      <circle className={styles.yolk} cx="179" cy="127" r="10" />
      <path className={styles.leaf} d="M206 141c-2-9 3-15 13-16 1 10-4 16-13 16Z" />
    </svg>
  );
}
