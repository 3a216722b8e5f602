import type { Measure } from '../../contract/recipes/quantities.ts';
import type { UnitSystem } from '../../contract/recipes/recipe.ts';
import type { Json } from './json-column.ts';

/** One for each account. */
interface ShoppingListsTable {
  guid: string;
  user_guid: string;
  unit_system: UnitSystem;
  /** Grows with each change. */
  version: number;
  /** What was added last: sent twice it is added once. */
  added_keys: Json<string[]>;
  updated_at: number;
}

export interface ShoppingLinesTable {
  list_guid: string;
  guid: string;
  text: string;
  food: string | null;
  measures: Json<Measure[]>;
  density: number | null;
  is_poured: boolean;
  recipes: Json<string[]>;
  is_ticked: boolean;
  /** When it was ticked or unticked last, as its device says. */
  ticked_at: number;
  created_at: number;
  removed_at: number | null;
}

interface ShoppingLinksTable {
  key_hash: string;
  list_guid: string;
  created_at: number;
}

/** What is always at home. Without a row it is what nearly everybody has. */
interface PantriesTable {
  user_guid: string;
  foods: Json<string[]>;
  updated_at: number;
}

export interface ShoppingTables {
  shopping_lists: ShoppingListsTable;
  shopping_lines: ShoppingLinesTable;
  shopping_links: ShoppingLinksTable;
  pantries: PantriesTable;
}
