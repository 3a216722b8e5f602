import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import styles from './Examples.module.css';

const examples = [
  msg`Creamy tomato soup with basil`,
  msg`Chicken curry, mild enough for children`,
  msg`Something quick with chickpeas and spinach`,
  msg`Chocolate cake for a birthday`,
];

/** For the first visit: a few example dishes. Each fills the field, to be edited. */
export function Examples({ onTake }: { onTake: (text: string) => void }) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <section className={styles.examples} aria-labelledby={id}>
      <h2 className={styles.title} id={id}>
        <Trans>Or start with one of these</Trans>
      </h2>
      <ul className={styles.list}>
        {examples.map((example) => {
          const text = i18n._(example);
          return (
            <li key={text}>
              <button className={styles.example} type="button" onClick={() => onTake(text)}>
                {text}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
