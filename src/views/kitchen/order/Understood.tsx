import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { kitchenMachine } from '../../../../machines/kitchen/kitchen.machine.ts';
import type { readingMachine } from '../../../../machines/kitchen/reading.machine.ts';
import { formatList } from '../../../texts/list-texts.ts';
import { Button } from '../../../ui/Button.tsx';
import { WishChips } from '../wishes/WishChips.tsx';
import styles from './Understood.module.css';
import { UnclearWishes } from './UnclearWishes.tsx';

interface UnderstoodProps {
  flow: ActorRefFrom<typeof kitchenMachine>;
  reading: ActorRefFrom<typeof readingMachine>;
}

/** The number of remaining recipes at which the daily limit is shown. */
const announcedFrom = 5;

/** The kitchen's reading of the text: editable chips, unknown words, and the rest of the daily limit. */
export function Understood({ flow, reading: reader }: UnderstoodProps) {
  const { t, i18n } = useLingui();
  const reading = useSelector(reader, (snapshot) => snapshot.context.reading);
  const isProfileOff = useSelector(flow, (snapshot) => snapshot.context.draft.withoutProfile.length > 0);
  if (reading === null) return null;
  // Wishes set in the form are shown in their own fields.
  const wishes = reading.wishes.filter(({ source }) => source !== 'form');
  const words = formatList(reading.unread, i18n.locale);
  const corrections = formatList(
    (reading.corrected ?? []).map(({ word, meant }) => `${word} → ${meant}`),
    i18n.locale,
  );
  return (
    <div className={styles.understood} aria-live="polite">
      {wishes.length > 0 && (
        <div className={styles.read}>
          <span className={styles.label}>
            <Trans>Understood</Trans>
          </span>
          <WishChips label={t`Understood`} wishes={wishes} onRemove={(wish) => flow.send({ type: 'wish.removed', wish })} />
        </div>
      )}
      {isProfileOff && (
        <p className={styles.note}>
          <Trans>You left part of your diet profile out for this recipe.</Trans>{' '}
          <Button variant="Transparent" size="Flat" onClick={() => flow.send({ type: 'profile.restored' })}>
            <Trans>Apply it again</Trans>
          </Button>
        </p>
      )}
      {corrections !== '' && <p className={styles.note}>{t`Read as: ${corrections}`}</p>}
      {reading.unread.length > 0 && <p className={styles.note}>{t`Not understood: ${words}`}</p>}
      <UnclearWishes
        unclear={reading.unclear}
        onAnswer={({ word, text }, food) => {
          flow.send({ type: 'word.dismissed', word, text });
          if (food !== null) flow.send({ type: 'wish.added', wish: { kind: 'without', ...food, source: 'form' } });
        }}
      />
      {reading.left <= announcedFrom && (
        <p className={styles.note}>
          {reading.left === 0 ? (
            <Trans>No recipe left today</Trans>
          ) : (
            <Plural value={reading.left} one="# recipe left today" other="# recipes left today" />
          )}
        </p>
      )}
      {reading.photosLeft !== undefined && reading.photosLeft <= announcedFrom && (
        <p className={styles.note}>
          {reading.photosLeft === 0 ? (
            <Trans>No photo left today</Trans>
          ) : (
            <Plural value={reading.photosLeft} one="About # photo left today" other="About # photos left today" />
          )}
        </p>
      )}
    </div>
  );
}
