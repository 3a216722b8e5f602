import { useLingui } from '@lingui/react/macro';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { ReactNode } from 'react';
import type { Try } from '../../../../contract/console/lab.ts';
import { StatusMessage } from '../../../ui/StatusMessage.tsx';
import { checkTexts } from './check-texts.ts';
import styles from './LabPage.module.css';
import { tryState } from './try-state.ts';

interface TryResultProps {
  title: string;
  result: Try | null;
  action: ReactNode;
}

/** The result of one case in one version. */
export function TryResult({ title, result, action }: TryResultProps) {
  const { i18n } = useLingui();
  return (
    <div className={styles.side}>
      <div className={styles.sideHead}>
        <h4>{title}</h4>
        {action}
      </div>
      <StatusMessage>{i18n._(tryState(result))}</StatusMessage>
      {result?.state === 'done' && <Outcome result={result} />}
    </div>
  );
}

function Outcome({ result }: { result: Try }) {
  const { t, i18n } = useLingui();
  const { checks, message, tokens, milliseconds, repairs } = result;
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
        {checks.map(({ id, isMet, why = null }) => (
          <li key={id}>
            {isMet ? <Check className="icon" aria-hidden="true" /> : <X className="icon" aria-hidden="true" />}
            <span>
              {i18n._(checkTexts[id][isMet ? 'met' : 'unmet'])}
              {why !== null && (
                <>
                  {': '}
                  <bdi>{why}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
      <p className={styles.note}>{facts.join(' · ')}</p>
      {message !== null && message !== '' && <p dir="auto">{message}</p>}
    </>
  );
}
