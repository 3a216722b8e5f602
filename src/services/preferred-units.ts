import type { Cooking, Session } from '../../contract/entities.ts';

// The United States, Liberia and Myanmar cook by cups and pounds.
const unitsOfRegion = () => (['US', 'LR', 'MM'].includes(new Intl.Locale(navigator.language).region ?? '') ? 'us' : 'metric');

/** For how many and in which units a user cooks: as chosen in the account, or as is usual where the browser is. */
export const cookingOf = ({ extra }: Session): Cooking => extra.cooking ?? { servings: 2, unitSystem: unitsOfRegion() };
