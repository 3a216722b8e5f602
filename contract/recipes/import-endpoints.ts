import { array, nullable, number, string, type, type Infer } from 'superstruct';
import { endpoint } from '../endpoint.ts';

/** The largest file of recipes that is taken, in bytes. */
export const maxImportBytes = 200 * 1024 * 1024;

/** Why a recipe of a file was not taken. A newer server may know more reasons. */
export const importReasons = ['duplicate', 'noRoom', 'noRecipe', 'unreadable', 'tooLarge', 'noTitle', 'noIngredients', 'noSteps'] as const;
export type ImportReason = (typeof importReasons)[number];

/** What of a recipe that was taken is not as it was in the file. A newer server may know more of them. */
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

/** What became of one recipe of a file. */
const importLineSchema = type({
  /** Its title; the name in the file where it has none. */
  name: string(),
  /** Null for one that was taken. */
  reason: nullable(string()),
  /** The recipe that was made, or the one that it is the same as. */
  recipe: nullable(type({ companyUri: string(), guid: string() })),
  remarks: array(string()),
});
export type ImportLine = Infer<typeof importLineSchema>;

const importReportSchema = type({
  /** In the order of the file. */
  lines: array(importLineSchema),
  /** Parts of the file that were not looked at: taking the others took its time. The same file goes on where it ended. */
  rest: number(),
});
export type ImportReport = Infer<typeof importReportSchema>;

/** Recipes of other programs, and those that somebody took along from here. */
export const importEndpoints = {
  /** A form with one file, in the field `file`. What is there already is not taken twice, so it may be sent again. */
  importRecipes: endpoint({
    method: 'POST',
    path: '/api/recipes/imports',
    body: null,
    query: null,
    payload: importReportSchema,
    errors: ['invalidInput', 'notSignedIn', 'notAllowed', 'tooLarge', 'unsupportedMedia', 'tooManyRequests', 'kitchenUnavailable'],
  }),
} as const;
