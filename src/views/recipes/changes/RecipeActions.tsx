import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import type { Recipe, Shelf } from '../../../../contract/recipes/recipe.ts';
import type { recipeChangesMachine } from '../../../../machines/recipes/recipe-changes.machine.ts';
import type { renameMachine } from '../../../../machines/recipes/rename.machine.ts';
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
}

/** What its owner can do with the recipe, below its title. */
export function RecipeActions({ recipe, shelf, changes, rename }: RecipeActionsProps) {
  const { guid, title } = recipe;
  const isNaming = useSelector(rename, (snapshot) => snapshot.hasTag('form'));
  if (isNaming) return <RenameForm rename={rename} />;
  return (
    <div className={styles.actions}>
      <div className={styles.buttons}>
        <FavouriteButton
          title={title}
          isFavourite={shelf.isFavourite}
          onChange={(isFavourite) => changes.send({ type: 'change.requested', guids: [guid], change: { isFavourite } })}
        />
        <RecipeMenu recipe={recipe} changes={changes} rename={rename} />
      </div>
      <Tags tags={shelf.tags} onRemove={(removeTag) => changes.send({ type: 'change.requested', guids: [guid], change: { removeTag } })} />
      <TagField guids={[guid]} changes={changes} />
    </div>
  );
}
