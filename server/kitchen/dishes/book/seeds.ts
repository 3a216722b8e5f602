import { dishes } from '../read-dish.ts';

export const seedDishes = dishes({
  'mushroom-risotto': {
    title: 'Mushroom risotto',
    also: 'risotto; risotto ai funghi; mushroom rice; creamy mushroom risotto; rissoto',
    summary: 'Creamy rice with {a: chestnut-mushroom, white-wine, parmesan}, made in one pan with a little stirring.',
    kinds: ['risotto', 'rice'],
    courses: ['main', 'dinner'],
    cuisines: ['italian'],
    seasons: ['autumn'],
    manners: ['comforting', 'creamy'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      1000 ml vegetable-stock
      1 tbsp olive-oil
      ! 300 g chestnut-mushroom, sliced
      50 g unsalted-butter
      1 brown-onion, finely chopped
      ? 2 clove fresh-garlic, crushed
      ! 320 g risotto-rice
      120 ml white-wine
      60 g parmesan, grated
      ? 1 handful fresh-parsley, chopped
      fine-salt, to taste
      black-pepper, to taste`,
    method: `
      Heat {a: vegetable-stock} in a small pot and keep {a?it|them} just below a simmer.
      7m: Heat {a: olive-oil} in a wide pan over high heat. / Fry {a: chestnut-mushroom} {a!done}. / Lift {a: chestnut-mushroom} out and set aside.
      6m: Melt {a: unsalted-butter half} in the same pan over medium heat. / Add {a: brown-onion} and cook gently until soft but not brown. / Stir in {a: fresh-garlic} and cook until it smells good.
      2m: Stir in {a: risotto-rice} until the grains are hot and see-through at the edges. / Pour in {a: white-wine} and let it boil away.
      18m: Add {a: vegetable-stock} a ladle at a time, stirring often, until the rice is tender with a little bite.
      Take the pan off the heat. / Beat in {a: unsalted-butter rest}. / Stir in {a: parmesan}. / Fold in {a: chestnut-mushroom}, cover and rest for {2 min}.
      Season with {a: fine-salt, black-pepper} to taste. / Scatter with {a: fresh-parsley} and serve straight away.`,
    swaps: { parmesan: 'vegetarian-hard-cheese vegan-parmesan*0.5' },
    takes: ['quick-vegetable leaf | 40 | 6 | 3m: Stir in {a} and cook until just tender.'],
  },
  pancakes: {
    title: 'Pancakes',
    also: 'american pancakes; fluffy pancakes; breakfast pancakes; hotcakes; pancake stack; griddle cakes',
    summary: 'Thick, fluffy pancakes from one bowl, easy enough for children to help.',
    kinds: ['pancake'],
    courses: ['breakfast', 'dessert'],
    cuisines: ['american'],
    occasions: ['brunch', 'sunday'],
    audiences: ['children'],
    manners: ['sweet', 'cheap'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '12 pancakes for 4, by half',
    prep: 10,
    list: `
      ! 200 g plain-flour
      2 tsp baking-powder
      ? 2 tbsp caster-sugar
      1/4 tsp fine-salt
      ! 250 ml whole-milk
      2 hen-egg
      40 g unsalted-butter, melted
      ? maple-syrup, to serve`,
    method: `
      Stir {a: plain-flour, baking-powder, caster-sugar, fine-salt} together in a large bowl.
      Whisk {a: whole-milk, hen-egg} together in a jug, then beat in {b: unsalted-butter half}.
      5m rest: Pour the liquid into the bowl and stir until just combined; small lumps are fine. / Leave the batter to rest.
      15m*: Melt {a: unsalted-butter little} in a wide pan over medium heat. / Drop in spoonfuls of batter and fry until bubbles burst on top and the edges look dry, then turn and fry until golden, using {a: unsalted-butter rest} for the next batches.
      Serve warm[ with {a: maple-syrup}].`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'hen-egg': 'flax-egg',
      'whole-milk': 'oat-milk soy-milk',
      'unsalted-butter': 'vegan-butter vegetable-oil*0.8',
    },
    takes: ['berry soft-fruit chocolate nut dried-fruit | 40 | 4 | Fold {a} into the batter.'],
  },
  'chicken-curry': {
    title: 'Chicken curry',
    swapped: '{a: chicken-thigh} curry',
    also: 'easy chicken curry; mild chicken curry; coconut chicken curry; chicken coconut curry; curry',
    summary: 'A mild, creamy curry with {a: chicken-thigh, coconut-milk}, simmered gently until everything is tender.',
    kinds: ['curry', 'stew'],
    courses: ['main', 'dinner'],
    cuisines: ['indian'],
    occasions: ['weeknight'],
    audiences: ['children'],
    manners: ['mild', 'creamy', 'comforting', 'one-pot'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      2 tbsp vegetable-oil
      1 brown-onion, finely chopped
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ! 1 tbsp curry-powder
      ? 1 tsp ground-turmeric
      ! 600 g chicken-thigh, cut into {3cm} pieces
      200 g tinned-tomato, chopped
      ! 400 ml coconut-milk
      1/2 tsp fine-salt
      ? 1 lime, juice only
      ? 1 handful fresh-coriander, chopped
      ? 250 g basmati-rice, to serve`,
    method: `
      8m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good.
      1m: Stir in {a: curry-powder, ground-turmeric} and let the spices sizzle for a moment.
      5m: Add {a: chicken-thigh} and turn until coated and no longer raw outside.
      20m: Pour in {a: coconut-milk}. / Stir in {a: tinned-tomato}. / Season with {a: fine-salt}. / Bring to the boil, then simmer, half covered. / Cook {a: chicken-thigh} {a!done}.
      20m meanwhile: Cook {a: basmati-rice} as the packet says.
      Stir in {a: lime} to taste. / Scatter with {a: fresh-coriander} and serve.`,
    varies: { 'chicken-thigh': 'poultry tofu pulse shellfish white-fish firm-vegetable' },
    takes: ['quick-vegetable firm-vegetable leaf mushroom potato root | 60 | 4 | Stir in {a}.'],
    swaps: { 'curry-powder': 'ground-cumin*0.5' },
  },
});
