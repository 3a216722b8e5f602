import type { Cooking, Session } from '../../contract/entities.ts';

// The United States, Liberia and Myanmar use US units.
const unitsOfRegion = () => (['US', 'LR', 'MM'].includes(new Intl.Locale(navigator.language).region ?? '') ? 'us' : 'metric');

/** A user's default servings and units: from the account, or else by the browser's region. */
export const cookingOf = ({ extra }: Session): Cooking => extra.cooking ?? { servings: 2, unitSystem: unitsOfRegion() };
