import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { tipAbouts, type Tip, type TipAbout } from '../../../../contract/recipes/tips.ts';
import { RecipeText } from './RecipeText.tsx';
import styles from './Tips.module.css';

const titles: Readonly<Record<TipAbout, ReactNode>> = {
  why: <Trans>Why it matters</Trans>,
  ahead: <Trans>Make ahead</Trans>,
  store: <Trans>Keeping</Trans>,
  freeze: <Trans>Freezing</Trans>,
  reheat: <Trans>Reheating</Trans>,
  rescue: <Trans>If it goes wrong</Trans>,
  size: <Trans>Pans and tins</Trans>,
  serve: <Trans>To serve with it</Trans>,
};

/** Keeping and tips, folded away: steps come first. Missing on older recipes. */
export function Tips({ tips }: { tips: readonly Tip[] | undefined }) {
  if (tips === undefined || tips.length === 0) return null;
  return (
    <details className={styles.tips}>
      <summary>
        <Trans>Keeping and tips</Trans>
      </summary>
      <dl>
        {tipAbouts.flatMap((about) => {
          const said = tips.filter((tip) => tip.about === about);
          if (said.length === 0) return [];
          return [
            <div key={about}>
              <dt>{titles[about]}</dt>
              {said.map(({ text }) => (
                <dd key={text}>
                  <RecipeText>{text}</RecipeText>
                </dd>
              ))}
            </div>,
          ];
        })}
      </dl>
    </details>
  );
}
