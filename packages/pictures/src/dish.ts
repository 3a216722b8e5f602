export const vessels = ['bowl', 'plate', 'pot', 'pan', 'board', 'glass', 'tumbler', 'mug', 'coupe', 'tin', 'dish', 'jar', 'basket', 'stand', 'none'] as const;
export type Vessel = (typeof vessels)[number];

export const bases = [
  'none', 'soup', 'cream', 'sauce', 'stew', 'rice', 'rice-and-sauce', 'noodles', 'spaghetti', 'penne', 'macaroni', 'bows', 'parcels', 'gnocchi', 'grain', 'mash',
  'porridge', 'greens', 'bake', 'layers', 'pizza', 'flatbread', 'burger', 'sandwich', 'toast', 'wrap', 'taco', 'sushi', 'dumplings', 'spring-rolls',
  'skewers', 'omelette', 'pancakes', 'waffle', 'loaf', 'baguette', 'rolls', 'buns', 'scones', 'cake', 'ring-cake', 'cheesecake', 'tart', 'pie', 'muffins', 'biscuits', 'squares', 'truffles',
  'doughnuts', 'ice-cream', 'mousse', 'jelly', 'pudding', 'crumble', 'drink', 'foam', 'smooth', 'jam', 'fries', 'fritters', 'halves', 'dip', 'pastry', 'meringue', 'dough',
] as const; // prettier-ignore
export type Base = (typeof bases)[number];

/** A food in a picture: `look` is the shape's name and its colours, `tomato red blush`. */
export interface Piece {
  food: string;
  look: string;
}

/** What is drawn. Plain data: a server can send it, and a page draws it. */
export interface Dish {
  vessel: string;
  base: string;
  /** The colour of the base, by name. */
  tone: string;
  /** What lies on the base, in the order of the ingredients. */
  pieces: readonly Piece[];
  /** Beside the vessel: a lemon, a leaf. */
  beside: readonly Piece[];
  /** The colour of a sauce over everything; null for none. */
  sauce: string | null;
  /** True for dishes served hot. */
  steam: boolean;
  tool: 'chopsticks' | 'fork' | 'spoon' | null;
  /** Decides positions and the colour of the vessel. It stays the same while a recipe is being written. */
  seed: string;
}
