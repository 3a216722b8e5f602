import { dishes } from '../read-dish.ts';

export const caribbean2 = dishes({
  'saltfish-fritters': {
    title: 'Saltfish fritters',
    swapped: 'Fritters with {a: salt-cod}',
    also: 'salt fish fritters; saltfish fritter; salt fish fritter; salt cod fritters; saltcod fritters; salted cod fritters; codfish fritters; cod fish fritters; cod fritters; stamp and go; stamp n go; accra; accras; accra saltfish; accras de morue; acras de morue; acras; marinades haitian; bacalaitos; jamaican fritters; caribbean fish fritters; caribbean fritters; jamaican saltfish fritters; jamaican fish fritters; salt fish cakes; saltfish cakes; bajan fish cakes; barbados fish cakes; stockfisch krapfen; buñuelos de bacalao; frittelle di baccalà; beignets de morue; 咸鱼饼; 塩ダラのフリッター',
    summary: 'Small, crisp fritters of {a: salt-cod}[ with {b: spring-onion, scotch-bonnet}].',
    kinds: ['fritter', 'fish-dish', 'nibbles'],
    courses: ['snack', 'starter', 'breakfast', 'lunch'],
    cuisines: ['caribbean', 'jamaican'],
    occasions: ['party', 'brunch', 'buffet', 'easter', 'guests', 'picnic'],
    audiences: ['crowd'],
    manners: ['crunchy', 'spicy', 'cheap', 'savoury', 'warm', 'high-protein'],
    methods: ['fried'],
    needs: ['hob'],
    makes: '16 pieces for 4, by half',
    prep: 20,
    list: `
      ! 250 g salt-cod
      180 g plain-flour
      1.5 tsp baking-powder
      ? 1/2 tsp black-pepper
      200 ml plain-water, cold
      ? 3 spring-onion, finely chopped
      ? 1/2 red-pepper, finely chopped
      ? 1 scotch-bonnet, finely chopped
      ? 1 clove fresh-garlic, crushed
      ? 1 tsp fresh-thyme, picked
      120 ml vegetable-oil
      ? 1 lime, cut into wedges`,
    method: `
      480m rest: Soak {a: salt-cod} overnight in plenty of cold water.
      15m: Drain {a: salt-cod}. / Bring a large pot of water to the boil. / Add {a: salt-cod} and simmer very gently {a!done}.
      Drain {a: salt-cod}. / Leave to cool until just warm. / Flake {a: salt-cod} finely with a fork and remove any skin and bones.
      Stir {a: plain-flour, baking-powder, black-pepper} together in a large bowl. / Whisk in {a: plain-water} until smooth. / Fold in {a: salt-cod}. / Stir in {a: spring-onion, red-pepper, scotch-bonnet}. / Stir in {a: fresh-garlic, fresh-thyme}.
      16m*: Heat {a: vegetable-oil half} in a wide pan over medium heat. / Drop in spoonfuls of the mixture, press them flat and fry until deep golden and crisp on both sides, using {a: vegetable-oil rest} for the next batches.
      Drain on kitchen paper and serve warm. / Serve with {a: lime}.`,
    swaps: { 'plain-flour': 'gluten-free-flour chickpea-flour', 'baking-powder': 'gluten-free-baking-powder' },
    varies: { 'plain-water': 'sparkling-water whole-milk' },
    takes: [
      'sweetcorn okra pumpkin carrot courgette brown-onion | 25 | 5 | Chop {a} finely where needed. / Stir in {a}.',
      'curry-powder ground-turmeric fresh-parsley fresh-coriander fresh-chive ground-allspice paprika | 2 | 5 | Stir in {a}.',
      'hot-sauce mayonnaise tartare-sauce mango-chutney sweet-chilli-sauce avocado | 20 | 6 | Serve with {a}.',
    ],
  },
  pelau: {
    title: 'Pelau',
    swapped: 'Pelau with {a: chicken-thigh}',
    also: 'chicken pelau; trini pelau; trinidad pelau; trinidadian pelau; trini chicken pelau; trinidad chicken pelau; caribbean pelau; pelau chicken; pelau rice; caribbean chicken and rice; caribbean chicken rice; trinidadian chicken and rice; pigeon pea pelau; pigeon peas and rice with chicken; chicken and pigeon peas; ペラウ; 佩劳饭',
    summary: '{a: chicken-thigh} browned until dark and sticky, then simmered with {b: long-grain-rice, pigeon-pea, coconut-milk}.',
    kinds: ['rice', 'stew'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['caribbean'],
    occasions: ['sunday', 'party', 'picnic', 'buffet', 'weeknight', 'lunchbox'],
    audiences: ['crowd', 'children', 'students'],
    manners: ['comforting', 'filling', 'one-pot', 'make-ahead', 'leftovers', 'savoury', 'warm', 'high-protein', 'cheap'],
    methods: ['braised', 'marinated'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      500 g chicken-thigh, cut into {3cm} pieces
      ? 3 spring-onion, finely chopped
      ? 3 clove fresh-garlic, crushed
      ? 3 sprig fresh-thyme
      ? 1 tbsp lime-juice
      ? 1 tbsp worcestershire-sauce
      1.25 tsp fine-salt
      ? 1/2 tsp black-pepper
      2 tbsp vegetable-oil
      3 tbsp dark-brown-sugar
      ! 300 g long-grain-rice
      240 g pigeon-pea, drained and rinsed
      ? 2 carrot, diced
      ? 250 g pumpkin, peeled and cut into {2cm} cubes
      200 ml coconut-milk
      450 ml chicken-stock
      ? 1 scotch-bonnet, whole`,
    method: `
      30m rest: Put {a: chicken-thigh} in a large bowl. / Add {a: spring-onion, fresh-garlic, fresh-thyme}. / Add {a: lime-juice}. / Add {a: worcestershire-sauce}. / Season with {a: fine-salt half, black-pepper}. / Mix well. / Leave to marinate for {30 min}.
      4m: Heat {a: vegetable-oil} in a large pot over medium heat. / Add {a: dark-brown-sugar} and stir until melted, dark brown and bubbling.
      12m: Add {a: chicken-thigh} and turn until coated and no longer raw outside. / Fry {a: chicken-thigh} {a!done}.
      5m: Stir in {a: pigeon-pea}. / Add {a: carrot, pumpkin}. / Rinse {a: long-grain-rice} in a fine sieve under cold running water. / Stir in {a: long-grain-rice}.
      25m: Pour in {a: chicken-stock}. / Stir in {a: coconut-milk}. / Season with {a: fine-salt rest}. / Lay {a: scotch-bonnet} on top. / Bring to the boil, then cover and simmer over low heat. / Cook until the grains are tender and the liquid has gone.
      5m rest: Take the pot off the heat. / Cover and leave to rest for {5 min}.
      Take out {a: fresh-thyme, scotch-bonnet}. / Fluff everything up with a fork. / Taste and season again.`,
    swaps: {
      'coconut-milk': 'oat-cream',
      'chicken-thigh': 'turkey-breast tinned-chickpea firm-tofu',
      'worcestershire-sauce': 'vegan-worcestershire-sauce coconut-aminos',
    },
    varies: {
      'chicken-thigh': 'poultry tofu pulse pork-loin-steak rump-steak',
      'pigeon-pea': 'tinned-kidney-bean tinned-black-eyed-bean tinned-black-bean tinned-chickpea frozen-pea',
      pumpkin: 'butternut-squash sweet-potato sweet-pepper',
      'long-grain-rice': 'basmati-rice jasmine-rice',
    },
    takes: [
      'sweet-pepper celery-stalk sweetcorn okra firm-vegetable quick-vegetable | 40 | 5 | Add {a}, cut into small pieces where needed.',
      'tomato-ketchup tomato-puree fresh-ginger curry-powder | 5 | 5 | Stir in {a}.',
      'coleslaw avocado salad fresh-coriander hot-sauce | 30 | 8 | Serve with {a}.',
    ],
  },
  'roti-with-chickpea-curry': {
    title: 'Roti with chickpea curry',
    swapped: 'Caribbean curry with {a: tinned-chickpea}',
    also: 'chickpea roti; roti and chickpea curry; roti with chickpeas; roti with channa; channa roti; chana roti; doubles; trini doubles; trinidad doubles; trinidadian doubles; caribbean roti; trinidad roti; trini roti; roti wrap; caribbean roti wrap; curry channa; curried channa; channa and aloo; aloo channa; curry channa and aloo; caribbean chickpea curry; trinidad chickpea curry; jamaican chickpea curry; chickpea and potato roti; dhal puri; buss up shut; bara and channa; カリビアンロティ; ダブルス; ロティとひよこ豆のカレー; 鹰嘴豆咖喱配烤饼; रोटी और छोले करी',
    summary: 'Soft rounds of {a: plain-flour} with a thick curry of {b: tinned-chickpea}[ and {c: waxy-potato}].',
    kinds: ['curry', 'flatbread', 'wrap'],
    courses: ['main', 'dinner', 'lunch', 'snack'],
    cuisines: ['caribbean', 'indian'],
    occasions: ['weeknight', 'guests', 'picnic', 'lunchbox'],
    audiences: ['students', 'children'],
    manners: ['cheap', 'comforting', 'filling', 'savoury', 'warm', 'healthy', 'make-ahead'],
    methods: ['pan-fried', 'braised'],
    needs: ['hob'],
    makes: '4 servings, by half',
    prep: 25,
    list: `
      300 g plain-flour
      1.5 tsp baking-powder
      1 tsp fine-salt
      5 tbsp vegetable-oil
      180 ml plain-water, warm
      1 brown-onion, finely chopped
      ? 3 clove fresh-garlic, crushed
      ? 1 red-chilli, finely chopped
      ! 2 tbsp curry-powder
      ? 1 tsp ground-cumin
      ? 250 g waxy-potato, peeled and cut into {2cm} cubes
      ! 480 g tinned-chickpea, drained and rinsed
      500 ml vegetable-stock
      ? 1 lime, juice only
      ? 1 handful fresh-coriander, chopped`,
    method: `
      Stir {a: plain-flour, baking-powder, fine-salt} together in a large bowl. / Rub {a: vegetable-oil little} into {b: plain-flour} with your fingertips until it looks like fine crumbs. / Add {a: plain-water} and stir to a rough dough. / Knead until smooth.
      30m rest: Cover and leave to rest for {30 min}.
      10m: Heat {a: vegetable-oil half} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic, red-chilli} and cook until it smells good. / Stir in {a: curry-powder, ground-cumin} and let the spices sizzle for a moment.
      20m: Stir in {a: tinned-chickpea}. / Add {a: waxy-potato}. / Pour in {a: vegetable-stock}. / Bring to the boil, then simmer gently. / Simmer until everything is tender. / Crush a few spoonfuls with the back of a spoon to thicken the sauce.
      Divide the dough into equal pieces and shape each into a ball. / Roll out each piece thinly to a round.
      16m*: Heat a wide heavy pan over high heat until very hot. / Fry one at a time until brown spots appear on both sides, brushing each side with {a: vegetable-oil rest}. / Wrap in a clean cloth to keep soft.
      Stir in {a: lime} to taste. / Scatter with {a: fresh-coriander}. / Serve straight away.`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'baking-powder': 'gluten-free-baking-powder',
      'curry-powder': 'pure-curry-powder',
      'brown-onion': 'fennel carrot',
      'waxy-potato': 'sweet-potato pumpkin',
    },
    varies: {
      'tinned-chickpea': 'pulse',
      'plain-flour': 'wholemeal-flour atta-flour',
      'waxy-potato': 'sweet-potato pumpkin butternut-squash all-round-potato cauliflower',
    },
    takes: [
      'leaf tomato quick-vegetable firm-vegetable pumpkin mango | 50 | 4 | Add {a}, cut into small pieces where needed.',
      'poultry raw-prawn tofu paneer meat | 80 | 5 | 9m: Cut {a} into bite-sized pieces where needed. / Fry {a} in another pan {a!done}. / Stir in {a}.',
      'coconut-milk | 50 | 4 | Stir in {a}.',
      'mango-chutney cucumber yogurt tamarind-paste hot-sauce | 20 | 7 | Serve with {a}.',
    ],
  },
});
