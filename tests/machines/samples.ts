import type { Company, Session } from '../../contract/entities.ts';
import { errorCodes, type ApiError, type ErrorName } from '../../contract/errors.ts';
import type { Recipe, RecipeSummary, Shelf } from '../../contract/recipes/recipe.ts';
import type { LanguageInput } from '../../machines/shell/language.machine.ts';

/** Sample data of fictitious users. */

export const anonymous: Session = {
  guid: 'guid-anonymous',
  isVerified: false,
  email: null,
  firstName: '',
  lastName: '',
  fullName: '',
  natsUserToken: '',
  extra: {},
};

export const company: Company = {
  guid: 'guid-company',
  createdAt: 0,
  name: 'Ada’s kitchen',
  uri: 'adas-kitchen',
  industry: '',
  size: '',
  projects: [],
};

/** A page that was served in English. */
export const inEnglish: LanguageInput = { locale: 'en', isFixed: false };

/** Confirmed, without a name. */
export const newcomer: Session = { ...anonymous, guid: 'guid-ada', isVerified: true, email: 'ada@anydish.example' };

export const ada: Session = {
  ...newcomer,
  firstName: 'Ada',
  lastName: 'Lovelace',
  fullName: 'Ada Lovelace',
  extra: { companies: [company, { ...company, guid: 'guid-second', uri: 'second' }] },
};

/** The error that the server calls `name`. */
export const failure = (name: ErrorName, payload: unknown = null): ApiError => ({
  message: `The server says: ${name}.`,
  statusCode: errorCodes[name].statusCode,
  payload,
});

export const shelf: Shelf = {
  isFavourite: false,
  tags: [],
  isRenamed: false,
  deletesAt: null,
  permissions: { canView: true, canMakeFavorite: true },
};

export const recipe: Recipe = {
  guid: 'guid-recipe',
  companyUri: company.uri,
  createdAt: 0,
  unitSystem: 'metric',
  photoGuid: null,
  cookedBy: { kind: 'built-in', model: null, promptVersion: null, isImprovised: false },
  title: 'Plain omelette',
  summary: 'Two eggs and butter.',
  cuisine: 'French',
  servings: 1,
  prepMinutes: 2,
  cookMinutes: 3,
  ingredients: [{ amount: 2, unit: null, item: 'eggs', note: null, scales: true, replaces: null }],
  steps: [{ text: 'Beat and fry the eggs.', minutes: 3, uses: [0] }],
  allergens: ['eggs', 'milk'],
  diets: ['vegetarian'],
  nutrition: null,
  assumptions: [],
  shelf,
};

export const summary = (guid: string): RecipeSummary => ({
  guid,
  companyUri: company.uri,
  title: `Recipe ${guid}`,
  summary: '',
  cuisine: null,
  createdAt: 0,
  totalMinutes: null,
  servings: 2,
  photoGuid: null,
  shelf,
});
