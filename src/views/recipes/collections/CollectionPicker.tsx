import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useId } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Shelf } from '../../../../contract/recipes/recipe.ts';
import type { collectionsMachine } from '../../../../machines/recipes/collections.machine.ts';
import type { recipeChangesMachine } from '../../../../machines/recipes/recipe-changes.machine.ts';
import { Button } from '../../../ui/Button.tsx';
import { CheckboxChips } from '../../../ui/CheckboxChips.tsx';
import { DataError } from '../../../ui/DataError.tsx';
import { useBorrowedFocus } from '../../../ui/use-borrowed-focus.ts';
import styles from './Collections.module.css';
import { NewCollection } from './NewCollection.tsx';

interface CollectionPickerProps {
  /** The recipes to choose collections for, in their current state. */
  recipes: readonly { guid: string; shelf?: Shelf | undefined }[];
  collections: ActorRefFrom<typeof collectionsMachine>;
  changes: ActorRefFrom<typeof recipeChangesMachine>;
}

/** Chooses the collections of recipes. For several recipes, a collection is checked if it contains all of them. */
export function CollectionPicker({ recipes, collections, changes }: CollectionPickerProps) {
  const isShown = useSelector(collections, (snapshot) =>
    ['openingPicker', 'pickerFailed', 'picking', 'adding'].includes(snapshot.value.panel),
  );
  return isShown ? <OpenPicker recipes={recipes} collections={collections} changes={changes} /> : null;
}

function OpenPicker({ recipes, collections, changes }: CollectionPickerProps) {
  const titleId = useId();
  const { collections: all, picked } = useSelector(collections, (snapshot) => snapshot.context);
  const isOpening = useSelector(collections, (snapshot) => snapshot.matches({ panel: 'openingPicker' }));
  const hasFailed = useSelector(collections, (snapshot) => snapshot.matches({ panel: 'pickerFailed' }));
  const isPicking = useSelector(collections, (snapshot) => snapshot.matches({ panel: 'picking' }) || snapshot.matches({ panel: 'adding' }));
  const close = useBorrowedFocus<HTMLButtonElement>();
  const shelves = recipes.filter(({ guid }) => picked.includes(guid)).map(({ shelf }) => shelf?.collections ?? []);
  const chosen = all.map(({ guid }) => guid).filter((guid) => shelves.length > 0 && shelves.every((shelf) => shelf.includes(guid)));
  const choose = (values: readonly string[]) => {
    for (const { guid } of all) {
      if (values.includes(guid) === chosen.includes(guid)) continue;
      const change = values.includes(guid) ? { addTo: guid } : { removeFrom: guid };
      changes.send({ type: 'change.requested', guids: picked, change });
    }
  };
  return (
    <section className={styles.panel} aria-labelledby={titleId} aria-busy={isOpening || undefined}>
      <div className={styles.head}>
        <h2 id={titleId} className={styles.title}>
          <Trans>Collections</Trans>
        </h2>
        <Button ref={close} variant="Transparent" size="Flat" onClick={() => collections.send({ type: 'panel.closed' })}>
          <Trans>Close</Trans>
        </Button>
      </div>
      {hasFailed && <DataError onRetry={() => collections.send({ type: 'retry.requested' })} />}
      {isPicking && (
        <>
          {all.length === 0 ? (
            <p className={styles.hint}>
              <Trans>You have no collections yet. Give the first one a name.</Trans>
            </p>
          ) : (
            <CheckboxChips
              label={<Trans>Keep in these collections</Trans>}
              options={all.map(({ guid, name }) => ({ value: guid, label: <bdi>{name}</bdi> }))}
              values={chosen}
              onValuesChange={choose}
            />
          )}
          <NewCollection collections={collections} />
        </>
      )}
    </section>
  );
}
