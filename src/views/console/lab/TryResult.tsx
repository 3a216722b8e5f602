import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { Try } from '../../../../contract/console/lab.ts';
import type { PartialRecipe } from '../../../../contract/recipes/partial-recipe.ts';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import styles from './LabPage.module.css';
import { TriedRecipe } from './TriedRecipe.tsx';

const checkTexts: Record<Try['checks'][number]['id'], Record<'met' | 'unmet', MessageDescriptor>> = {
  schema: { met: msg`It is a whole recipe`, unmet: msg`It is not a whole recipe` },
  wishes: { met: msg`It meets the wishes`, unmet: msg`It does not meet the wishes` },
  refusal: { met: msg`It refuses non-food`, unmet: msg`It does not refuse non-food` },
  instructions: { met: msg`It ignores instructions in the text or photo`, unmet: msg`It follows instructions in the text or photo` },
};

interface TryResultProps {
  title: string;
  result: Try | null;
  /** The comparison: the other version's result, or the case's source recipe. */
  beside: PartialRecipe | null;
  action: ReactNode;
}

/** The result of one case in one version. */
export function TryResult({ title, result, beside, action }: TryResultProps) {
  return (
    <div className={styles.side}>
      <div className={styles.sideHead}>
        <h4>{title}</h4>
        {action}
      </div>
      <StatusMessage>
        <State result={result} />
      </StatusMessage>
      {result?.state === 'done' && <Outcome result={result} beside={beside} />}
    </div>
  );
}

function State({ result }: Pick<TryResultProps, 'result'>) {
  if (result === null) return <Trans>Not tried yet</Trans>;
  if (result.state === 'waiting') return <Trans>Waiting…</Trans>;
  if (result.state === 'running') return <Trans>Being tried…</Trans>;
  if (result.state === 'cancelled') return <Trans>Stopped</Trans>;
  if (result.isStale) return <Trans>Out of date: the case or the model has changed</Trans>;
  return result.isPassed ? <Trans>Passed</Trans> : <Trans>Failed</Trans>;
}

function Outcome({ result, beside }: { result: Try; beside: PartialRecipe | null }) {
  const { t, i18n } = useLingui();
  const { checks, recipe, message, tokens, milliseconds, repairs } = result;
  const number = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 });
  const seconds = number.format(milliseconds / 1_000);
  const facts = [
    t`Tokens: ${{ count: number.format(tokens) }}`,
    t`Seconds: ${{ count: seconds }}`,
    t`Repair rounds: ${{ count: number.format(repairs) }}`,
  ];
  return (
    <>
      <ul className={styles.checks}>
        {checks.map(({ id, isMet }) => (
          <li key={id}>
            {isMet ? <Check className="icon" aria-hidden="true" /> : <X className="icon" aria-hidden="true" />}
            {i18n._(checkTexts[id][isMet ? 'met' : 'unmet'])}
          </li>
        ))}
      </ul>
      <p className={styles.note}>{facts.join(' · ')}</p>
      {message !== null && message !== '' && <p dir="auto">{message}</p>}
      {recipe !== null && <TriedRecipe recipe={recipe} beside={beside} />}
    </>
  );
}
