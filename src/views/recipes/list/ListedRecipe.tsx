import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import Check from 'lucide-react/icons/check';
import Trash from 'lucide-react/icons/trash-2';
import Undo from 'lucide-react/icons/undo-2';
import { useId } from 'react';
import { Link } from 'wouter';
import type { RecipeSummary } from '../../../../contract/recipes/recipe.ts';
import { Button } from '../../../ui/Button.tsx';
import { IconButton } from '../../../ui/IconButton.tsx';
import { recipePath } from '../../../pages/member-paths.ts';
import { FavouriteButton } from '../changes/FavouriteButton.tsx';
import { CollectionPicker } from '../collections/CollectionPicker.tsx';
import { RecipeMenu } from '../changes/RecipeMenu.tsx';
import { RenameForm } from '../changes/RenameForm.tsx';
import type { ListActors } from './list-actors.ts';
import styles from './ListedRecipe.module.css';
import type { Difference } from './namesakes.ts';
import { RecipeCard } from './RecipeCard.tsx';

interface ListedRecipeProps {
  recipe: RecipeSummary;
  /** Set when other recipes of the list have the same title. */
  difference?: Difference | undefined;
  actors: ListActors;
}

/** One recipe of the list: opens it, or chooses it during a selection, with the owner's actions. */
export function ListedRecipe({ recipe, difference: among, actors }: ListedRecipeProps) {
  const id = useId();
  const difference = among && { among, id };
  const describedBy = difference?.id;
  const { selection } = actors;
  const isSelecting = useSelector(selection, (snapshot) => snapshot.matches('on'));
  const isChosen = useSelector(selection, (snapshot) => snapshot.context.guids.includes(recipe.guid));
  if (!isSelecting)
    return (
      <RecipeCard
        recipe={recipe}
        difference={difference}
        title={
          <Link href={recipePath(recipe)} aria-describedby={describedBy}>
            {recipe.title}
          </Link>
        }
        actions={<RecipeButtons recipe={recipe} actors={actors} />}
      />
    );
  const toggle = () => selection.send({ type: 'recipe.toggled', guid: recipe.guid });
  return (
    <RecipeCard
      recipe={recipe}
      difference={difference}
      title={
        <button type="button" role="checkbox" aria-checked={isChosen} aria-describedby={describedBy} onClick={toggle}>
          {recipe.title}
        </button>
      }
      mark={
        <span className={styles.mark} data-chosen={isChosen || undefined}>
          {isChosen && <Check />}
        </span>
      }
    />
  );
}

function RecipeButtons({ recipe, actors: { changes, rename, collections, erasure } }: ListedRecipeProps) {
  const { t } = useLingui();
  const { guid, title, shelf } = recipe;
  const isNaming = useSelector(rename, (snapshot) => snapshot.hasTag('form') && snapshot.context.form?.guid === guid);
  const isPicked = useSelector(collections, ({ context: { picked } }) => picked.length === 1 && picked[0] === guid);
  // Older servers do not send the permitted actions.
  if (shelf?.permissions.canMakeFavorite !== true) return null;
  if (isNaming) return <RenameForm rename={rename} />;
  if (shelf.deletesAt !== null)
    return (
      <>
        <Button
          variant="Outlined"
          size="Flat"
          icon={<Undo />}
          onClick={() => changes.send({ type: 'change.requested', guids: [guid], change: { isInTrash: false } })}
        >
          <Trans>Restore</Trans>
        </Button>
        <IconButton label={t`Delete for good: ${title}`} onClick={() => erasure.send({ type: 'erasure.requested', guids: [guid] })}>
          <Trash />
        </IconButton>
      </>
    );
  return (
    <>
      <FavouriteButton
        title={title}
        isFavourite={shelf.isFavourite}
        onChange={(isFavourite) => changes.send({ type: 'change.requested', guids: [guid], change: { isFavourite } })}
      />
      <RecipeMenu recipe={recipe} changes={changes} rename={rename} collections={collections} />
      {isPicked && <CollectionPicker recipes={[recipe]} collections={collections} changes={changes} />}
    </>
  );
}
