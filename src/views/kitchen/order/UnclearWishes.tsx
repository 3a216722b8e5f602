import { Trans, useLingui } from '@lingui/react/macro';
import type { UnclearWish } from '../../../../contract/kitchen/wishes.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Understood.module.css';

interface UnclearWishesProps {
  unclear: readonly UnclearWish[];
  /** The food to leave out; null for none. */
  onAnswer: (part: UnclearWish, food: UnclearWish['meant'][number] | null) => void;
}

/** Wishes that were not fully understood. Each is answered by one press, or by editing the text. */
export function UnclearWishes({ unclear, onAnswer }: UnclearWishesProps) {
  const { t } = useLingui();
  const leaveOut = (label: string) => t`Leave out: ${label}`;
  const asks = ({ text, word, meant }: UnclearWish) => {
    const [food] = meant;
    // Not <Trans>: it would parse markup in the typed text.
    if (food === undefined || meant.length > 1) return <p>{t`What should we leave out in “${text}”? We do not know “${word}”.`}</p>;
    return (
      <>
        <p>
          <strong>{t`Leave out ${food.label}?`}</strong>
        </p>
        <p className={styles.note}>{t`You wrote “${text}”. We did not understand all of it.`}</p>
      </>
    );
  };
  return unclear.map((wish) => {
    const { text, word, meant } = wish;
    const [food] = meant;
    return (
      <div key={`${word} ${text}`} className={styles.unclear}>
        {asks(wish)}
        <div className={styles.answers}>
          {meant.map((one) => (
            <Button key={one.id} variant="FilledAccent1" size="Flat" onClick={() => onAnswer(wish, one)}>
              {leaveOut(one.label)}
            </Button>
          ))}
          <Button variant="Transparent" size="Flat" onClick={() => onAnswer(wish, null)}>
            {food === undefined || meant.length > 1 ? <Trans>Leave nothing out</Trans> : t`Keep ${food.label}`}
          </Button>
        </div>
      </div>
    );
  });
}
