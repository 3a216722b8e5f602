import type { Trait } from './food.ts';

/**
 * Foods and kinds that stand for a trait: "no milk" excludes everything that contains milk. "Nuts" include peanuts, because most people mean both.
 */
const traitsOfNode: Readonly<Record<string, readonly Trait[]>> = {
  gluten: ['gluten'],
  wheat: ['gluten'],
  crustacean: ['crustaceans'],
  mollusc: ['molluscs'],
  shellfish: ['crustaceans', 'molluscs'],
  seafood: ['fish', 'crustaceans', 'molluscs'],
  fish: ['fish'],
  egg: ['eggs'],
  'hen-egg': ['eggs'],
  peanut: ['peanuts'],
  'roasted-peanut': ['peanuts'],
  soybean: ['soy'],
  dairy: ['milk'],
  milk: ['milk'],
  'whole-milk': ['milk'],
  lactose: ['lactose'],
  nut: ['nuts', 'peanuts'],
  'tree-nut': ['nuts'],
  celery: ['celery'],
  'celery-stalk': ['celery'],
  mustard: ['mustard'],
  sesame: ['sesame'],
  'sesame-seed': ['sesame'],
  sulphites: ['sulphites'],
  lupin: ['lupin'],
  meat: ['meat'],
  pork: ['pork'],
  beef: ['beef'],
  alcohol: ['alcohol'],
  gelatine: ['gelatine'],
  honey: ['honey'],
  'clear-honey': ['honey'],
  allium: ['allium'],
  nightshade: ['nightshade'],
};

/** The traits of a food or kind; usually none. */
export const traitsMeantBy = (id: string): readonly Trait[] => traitsOfNode[id] ?? [];
