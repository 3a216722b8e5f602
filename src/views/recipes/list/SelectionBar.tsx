import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Heart from 'lucide-react/icons/heart';
import Trash from 'lucide-react/icons/trash-2';
import { mostRecipesAtOnce, type RecipeChange } from '../../../../contract/recipes/recipe-endpoints.ts';
import { Button } from '../../../ui/Button.tsx';
import { AddToShopping } from '../shopping/AddToShopping.tsx';
import { TagField } from '../changes/Tags.tsx';
import type { ListActors } from './list-actors.ts';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  /** The recipes that can be chosen. */
  guids: readonly string[];
  actors: ListActors;
}

/** What can be done with the recipes that are chosen. */
export function SelectionBar({ guids, actors: { changes, selection, toShopping } }: SelectionBarProps) {
  const { t, i18n } = useLingui();
  const chosen = useSelector(selection, (snapshot) => snapshot.context.guids);
  // What one call takes.
  const choosable = guids.slice(0, mostRecipesAtOnce);
  const count = new Intl.NumberFormat(i18n.locale).format(chosen.length);
  const isNone = chosen.length === 0;
  const isTooMany = chosen.length > mostRecipesAtOnce;
  const change = (what: RecipeChange) => {
    changes.send({ type: 'change.requested', guids: chosen, change: what });
    selection.send({ type: 'selection.ended' });
  };
  return (
    <section className={styles.bar} aria-label={t`Selected recipes`}>
      <p className={styles.count} role="status">
        {isTooMany ? <Trans>Please select at most {mostRecipesAtOnce} recipes.</Trans> : <Trans>Selected: {count}</Trans>}
      </p>
      <div className={styles.buttons}>
        <Button variant="Transparent" size="Flat" onClick={() => selection.send({ type: 'all.toggled', guids: choosable })}>
          <Trans>Select all</Trans>
        </Button>
        <Button
          variant="Outlined"
          size="Flat"
          icon={<Heart />}
          disabled={isNone || isTooMany}
          onClick={() => change({ isFavourite: true })}
        >
          <Trans>Favourite</Trans>
        </Button>
        <Button variant="Outlined" size="Flat" icon={<Trash />} disabled={isNone || isTooMany} onClick={() => change({ isInTrash: true })}>
          <Trans>Move to the trash</Trans>
        </Button>
        <AddToShopping
          toShopping={toShopping}
          order={{ recipes: chosen.map((guid) => ({ guid, servings: null })), unitSystem: null }}
          size="Flat"
          disabled={isNone || isTooMany}
        />
        <Button variant="FilledGray" size="Flat" onClick={() => selection.send({ type: 'selection.ended' })}>
          <Trans>Done</Trans>
        </Button>
      </div>
      {!isNone && !isTooMany && <TagField guids={chosen} changes={changes} />}
    </section>
  );
}
