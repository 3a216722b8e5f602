import { stemmer } from 'stemmer';

/** A word of a text: where it stands and the stem that it is compared by. */
export interface Word {
  text: string;
  stem: string;
  start: number;
  end: number;
}

// British and American names, and spellings that are both right.
const sameWord: Readonly<Record<string, string>> = {
  zucchini: 'courgette',
  eggplant: 'aubergine',
  cilantro: 'coriander',
  shrimp: 'prawn',
  lasagna: 'lasagne',
  yoghurt: 'yogurt',
  chili: 'chilli',
  chile: 'chilli',
  chilies: 'chilli',
  chillies: 'chilli',
  chiles: 'chilli',
  omelet: 'omelette',
  bbq: 'barbecue',
  barbeque: 'barbecue',
  houmous: 'hummus',
  humus: 'hummus',
  hommus: 'hummus',
  felafel: 'falafel',
  kabob: 'kebab',
  garbanzo: 'chickpea',
  garbanzos: 'chickpea',
  arugula: 'rocket',
  leaves: 'leaf',
  loaves: 'loaf',
  halves: 'half',
  calves: 'calf',
  spuds: 'potato',
  spud: 'potato',
  tatties: 'potato',
  veg: 'vegetable',
  veggies: 'vegetable',
  shrooms: 'mushroom',
  broth: 'stock',
  ketjap: 'kecap',
};

export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[’‘]/g, "'").toLowerCase();

/** What two forms of a word share: "Tomatoes" and "tomato", "zucchini" and "courgettes". */
export function stemOf(word: string): string {
  const lower = plain(word).replace(/'s$/, '');
  const singular = lower.endsWith('s') ? (sameWord[lower] ?? sameWord[lower.slice(0, -1)]) : sameWord[lower];
  return stemmer(singular ?? lower);
}

/** The words of `text` in order. Hyphens part words: "stir-fried" is two. */
export function wordsIn(text: string): Word[] {
  // Positions must be those of the text itself, so accents are taken off word by word.
  return [...text.matchAll(/[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+)?/gu)].map((match) => ({
    text: match[0],
    stem: stemOf(match[0]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** The stems of `text`, joined: the key under which a food or a dish is found. */
export const keyOf = (text: string): string =>
  wordsIn(text)
    .map(({ stem }) => stem)
    .join(' ');
