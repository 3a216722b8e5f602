import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { wishKey, type ShownWish } from '../../../../contract/kitchen/wishes.ts';
import { classes } from '../../../ui/classes.ts';
import { RemoveButton } from '../../../ui/RemoveButton.tsx';
import styles from './WishChips.module.css';

interface WishChipsProps {
  /** Accessible name of the list. */
  label: string;
  wishes: readonly ShownWish[];
  /** Absent where wishes cannot be removed. */
  onRemove?: (wish: ShownWish) => void;
}

const isStrict = ({ kind }: ShownWish) => kind === 'allergy' || kind === 'without' || kind === 'diet';

/** Wishes as chips, each with a remove button. */
export function WishChips({ label, wishes, onRemove }: WishChipsProps) {
  const { t } = useLingui();
  return (
    <ul className={styles.chips} aria-label={label}>
      {wishes.map((wish) => (
        <li key={wishKey(wish)} className={classes(styles.chip, isStrict(wish) && styles.strict)}>
          <bdi>{wish.label}</bdi>
          {wish.source === 'profile' && <From />}
          {onRemove !== undefined && <RemoveButton label={t`Remove: ${wish.label}`} isSmall onRemove={() => onRemove(wish)} />}
        </li>
      ))}
    </ul>
  );
}

function From(): ReactNode {
  return (
    <span className={styles.from}>
      <Trans>from your profile</Trans>
    </span>
  );
}
