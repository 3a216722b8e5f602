import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Download from 'lucide-react/icons/download';
import Folder from 'lucide-react/icons/folder';
import Heart from 'lucide-react/icons/heart';
import Trash from 'lucide-react/icons/trash-2';
import { mostRecipesAtOnce, type RecipeChange } from '../../../../contract/recipes/recipe-endpoints.ts';
import type { RecipeSummary } from '../../../../contract/recipes/recipe.ts';
import { Button } from '../../../ui/Button.tsx';
import { AddToShopping } from '../shopping/AddToShopping.tsx';
import { CollectionPicker } from '../collections/CollectionPicker.tsx';
import { TagField } from '../changes/Tags.tsx';
import type { ListActors } from './list-actors.ts';
import styles from './SelectionBar.module.css';

interface SelectionBarProps {
  /** The selectable recipes, in their current state. */
  recipes: readonly RecipeSummary[];
  actors: ListActors;
}

/** Actions on the chosen recipes. */
export function SelectionBar({ recipes, actors: { changes, selection, toShopping, collections } }: SelectionBarProps) {
  const { t, i18n } = useLingui();
  const chosen = useSelector(selection, (snapshot) => snapshot.context.guids);
  // The limit of one call.
  const choosable = recipes.slice(0, mostRecipesAtOnce).map(({ guid }) => guid);
  const count = new Intl.NumberFormat(i18n.locale).format(chosen.length);
  const isNone = chosen.length === 0;
  // Closes the question when the selection changes.
  const isPicked = useSelector(
    collections,
    ({ context: { picked } }) => picked.length === chosen.length && picked.every((guid) => chosen.includes(guid)),
  );
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
        <Button
          variant="Outlined"
          size="Flat"
          icon={<Folder />}
          disabled={isNone || isTooMany}
          onClick={() => collections.send({ type: 'picker.opened', guids: chosen })}
        >
          <Trans>Collections</Trans>
        </Button>
        <Button
          variant="Outlined"
          size="Flat"
          icon={<Download />}
          disabled={isNone || isTooMany}
          onClick={() => change({ isKeptOffline: true })}
        >
          <Trans>Keep offline</Trans>
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
        <Button
          variant="FilledGray"
          size="Flat"
          onClick={() => {
            collections.send({ type: 'panel.closed' });
            selection.send({ type: 'selection.ended' });
          }}
        >
          <Trans>Done</Trans>
        </Button>
      </div>
      {isPicked && !isNone && <CollectionPicker recipes={recipes} collections={collections} changes={changes} />}
      {!isNone && !isTooMany && <TagField guids={chosen} changes={changes} />}
    </section>
  );
}
