import { Trans, useLingui } from '@lingui/react/macro';
import type { ActorRefFrom } from 'xstate';
import type { UnclearWish } from '../../../../contract/kitchen/wishes.ts';
import type { kitchenMachine } from '../../../../machines/kitchen/kitchen.machine.ts';
import { Button } from '../../../ui/Button.tsx';
import styles from './Understood.module.css';

interface UnclearWishesProps {
  flow: ActorRefFrom<typeof kitchenMachine>;
  unclear: readonly UnclearWish[];
}

/** Wishes that were not fully understood. Each is answered by one press, or by editing the text. */
export function UnclearWishes({ flow, unclear }: UnclearWishesProps) {
  const { t } = useLingui();
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
          {meant.map(({ id, label }) => (
            <Button
              key={id}
              variant="FilledAccent1"
              size="Flat"
              onClick={() => {
                flow.send({ type: 'word.dismissed', word, text });
                flow.send({ type: 'wish.added', wish: { kind: 'without', id, label, source: 'form' } });
              }}
            >
              {t`Leave out: ${label}`}
            </Button>
          ))}
          <Button variant="Transparent" size="Flat" onClick={() => flow.send({ type: 'word.dismissed', word, text })}>
            {food === undefined || meant.length > 1 ? <Trans>Leave nothing out</Trans> : t`Keep ${food.label}`}
          </Button>
        </div>
      </div>
    );
  });
}
