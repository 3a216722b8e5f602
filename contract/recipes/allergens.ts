/** The fourteen of Regulation (EU) No 1169/2011, Annex II. */
export const allergens = [
  'gluten', 'crustaceans', 'eggs', 'fish', 'peanuts', 'soy', 'milk', 'nuts',
  'celery', 'mustard', 'sesame', 'sulphites', 'lupin', 'molluscs',
] as const; // prettier-ignore
export type Allergen = (typeof allergens)[number];

/** The food or kind that stands for an allergen in a wish. */
export const allergenFoods: Readonly<Record<Allergen, string>> = {
  gluten: 'gluten',
  crustaceans: 'crustacean',
  eggs: 'egg',
  fish: 'fish',
  peanuts: 'peanut',
  soy: 'soybean',
  milk: 'dairy',
  nuts: 'tree-nut',
  celery: 'celery',
  mustard: 'mustard',
  sesame: 'sesame',
  sulphites: 'sulphites',
  lupin: 'lupin',
  molluscs: 'mollusc',
};
