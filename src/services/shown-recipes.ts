import { enums, integer, min, nullable, optional, record, string, type, type Infer } from 'superstruct';
import { ovenScales } from '../../contract/recipes/oven.ts';
import { haveSchema } from '../../contract/recipes/scale-by.ts';
import { unitSystems } from '../../contract/recipes/recipe.ts';
import type { ChosenBefore } from '../../machines/recipes/shown-as.ts';
import { recordKeys } from './account-records.ts';
import { storedRecord } from './stored-record.ts';

export const shownSchema = type({
  servings: min(integer(), 1),
  unitSystem: enums(unitSystems),
  have: optional(nullable(haveSchema)),
  oven: optional(nullable(enums(ovenScales))),
});
const storedSchema = type({ userGuid: string(), recipes: record(string(), shownSchema) });
const stored = storedRecord<Infer<typeof storedSchema>, unknown>(() => localStorage, recordKeys.browser.shownRecipes, storedSchema);
/** Display settings of shared recipes, by link id, independent of the signed-in user. */
const links = storedRecord(() => localStorage, recordKeys.browser.shownLinks, record(string(), shownSchema));
/** Limit of recipes with stored settings; the oldest is dropped. */
const most = 100;

const withLast = (shown: Record<string, ChosenBefore>, key: string, last: ChosenBefore): Record<string, ChosenBefore> => {
  const others = Object.entries(shown).filter(([other]) => other !== key);
  return Object.fromEntries([...others.slice(1 - most), [key, last]]);
};

/** Display settings of recipes in this browser. */
export interface ShownRecipe {
  read: () => ChosenBefore | null;
  write: (shown: ChosenBefore) => void;
}

/** `userGuid` is null while the session is unknown: then the last confirmed user counts. */
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
      stored.write({ userGuid: owner, recipes: withLast(found?.recipes ?? {}, guid, shown) });
    },
  };
}

/** The same for a shared recipe, by link id. */
export const createShownLink = (id: string): ShownRecipe => ({
  read: () => links.read()?.[id] ?? null,
  write: (shown) => links.write(withLast(links.read() ?? {}, id, shown)),
});
