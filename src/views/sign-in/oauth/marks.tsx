import type { ComponentType } from 'react';
import type { Provider } from '../../../../contract/sign-in/providers.ts';
import styles from './marks.module.css';

function GoogleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={styles.ring}>
      <path className={styles.red} d="M4.9 8.1A8.2 8.2 0 0 1 17.8 6.2" />
      <path className={styles.yellow} d="M4.9 15.9a8.2 8.2 0 0 1 0-7.8" />
      <path className={styles.green} d="M17.4 18.2A8.2 8.2 0 0 1 4.9 15.9" />
      <path className={styles.blue} d="M12.4 12h7.8a8.2 8.2 0 0 1-2.8 6.2" />
    </svg>
  );
}

function FacebookMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <circle className={styles.disc} cx="12" cy="12" r="11" />
      <path
        className={styles.letter}
        d="M13.2 23v-8.2h2.9l.5-3.4h-3.4V9.2c0-1 .5-1.8 1.9-1.8h1.6V4.5c-.8-.1-1.6-.2-2.4-.2-2.6 0-4.3 1.6-4.3 4.4v2.7H7.2v3.4H10V23Z"
      />
    </svg>
  );
}

function AppleMark() {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true">
      <path
        className={styles.fruit}
        d="M12 7.6c1.2-.9 2.4-1.3 3.7-1.2 1.6.1 2.8.8 3.6 2-2.9 1.8-2.5 5.8.5 7-.9 2.6-2.7 5.4-4.5 5.4-1.2 0-1.7-.8-3.2-.8s-2 .8-3.2.8C6.3 20.8 4 16 4 12.5 4 8.9 6.3 6.5 8.8 6.5c1.3 0 2.3.5 3.2 1.1Z"
      />
      <path className={styles.fruit} d="M11.8 5.9c-.1-2.3 1.7-4.3 3.9-4.5.2 2.4-1.7 4.5-3.9 4.5Z" />
    </svg>
  );
}

/** Drawn inline: loading a provider's image would tell it who views the form. */
export const marks: Record<Provider, ComponentType> = { google: GoogleMark, facebook: FacebookMark, apple: AppleMark };
