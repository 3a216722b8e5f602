import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId } from 'react';
import { DishPicture } from '../../recipes/recipe/DishPicture.tsx';
import { examplePictures } from './example-pictures.ts';
import styles from './Examples.module.css';

const examples = [
  { example: msg`Creamy tomato soup with basil`, picture: examplePictures['tomato-soup'] },
  { example: msg`Chicken curry, mild enough for children`, picture: examplePictures['chicken-curry'] },
  { example: msg`Something quick with chickpeas and spinach`, picture: examplePictures['chickpea-spinach-stew'] },
  { example: msg`Chocolate cake for a birthday`, picture: examplePictures['chocolate-cake'] },
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
        {examples.map(({ example, picture }) => {
          const text = i18n._(example);
          return (
            <li key={text}>
              <button className={styles.example} type="button" onClick={() => onTake(text)}>
                <span className={styles.picture}>
                  <DishPicture picture={picture} kind={undefined} />
                </span>
                {text}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
