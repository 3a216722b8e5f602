import { dishes } from '../read-dish.ts';

export const italianBaking = dishes({
  'margherita-pizza': {
    title: 'Margherita pizza',
    also: 'pizza; pizza margherita; margherita; cheese pizza; cheese and tomato pizza; plain pizza; tomato pizza; margarita pizza; margharita pizza; margerita pizza; homemade pizza; home-made pizza; neapolitan pizza; pizza napoletana; naples pizza; italian pizza; pizza from scratch; mozzarella pizza; pizza with homemade dough; piza; pitza',
    summary: 'A thin, crisp pizza with home-made dough, {a: tinned-tomato, grated-mozzarella, fresh-basil}, baked as hot as the oven goes.',
    kinds: ['pizza'],
    courses: ['main', 'dinner', 'baking', 'lunch'],
    cuisines: ['italian'],
    occasions: ['party', 'birthday', 'sunday', 'guests', 'weeknight', 'date'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['cheap', 'comforting', 'filling', 'mild', 'savoury', 'warm', 'crunchy'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '4 pizzas for 4, by quarter',
    prep: 30,
    list: `
      500 g strong-flour
      1 tsp white-sugar
      7 g dried-yeast
      ? 2 tsp fine-salt
      320 ml plain-water, warm
      4 tbsp olive-oil
      ! 400 g tinned-tomato, drained
      ? 1 clove fresh-garlic, crushed
      ? 1 tsp dried-oregano
      250 g grated-mozzarella
      ? 1 handful fresh-basil, torn`,
    method: `
      Stir {a: strong-flour, dried-yeast, white-sugar, fine-salt most} together in a large bowl. / Add {a: plain-water, olive-oil half} and stir to a rough dough.
      10m: Knead until smooth and elastic.
      60m rest: Cover and leave to rise in a warm place until doubled.
      Crush {a: tinned-tomato} with a fork. / Stir in {a: fresh-garlic, dried-oregano, fine-salt rest}.
      20m meanwhile: Heat the oven to {250C}, or as hot as it goes, with a baking tray inside.
      Divide the dough into equal pieces and shape each into a ball. / Roll or press out each piece thinly on baking paper.
      Spread thinly with the crushed mixture, leaving the edge free. / Scatter with {a: grated-mozzarella}.
      20m*: Slide each pizza with its paper onto the hot tray and bake for about {10 min}, until the edge is puffed and browned in spots.
      Scatter with {a: fresh-basil}. / Drizzle with {a: olive-oil rest} and serve.`,
    swaps: {
      'strong-flour': 'gluten-free-bread-flour gluten-free-flour',
      'grated-mozzarella': 'lactose-free-mozzarella vegan-mozzarella vegan-cheese',
      'dried-yeast': 'fresh-yeast*2',
    },
    varies: { 'grated-mozzarella': 'melting-cheese', 'tinned-tomato': 'passata tomato' },
    takes: [
      'bacon salami pepperoni chorizo cooked-ham speck mushroom quick-vegetable onion tomato olive caper tinned-fish anchovy-fillet shellfish soft-cheese melting-cheese hard-cheese chilli tropical-fruit artichoke-heart roasted-red-pepper sun-dried-tomato leek fennel egg smoked-fish | 45 | 8 | Top with {a}.',
      'poultry mince plant-mince sausage meat firm-vegetable leaf tofu potato aubergine | 60 | 8 | 8m: Fry {a} in a wide pan {a!done}. / Top with {a}.',
      'rocket watercress mixed-salad-leaf parma-ham serrano-ham cured-ham | 15 | 9 | Lay {a} on top.',
    ],
  },
  focaccia: {
    title: 'Focaccia',
    also: 'focaccia bread; rosemary focaccia; focaccia al rosmarino; focaccia genovese; foccacia; focacia; foccaccia; italian flatbread; olive oil bread; rosemary bread; no-knead focaccia; pizza bianca; schiacciata',
    summary: 'Soft inside and golden outside, with {a: olive-oil, fresh-rosemary, flaky-salt}; it needs no kneading.',
    kinds: ['bread', 'flatbread'],
    courses: ['baking', 'side', 'snack', 'lunch'],
    cuisines: ['italian', 'mediterranean'],
    occasions: ['picnic', 'barbecue', 'buffet', 'party', 'guests', 'brunch', 'lunchbox'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'make-ahead', 'savoury', 'mild', 'filling'],
    methods: ['baked'],
    needs: ['oven'],
    makes: '1 loaf for 8, by whole',
    prep: 15,
    list: `
      500 g strong-flour
      7 g dried-yeast
      ? 2 tsp fine-salt
      400 ml plain-water, warm
      6 tbsp olive-oil
      ? 2 sprig fresh-rosemary, picked
      ? 1 tsp flaky-salt`,
    method: `
      Stir {a: strong-flour, dried-yeast, fine-salt} together in a large bowl. / Add {a: plain-water} and stir to a wet, sticky dough.
      15m rest: Cover and leave to stand for {15 min}.
      75m rest: Fold the edges of the dough into the middle a few times with wet hands. / Cover and leave to rise in a warm place until doubled.
      Spread {a: olive-oil half} in a baking tin of about {30cm}. / Tip in the dough, turn it over and stretch it towards the corners.
      30m rest: Cover and leave to rise in a warm place until puffy and full of bubbles.
      Heat the oven to {220C}. / Drizzle the dough with {a: olive-oil rest} and press deep dimples into it with your fingertips. / Scatter with {a: fresh-rosemary, flaky-salt}.
      25m: Bake until risen and deep golden.
      Leave to cool on a rack.`,
    swaps: { 'strong-flour': 'gluten-free-bread-flour', 'olive-oil': 'rapeseed-oil', 'dried-yeast': 'fresh-yeast*2' },
    varies: { 'fresh-rosemary': 'fresh-thyme fresh-sage fresh-oregano fresh-marjoram' },
    takes: [
      'olive cherry-tomato sun-dried-tomato onion garlic potato grape roasted-red-pepper soft-cheese hard-cheese nut seed fig courgette | 20 | 7 | Press {a} into the dough.',
    ],
  },
});
