import { array, nullable, number, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';

/** Maximum size of an import file, in bytes. */
export const maxImportBytes = 200 * 1024 * 1024;

/** Why a recipe was not imported. A newer server may have more reasons. */
export const importReasons = ['duplicate', 'noRoom', 'noRecipe', 'unreadable', 'tooLarge', 'noTitle', 'noIngredients', 'noSteps'] as const;
export type ImportReason = (typeof importReasons)[number];

/** What differs from the file. A newer server may have more values. */
export const importRemarks = [
  'photo',
  'photos',
  'servings',
  'shortened',
  'headings',
  'nutrition',
  'rating',
  'comments',
  'tools',
  'files',
  'wishes',
  'collections',
] as const;
export type ImportRemark = (typeof importRemarks)[number];

/** The outcome for one recipe of a file. */
const importLineSchema = type({
  /** Its title, or its file name if it has none. */
  name: string(),
  /** Null for an imported one. */
  reason: nullable(string()),
  /** The created recipe, or the existing duplicate. */
  recipe: nullable(type({ companyUri: string(), guid: string() })),
  remarks: array(string()),
});
export type ImportLine = Infer<typeof importLineSchema>;

const importReportSchema = type({
  /** In file order. */
  lines: array(importLineSchema),
  /** Parts that were not processed within the time limit. Sending the same file again continues. */
  rest: number(),
});
export type ImportReport = Infer<typeof importReportSchema>;

/** Imports recipes from other programs and from AnyDish exports. */
export const importEndpoints = {
  /** A form with one file, in the field `file`. Duplicates are skipped, so it can be sent again. */
  importRecipes: endpoint({
    method: 'POST',
    path: '/api/recipes/imports',
    body: null,
    query: null,
    payload: importReportSchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'tooLarge', 'unsupportedMedia', 'tooManyRequests', 'kitchenUnavailable'],
  }),
} as const;
