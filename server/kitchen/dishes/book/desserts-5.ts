import { dishes } from '../read-dish.ts';

export const dessertsFifth = dishes({
  'energy-balls': {
    title: 'Energy balls',
    also: "oat energy balls; oat energy bites; peanut butter energy balls; peanut butter energy bites; protein bites; no bake energy bites; oat balls; oat bites; breakfast bites; snack balls; oatmeal energy bites; enery balls; energieballs; energie balls; energiekugeln; haferbällchen; boules d'énergie; bouchées énergétiques; bolitas de energía; bolinhas energéticas; energibollar; エナジーバイツ; एनर्जी बॉल्स",
    summary: 'Soft little rounds of {a: rolled-oat, date, peanut-butter}, good to take along.',
    kinds: ['sweets', 'nibbles'],
    courses: ['snack', 'breakfast'],
    cuisines: ['american', 'international'],
    occasions: ['lunchbox', 'picnic', 'camping', 'party'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['easy', 'healthy', 'filling', 'sweet', 'cold', 'no-cook', 'no-bake', 'make-ahead'],
    methods: ['raw'],
    needs: ['food-processor', 'fridge'],
    makes: '16 pieces for 8',
    prep: 20,
    list: `
      150 g date, stones removed
      120 g rolled-oat
      120 g peanut-butter
      ? 40 g chocolate-chip
      ? 2 tbsp cocoa-powder
      ? 1 pinch fine-salt
      2 tbsp plain-water
      ? 30 g desiccated-coconut`,
    method: `
      Blend {a: date, rolled-oat} to a coarse paste. / Add {a: peanut-butter, plain-water} and knead with your hands until the mixture holds together.
      Stir in {a: cocoa-powder, fine-salt}. / Stir in {a: chocolate-chip}, cut small where needed.
      Shape into balls of about {3cm}. / Roll the balls in {a: desiccated-coconut}.
      30m rest: Chill in the fridge for {30 min}.`,
    swaps: {
      date: 'prune raisin dried-fig dried-apricot',
      'rolled-oat': 'gluten-free-oat quinoa-flake',
      'peanut-butter': 'sunflower-seed-butter tahini',
      'chocolate-chip': 'vegan-chocolate-chip allergen-free-dark-chocolate',
    },
    varies: {
      'peanut-butter': 'almond-butter cashew-butter hazelnut-butter mixed-nut-butter sunflower-seed-butter tahini pumpkin-seed-butter',
      date: 'dried-fruit',
      'chocolate-chip': 'chocolate dried-fruit nut seed',
      'desiccated-coconut': 'nut seed cocoa-powder matcha',
    },
    takes: [
      'nut seed dried-fruit chocolate coconut-flake puffed-rice vegan-protein-powder | 8 | 2 | Stir in {a}, cut small where needed.',
      'ground-cinnamon vanilla-extract orange-zest lemon-zest matcha ground-ginger espresso maple-syrup clear-honey | 1 | 2 | Stir in {a}.',
    ],
  },
  'caramel-popcorn': {
    title: 'Caramel popcorn',
    swapped: 'Sweet crunchy {a: popping-corn}',
    also: 'caramel corn; sweet popcorn; toffee popcorn; sticky popcorn; caramel pop corn; caramelised popcorn; caramelized popcorn; homemade popcorn; popcorn with caramel; salted caramel popcorn; carmel popcorn; carmel corn; caramel popcorns; karamellpopcorn; karamell-popcorn; popcorn mit karamell; pop-corn au caramel; palomitas de caramelo; palomitas con caramelo; pipoca caramelizada; pipoca doce; popcorn al caramello; キャラメルポップコーン; 焦糖爆米花; فشار بالكراميل; פופקורן קרמל; कैरेमल पॉपकॉर्न',
    summary: 'Freshly popped {a: popping-corn} in a crisp coat of {b: light-brown-sugar, unsalted-butter}.',
    kinds: ['nibbles', 'sweets'],
    courses: ['snack', 'dessert'],
    cuisines: ['american'],
    occasions: ['party', 'birthday', 'halloween', 'weeknight'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'sweet', 'crunchy', 'make-ahead'],
    methods: ['baked', 'boiled'],
    needs: ['hob', 'oven'],
    makes: '6 servings',
    prep: 5,
    list: `
      2 tbsp sunflower-oil
      ! 100 g popping-corn
      80 g unsalted-butter
      130 g light-brown-sugar
      60 g golden-syrup
      ? 1/2 tsp fine-salt
      ? 1/4 tsp bicarbonate-of-soda`,
    method: `
      Heat the oven to {130C} and line a baking tray with baking paper.
      5m: Heat {a: sunflower-oil} in a large pot over medium heat. / Add {a: popping-corn}, cover and shake the pot now and then until the popping stops.
      Lay {a: popping-corn} on the tray. / Take out any hard grains.
      6m: Heat {a: unsalted-butter} in a small pot over low heat. / Stir in {a: light-brown-sugar, golden-syrup, fine-salt}. / Bring to the boil and simmer until slightly thickened.
      Take the pot off the heat. / Stir in {a: bicarbonate-of-soda} with care; it bubbles up and is very hot. / Pour the mixture over and stir until everything is coated.
      30m: Bake until golden, stirring once halfway through.
      20m rest: Leave to cool on the tray; it turns crisp as it cools.`,
    swaps: {
      'unsalted-butter': 'vegan-butter coconut-oil*0.85',
      'golden-syrup': 'maple-syrup agave-syrup',
      'light-brown-sugar': 'white-sugar coconut-sugar',
    },
    varies: { 'golden-syrup': 'syrup honey', 'light-brown-sugar': 'sugar', 'sunflower-oil': 'oil' },
    takes: [
      'nut seed coconut-flake hard-pretzel | 12 | 6 | Stir in {a}, cut small where needed.',
      'ground-cinnamon vanilla-extract mixed-spice ground-ginger chilli-powder smoked-paprika cocoa-powder | 1 | 5 | Stir in {a}.',
      'chocolate | 10 | 8 | Melt {a} in a bowl over barely simmering water, stirring. / Drizzle with {a}.',
      'flaky-salt sprinkle | 0.5 | 6 | Scatter with {a}.',
    ],
  },
});
