import type { RecipeChange } from '../../contract/recipes/recipe-endpoints.ts';
import type { Shelf } from '../../contract/recipes/recipe.ts';

/** A requested change of recipes. */
export interface ChangeOrder {
  guids: readonly string[];
  change: RecipeChange;
  /** True for an undo, which offers no undo itself. */
  isUndo: boolean;
}

/** A change made by the server. */
export interface MadeChange {
  guids: readonly string[];
  change: RecipeChange;
  deletesAt: number | null;
}

/** The reverse of `change`. */
export const inverseOf = ({ isFavourite, isInTrash, isKeptOffline, addTag, removeTag, addTo, removeFrom }: RecipeChange): RecipeChange => ({
  ...(isFavourite !== undefined && { isFavourite: !isFavourite }),
  ...(isInTrash !== undefined && { isInTrash: !isInTrash }),
  ...(addTag !== undefined && { removeTag: addTag }),
  ...(removeTag !== undefined && { addTag: removeTag }),
  ...(addTo !== undefined && { removeFrom: addTo }),
  ...(removeFrom !== undefined && { addTo: removeFrom }),
  ...(isKeptOffline !== undefined && { isKeptOffline: !isKeptOffline }),
});

/** A favourite is undone by the same button; the trash and bulk changes offer an undo. */
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

/** A recipe with these changes applied, before its page reloads it. */
export function withChanges<T extends { guid: string; shelf?: Shelf | undefined }>(recipe: T, made: readonly MadeChange[]): T {
  const { guid, shelf } = recipe;
  if (shelf === undefined) return recipe;
  const own = made.filter(({ guids }) => guids.includes(guid));
  // Unchanged recipes stay the same object: lists are long.
  return own.length === 0 ? recipe : { ...recipe, shelf: own.reduce(shelfAfter, shelf) };
}
