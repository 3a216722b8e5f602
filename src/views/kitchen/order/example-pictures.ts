import type { Picture } from '../../../../contract/recipes/picture.ts';

/** The kitchen's own dishes behind the examples, with their pictures as the server describes them: a test compares. */
export const examplePictures = {
  'tomato-soup': {
    vessel: 'bowl',
    base: 'cream',
    tone: 'coral',
    ground: 'warm',
    pieces: [{ food: 'fresh-basil', look: 'basil leaf deep' }],
    beside: [{ food: 'fresh-basil', look: 'basil leaf deep' }],
    sauce: null,
    steam: true,
    tool: 'spoon',
    seed: 'cream-soup olive-oil',
  },
  'chicken-curry': {
    vessel: 'bowl',
    base: 'rice-and-sauce',
    tone: 'orange',
    ground: 'warm',
    pieces: [
      { food: 'chicken-thigh', look: 'chunk dough toast' },
      { food: 'fresh-coriander', look: 'clover pea leaf' },
    ],
    beside: [{ food: 'lime', look: 'wheel leaf lime' }],
    sauce: null,
    steam: true,
    tool: null,
    seed: 'curry vegetable-oil',
  },
  'chickpea-spinach-stew': {
    vessel: 'pot',
    base: 'stew',
    tone: 'tomato',
    ground: 'green',
    pieces: [
      { food: 'tinned-chickpea', look: 'ball honey' },
      { food: 'spinach', look: 'spinach leaf deep' },
    ],
    beside: [],
    sauce: null,
    steam: true,
    tool: null,
    seed: 'stew olive-oil',
  },
  'chocolate-cake': {
    vessel: 'none',
    base: 'cake',
    tone: 'cocoa',
    ground: 'warm',
    pieces: [{ food: 'dark-chocolate', look: 'square dark brown' }],
    beside: [],
    sauce: null,
    steam: false,
    tool: null,
    seed: 'cake plain-flour',
  },
} as const satisfies Record<string, Picture>;
