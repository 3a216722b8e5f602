import type { Generated } from 'kysely';
import type { Try } from '../../contract/console/lab.ts';
import type { PartialRecipe } from '../../contract/recipes/partial-recipe.ts';
import type { Locale } from '../../contract/shell/locales.ts';
import { type Remark } from '@anydish/kitchen/cook';
import type { Json, NullableJson } from './json-column.ts';

/** A check of a try, with the reason why it is not met. */
export interface StoredCheck {
  id: Try['checks'][number]['id'];
  isMet: boolean;
  told?: Remark;
}

/** A test case for prompt versions. */
export interface PromptCasesTable {
  guid: string;
  name: string;
  description: string;
  language: Locale;
  servings: number;
  expects: 'recipe' | 'refusal';
  is_required: boolean;
  never_says: string;
  must_contain: Generated<string>;
  must_not_contain: Generated<string>;
  photo_guid: Generated<string | null>;
  is_built_in: Generated<boolean>;
  /** The source recipe; both are deleted together. */
  recipe_guid: Generated<string | null>;
  removed_at: Generated<number | null>;
  created_at: number;
  row_version: Generated<number>;
}

/** A run of a prompt version on a case. */
export interface PromptTriesTable {
  prompt_guid: string;
  case_guid: string;
  /** The case at that time. */
  case_version: number;
  model: string;
  state: Try['state'];
  checks: Json<StoredCheck[]>;
  recipe: NullableJson<PartialRecipe>;
  /** The refusal or question, instead of a recipe. */
  message: NullableJson<{ told: Remark }>;
  tokens: number;
  milliseconds: number;
  repairs: number;
  started_by: string | null;
  started_at: number;
  attempts: number;
  leased_by: string | null;
  leased_until: number | null;
}

/** A version that was production. */
export interface PastProductionsTable {
  prompt_guid: string;
  /** When it last stopped being production. */
  until: number;
}
