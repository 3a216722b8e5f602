import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import LinkIcon from 'lucide-react/icons/link';
import { Link } from 'wouter';
import type { ActorRefFrom } from 'xstate';
import type { Recipe, Shelf } from '../../../../contract/recipes/recipe.ts';
import type { collectionsMachine } from '../../../../machines/recipes/collections.machine.ts';
import type { recipeChangesMachine } from '../../../../machines/recipes/recipe-changes.machine.ts';
import type { recipePhotoMachine } from '../../../../machines/recipes/recipe-photo.machine.ts';
import type { renameMachine } from '../../../../machines/recipes/rename.machine.ts';
import type { shareMachine } from '../../../../machines/recipes/share.machine.ts';
import { Button } from '../../../ui/Button.tsx';
import { CollectionPicker } from '../collections/CollectionPicker.tsx';
import { InCollections } from '../collections/InCollections.tsx';
import { OfflineState } from '../offline/OfflineState.tsx';
import { PhotoPanel } from '../photo/PhotoPanel.tsx';
import { SharePanel } from '../share/SharePanel.tsx';
import { FavouriteButton } from './FavouriteButton.tsx';
import { RecipeMenu } from './RecipeMenu.tsx';
import { RenameForm } from './RenameForm.tsx';
import { TagField, Tags } from './Tags.tsx';
import styles from './RecipeActions.module.css';

interface RecipeActionsProps {
  recipe: Recipe;
  shelf: Shelf;
  changes: ActorRefFrom<typeof recipeChangesMachine>;
  rename: ActorRefFrom<typeof renameMachine>;
  share: ActorRefFrom<typeof shareMachine>;
  collections: ActorRefFrom<typeof collectionsMachine>;
  photo: ActorRefFrom<typeof recipePhotoMachine>;
}

/** The owner's actions on a recipe, below its title. */
export function RecipeActions({ recipe, shelf, changes, rename, share, collections, photo }: RecipeActionsProps) {
  const { companyUri, guid, title } = recipe;
  const isNaming = useSelector(rename, (snapshot) => snapshot.hasTag('form'));
  const state = useSelector(share, (snapshot) => snapshot.context.state);
  const isShared = state === null ? shelf.isShared === true : state.share !== null;
  if (isNaming) return <RenameForm rename={rename} />;
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <FavouriteButton
          title={title}
          isFavourite={shelf.isFavourite}
          onChange={(isFavourite) => changes.send({ type: 'change.requested', guids: [guid], change: { isFavourite } })}
        />
        <Button
          variant="Transparent"
          size="Flat"
          icon={<LinkIcon />}
          onClick={() => share.send({ type: 'share.opened', companyUri, guid })}
        >
          {isShared ? <Trans>Shared</Trans> : <Trans>Share</Trans>}
        </Button>
        <RecipeMenu recipe={recipe} changes={changes} rename={rename} collections={collections} photo={photo} />
      </div>
      <SharePanel share={share} />
      <CollectionPicker recipes={[recipe]} collections={collections} changes={changes} />
      <PhotoPanel recipe={recipe} photo={photo} />
      {shelf.isKeptOffline === true && <OfflineState guid={guid} />}
      <InCollections keys={shelf.collections ?? []} collections={collections} />
      {typeof shelf.origin === 'string' && (
        <p>
          <Link href={shelf.origin}>
            <Trans>Kept from a shared recipe</Trans>
          </Link>
        </p>
      )}
      <Tags tags={shelf.tags} onRemove={(removeTag) => changes.send({ type: 'change.requested', guids: [guid], change: { removeTag } })} />
      <details className={styles.tagging}>
        <summary>
          <Trans>Add tag</Trans>
        </summary>
        <TagField guids={[guid]} changes={changes} />
      </details>
    </div>
  );
}
