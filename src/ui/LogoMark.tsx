import styles from './Logo.module.css';

/** A bowl with two leaves: the logo without the name. */
export function LogoMark() {
  return (
    <svg className={styles.mark} viewBox="0 0 32 32" aria-hidden="true">
      <path className={styles.leaf} d="M16 14C9.5 14 7 9.5 7 4c5.5 0 9 3.5 9 10Z" />
      <path className={styles.leafLight} d="M16.5 14c0-5.5 3-9.5 9-10.5.6 6-3 10.5-9 10.5Z" />
      <path className={styles.bowl} d="M3 16h26c0 5.6-3.5 10-8.5 11.7V29h-9v-1.3C6.5 26 3 21.6 3 16Z" />
    </svg>
  );
}
