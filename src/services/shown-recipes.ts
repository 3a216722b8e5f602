import { enums, integer, min, nullable, optional, record, string, type, type Infer } from 'superstruct';
import { ovenScales } from '../../contract/recipes/oven.ts';
import { haveSchema } from '../../contract/recipes/scale-by.ts';
import { unitSystems } from '../../contract/recipes/recipe.ts';
import type { ShownAs } from '../../machines/recipes/recipe.model.ts';
import { storedRecord } from './stored-record.ts';

const shownSchema = type({
  servings: min(integer(), 1),
  unitSystem: enums(unitSystems),
  have: optional(nullable(haveSchema)),
  oven: optional(nullable(enums(ovenScales))),
});
const storedSchema = type({ userGuid: string(), recipes: record(string(), shownSchema) });
const stored = storedRecord<Infer<typeof storedSchema>, unknown>(() => localStorage, 'anydish.shown-recipes', storedSchema);
/** Recipes whose servings and units are remembered; the oldest choice goes first. */
const most = 100;

/** How this browser shows a recipe to its user. */
export interface ShownRecipe {
  read: () => ShownAs | null;
  write: (shown: ShownAs) => void;
}

/** `userGuid` is null while the server could not say who is here: then it is the user that it last named. */
export function createShownRecipe(userGuid: string | null, guid: string): ShownRecipe {
  const own = () => {
    const found = stored.read();
    return found !== null && (userGuid === null || found.userGuid === userGuid) ? found : null;
  };
  return {
    read: () => own()?.recipes[guid] ?? null,
    write: (shown) => {
      const found = own();
      const owner = userGuid ?? found?.userGuid;
      if (owner === undefined) return;
      const others = Object.entries(found?.recipes ?? {}).filter(([other]) => other !== guid);
      stored.write({ userGuid: owner, recipes: Object.fromEntries([...others.slice(1 - most), [guid, shown]]) });
    },
  };
}

export const forgetShownRecipes = (): void => stored.write(null);
