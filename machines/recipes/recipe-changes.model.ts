import type { RecipeChange } from '../../contract/recipes/recipe-endpoints.ts';
import type { Shelf } from '../../contract/recipes/recipe.ts';

/** A change of recipes, as it is asked for. */
export interface ChangeOrder {
  guids: readonly string[];
  change: RecipeChange;
  /** True for what takes a change back: that is not offered to be taken back again. */
  isUndo: boolean;
}

/** A change that the server has made. */
export interface MadeChange {
  guids: readonly string[];
  change: RecipeChange;
  deletesAt: number | null;
}

/** What takes `change` back. */
export const inverseOf = ({ isFavourite, isInTrash, isKeptOffline, addTag, removeTag, addTo, removeFrom }: RecipeChange): RecipeChange => ({
  ...(isFavourite !== undefined && { isFavourite: !isFavourite }),
  ...(isInTrash !== undefined && { isInTrash: !isInTrash }),
  ...(addTag !== undefined && { removeTag: addTag }),
  ...(removeTag !== undefined && { addTag: removeTag }),
  ...(addTo !== undefined && { removeFrom: addTo }),
  ...(removeFrom !== undefined && { addTo: removeFrom }),
  ...(isKeptOffline !== undefined && { isKeptOffline: !isKeptOffline }),
});

/** A heart is taken back by the same press; the trash, and what was done to many at once, is offered to be taken back. */
export const isWorthUndoing = ({ change, isUndo }: ChangeOrder, changed: readonly string[]): boolean =>
  !isUndo && changed.length > 0 && (change.isInTrash !== undefined || change.removeTag !== undefined || changed.length > 1);

function shelfAfter(shelf: Shelf, { change, deletesAt }: MadeChange): Shelf {
  const { isFavourite, isInTrash, isKeptOffline, addTag, removeTag, addTo, removeFrom } = change;
  const { collections = [] } = shelf;
  const kept = addTo === undefined || collections.includes(addTo) ? collections : [...collections, addTo];
  const tags = addTag === undefined || shelf.tags.includes(addTag.trim()) ? shelf.tags : [...shelf.tags, addTag.trim()];
  return {
    ...shelf,
    isFavourite: isFavourite ?? shelf.isFavourite,
    deletesAt: isInTrash === undefined ? shelf.deletesAt : deletesAt,
    tags: tags.filter((tag) => tag !== removeTag),
    ...((addTo !== undefined || removeFrom !== undefined) && { collections: kept.filter((one) => one !== removeFrom) }),
    ...(isKeptOffline !== undefined && { isKeptOffline }),
  };
}

/** A recipe as it is after these changes, which its page has not fetched. */
export function withChanges<T extends { guid: string; shelf?: Shelf | undefined }>(recipe: T, made: readonly MadeChange[]): T {
  const { guid, shelf } = recipe;
  if (shelf === undefined) return recipe;
  const own = made.filter(({ guids }) => guids.includes(guid));
  // What is the same stays the same object: lists are long.
  return own.length === 0 ? recipe : { ...recipe, shelf: own.reduce(shelfAfter, shelf) };
}
