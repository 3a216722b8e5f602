export type Ground = 'green' | 'warm' | 'cool' | 'sun' | 'rose';

/** A food in a picture: `look` is the shape's name and its colours, `tomato red blush`. */
export interface Piece {
  food: string;
  look: string;
}

/** What is drawn. Plain data: a server can send it, and a page draws it. */
export interface Dish {
  /** bowl, plate, pot, pan, board, tin, dish, basket; `none` where the base brings its own: a cake its stand, a drink its glass. */
  vessel: string;
  /** soup, rice, pizza, cake and so on. */
  base: string;
  /** The colour of the base, by name. */
  tone: string;
  /** What lies on the base, in the order of the ingredients. */
  pieces: Piece[];
  /** Beside the vessel: a lemon, a leaf. */
  beside: Piece[];
  /** The colour of a sauce over everything; null for none. */
  sauce: string | null;
  /** True for dishes served hot. */
  steam: boolean;
  tool: 'chopsticks' | 'fork' | 'spoon' | null;
  /** What the picture stands on: a colour that sets off its food. */
  ground: Ground;
  /** Decides positions and the colour of the vessel. It stays the same while a recipe is being written. */
  seed: string;
}
