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

/** Wishes that were started and not understood. Each is answered by one press, or by other words in the field. */
export function UnclearWishes({ flow, unclear }: UnclearWishesProps) {
  const { t } = useLingui();
  return unclear.map(({ text, word, meant }) => (
    <div key={`${word} ${text}`} className={styles.unclear}>
      {/* Not <Trans>: it would look for markup in what was typed. */}
      <p>{t`What should we leave out in “${text}”? We do not know “${word}”.`}</p>
      <div className={styles.answers}>
        {meant.map(({ id, label }) => (
          <Button
            key={id}
            variant="Outlined"
            size="Flat"
            onClick={() => {
              flow.send({ type: 'word.dismissed', word });
              flow.send({ type: 'wish.added', wish: { kind: 'without', id, label, source: 'form' } });
            }}
          >
            {t`Leave out: ${label}`}
          </Button>
        ))}
        <Button variant="Transparent" size="Flat" onClick={() => flow.send({ type: 'word.dismissed', word })}>
          <Trans>Leave nothing out</Trans>
        </Button>
      </div>
    </div>
  ));
}
