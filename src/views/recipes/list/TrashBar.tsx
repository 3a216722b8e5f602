import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import { mostRecipesAtOnce } from '../../../../contract/recipes/recipe-endpoints.ts';
import { Button } from '../../../ui/Button.tsx';
import type { ListActors } from './list-actors.ts';
import styles from './SelectionBar.module.css';

interface TrashBarProps {
  /** The selectable recipes. */
  guids: readonly string[];
  actors: ListActors;
}

/** Actions on the chosen recipes of the trash. */
export function TrashBar({ guids, actors: { changes, selection, erasure } }: TrashBarProps) {
  const { t, i18n } = useLingui();
  const all = useSelector(selection, (snapshot) => snapshot.context.guids);
  // Recipes restored or deleted in the meantime leave the selection.
  const chosen = all.filter((guid) => guids.includes(guid));
  const isErasing = useSelector(erasure, (snapshot) => snapshot.hasTag('busy'));
  const count = new Intl.NumberFormat(i18n.locale).format(chosen.length);
  const isTooMany = chosen.length > mostRecipesAtOnce;
  const isOff = chosen.length === 0 || isTooMany;
  return (
    <section className={styles.bar} aria-label={t`Selected recipes`}>
      <p className={styles.count} role="status">
        {isTooMany ? <Trans>Please select at most {mostRecipesAtOnce} recipes.</Trans> : <Trans>Selected: {count}</Trans>}
      </p>
      <div className={styles.buttons}>
        <Button
          variant="Transparent"
          size="Flat"
          onClick={() => selection.send({ type: 'all.toggled', guids: guids.slice(0, mostRecipesAtOnce) })}
        >
          <Trans>Select all</Trans>
        </Button>
        <Button
          variant="Outlined"
          size="Flat"
          icon={<Undo />}
          disabled={isOff}
          onClick={() => {
            changes.send({ type: 'change.requested', guids: chosen, change: { isInTrash: false } });
            selection.send({ type: 'selection.ended' });
          }}
        >
          <Trans>Restore</Trans>
        </Button>
        <Button
          variant="FilledDanger"
          size="Flat"
          icon={<Trash />}
          disabled={isOff}
          isLoading={isErasing}
          onClick={() => erasure.send({ type: 'erasure.requested', guids: chosen })}
        >
          <Trans>Delete for good</Trans>
        </Button>
        <Button variant="FilledGray" size="Flat" onClick={() => selection.send({ type: 'selection.ended' })}>
          <Trans>Done</Trans>
        </Button>
      </div>
    </section>
  );
}
