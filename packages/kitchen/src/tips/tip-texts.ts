import type { TipAbout } from '../../../../contract/recipes/tips.ts';

/*
 * The tips below a recipe. Their texts name no food, except rice and meat where the recipe has them: a tip must never suggest what was left out.
 * Safe times and temperatures: Food Standards Agency and USDA FSIS guidance for home kitchens.
 */

export interface TipText {
  about: TipAbout;
  /** A key of the text catalogs. */
  key: string;
}

const texts = {
  batches: ['why', 'In batches, because a full pan cools down: then everything stews instead of browning.'],
  resting: ['why', 'While it rests, the juices spread and stay inside when you cut it.'],
  folding: ['why', 'Stir as little as you can: much stirring makes it tough.'],
  gentle: ['why', 'Keep it at a gentle simmer: a rolling boil makes meat tough.'],
  starch: ['why', 'The cooking water holds starch, which binds the sauce.'],
  dry: ['why', 'Pat it dry, because wet food steams before it browns.'],
  sizzle: ['why', 'Spices give off their aroma in hot fat, but they burn within seconds: have the next ingredient ready.'],
  swelling: ['why', 'While the batter rests it swells, and the result is more tender.'],
  'raw-egg': ['why', 'The egg in it stays raw: take fresh or pasteurised eggs. In pregnancy and for small children, frail or ill people take pasteurised ones only.'],
  'better-next-day': ['ahead', 'It tastes even better the next day: cook it the day before and reheat it.'],
  'put-together': ['ahead', 'You can put it together a day ahead and keep it covered in the fridge; it then takes about ten minutes longer in the oven.'],
  'bake-ahead': ['ahead', 'You can make it the day before.'],
  'overnight-dough': ['ahead', 'The dough can rise in the fridge overnight instead; let it stand at room temperature for an hour before you shape it.'],
  'dress-late': ['ahead', 'You can prepare everything a few hours ahead; dress it just before serving.'],
  'three-days': ['store', 'Cool leftovers within two hours and keep them covered in the fridge for up to 3 days.'],
  'one-day': ['store', 'Cool leftovers within two hours, keep them covered in the fridge and eat them within a day.'],
  'rice-day': ['store', 'Cool leftover rice within an hour, keep it in the fridge and eat it within a day.'],
  'no-keeping': ['store', 'Eat it on the day you make it and keep no leftovers: part of it is raw.'],
  'tin-days': ['store', 'Keep it in an airtight tin at room temperature for up to 3 days.'],
  'tin-week': ['store', 'Keep them in an airtight tin for up to a week.'],
  'two-days': ['store', 'Keep it covered in the fridge for up to 2 days.'],
  'wrapped-days': ['store', 'Keep it wrapped at room temperature for up to 2 days; after that, toast it.'],
  'at-once': ['store', 'It is best eaten at once.'],
  portions: ['freeze', 'Freeze it in portions for up to 3 months, and thaw it in the fridge overnight.'],
  wrapped: ['freeze', 'Freeze it well wrapped for up to 3 months, and thaw it at room temperature.'],
  'not-frozen': ['freeze', 'It does not freeze well.'],
  steaming: ['reheat', 'Reheat it until it is steaming hot all the way through ({t} inside), and only once.'],
  crisp: ['reheat', 'Reheat it in the oven at {t} until it is hot all the way through and crisp again, and only once.'],
  thickness: ['rescue', 'Too thin? Let it simmer uncovered for a few minutes. Too thick? Stir in a little hot water.'],
  tough: ['rescue', 'Is the meat still tough? Go on simmering: it needs time, not more heat.'],
  curdled: ['rescue', 'If the sauce curdles, take it off the heat at once and whisk in a spoonful of cold water.'],
  browning: ['rescue', 'If the top browns before the middle is done, cover it with foil and bake on.'],
  sticky: ['rescue', 'If the dough sticks, wet your hands and let it rest for ten minutes.'],
  loosened: ['rescue', 'If it sticks together, loosen it with a little of the hot cooking water.'],
  soggy: ['rescue', 'If it turns out soggy, the pan was not hot enough: fry fewer pieces at a time.'],
  grains: ['rescue', 'Are the grains still hard? Add a little hot water, cover and leave it off the heat for five minutes.'],
  caught: ['rescue', 'If it catches at the bottom, do not scrape: pour the rest into another pot.'],
  'square-tin': ['size', 'A square tin of about {l} holds as much as a round one of this size. In a wider tin it is flatter and done sooner.'],
  mugs: ['size', 'Use one mug for each person, and cook them one after the other.'],
  companions: ['serve', 'Goes well with: {foods}.'],
} as const satisfies Readonly<Record<string, readonly [TipAbout, string]>>; // prettier-ignore

export type TipId = keyof typeof texts;

export const tipText = (id: TipId): TipText => {
  const [about, key] = texts[id];
  return { about, key };
};

/** Every text, for the check of the catalogs. */
export const tipKeys = (): string[] => Object.values(texts).map(([, key]) => key);
