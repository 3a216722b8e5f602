import { array, boolean, enums, nullable, size, string, type, type Infer } from 'superstruct';

const word = size(string(), 0, 60);
const pieces = size(array(type({ food: word, look: word })), 0, 12);

/** What a dish's drawn picture shows; `@anydish/pictures` draws it. Computed from the final ingredient list when a recipe is sent. */
export const pictureSchema = type({
  vessel: word,
  base: word,
  /** The colour of the base, by name. */
  tone: word,
  /** The foods on it: their ids, and their shapes with colours. */
  pieces,
  beside: pieces,
  sauce: nullable(word),
  steam: boolean(),
  tool: nullable(enums(['chopsticks', 'fork', 'spoon'])),
  /** The colour behind it. */
  ground: enums(['green', 'warm', 'cool', 'sun', 'rose']),
  seed: size(string(), 0, 200),
});
export type Picture = Infer<typeof pictureSchema>;
