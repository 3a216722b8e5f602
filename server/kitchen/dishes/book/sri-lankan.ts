import { curryAdditions } from './additions.ts';
import { dishes } from '../read-dish.ts';

export const sriLankan = dishes({
  'sri-lankan-dal': {
    title: 'Sri Lankan dal',
    also: 'parippu; parippu curry; paripu; sri lankan dhal; sri lankan daal; sri lankan dahl; sri lanka dal; sri lankan dal curry; sri lankan dhal curry; sri lankan lentil curry; sri lankan lentils; ceylon dal; coconut dal; coconut dhal; coconut dahl; coconut daal; coconut lentil curry; lentil coconut curry; lentil curry with coconut milk; red lentil coconut curry; creamy coconut lentils; kokos-dal; kokos dal; linsencurry mit kokosmilch; dal coco; dahl coco; dal au lait de coco; dal de coco; curry de lentejas con coco; පරිප්පු; பருப்பு கறி; スリランカのダール; パリップ; 斯里兰卡扁豆咖喱; 椰奶扁豆咖喱; دال سريلانكي; דאל סרי לנקי',
    summary: '{a: red-lentil} simmered soft in {b: coconut-milk}, finished with sizzled spices.',
    kinds: ['curry', 'beans', 'stew'],
    courses: ['main', 'dinner', 'lunch', 'side'],
    cuisines: ['sri-lankan', 'indian'],
    occasions: ['weeknight', 'lunchbox'],
    audiences: ['students', 'crowd', 'children'],
    manners: ['easy', 'cheap', 'healthy', 'creamy', 'comforting', 'filling', 'make-ahead', 'mild', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 280 g red-lentil
      700 ml plain-water
      ? 1 tsp ground-turmeric
      ? = 1 cinnamon-stick
      ? 1 green-chilli, sliced
      ! 400 ml coconut-milk
      ? 1 tsp fine-salt
      2 tbsp coconut-oil
      ? 1 tsp black-mustard-seed
      ? 1 tsp cumin-seed
      ? 2 sprig curry-leaf
      ? 2 dried-red-chilli
      1 brown-onion, thinly sliced
      ? 3 clove fresh-garlic, thinly sliced
      ? 1 tbsp lime-juice
      ? 250 g basmati-rice, to serve`,
    method: `
      18m: Rinse {a: red-lentil} in a fine sieve under cold running water. / Put {a: red-lentil, plain-water, ground-turmeric, cinnamon-stick, green-chilli} in a large pot. / Bring to the boil, then simmer, half covered. / Skim off the foam.
      8m: Stir in {a: coconut-milk, fine-salt}. / Cook {a: red-lentil} until very soft. / Take out {a: cinnamon-stick}.
      20m meanwhile: Cook {a: basmati-rice} as the packet says.
      12m meanwhile: Heat {a: coconut-oil} in a wide pan over medium heat. / Stir in {a: black-mustard-seed, cumin-seed, curry-leaf, dried-red-chilli} and let the spices sizzle for a moment. / Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic} and cook until it smells good.
      Stir everything from the pan into the pot. / Stir in {a: lime-juice} to taste. / Serve with {a: basmati-rice}.`,
    swaps: { 'coconut-oil': 'vegetable-oil', 'brown-onion': 'fennel' },
    varies: { 'red-lentil': 'moong-dal', 'coconut-oil': 'fat' },
    takes: curryAdditions(2, 5),
  },
});
