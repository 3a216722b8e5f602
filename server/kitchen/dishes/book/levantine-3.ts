import { dishes } from '../read-dish.ts';

export const levantineThird = dishes({
  kabsa: {
    title: 'Kabsa',
    swapped: 'Kabsa with {a: chicken-thigh}',
    also: 'kabseh; kabsah; kabsa rice; chicken kabsa; kabsa chicken; kabsa dajaj; machboos; machbous; majboos; chicken machboos; saudi chicken and rice; saudi rice; arabic rice with chicken; arabian chicken and rice; arab chicken rice; gulf chicken rice; mandi; chicken mandi; bukhari rice; kabsa mit hähnchen; kabsa au poulet; кабса; カブサ; 卡布萨; 沙特鸡肉饭; كبسة; كبسة دجاج; كبسه; مجبوس; مجبوس دجاج; مندي دجاج; קבסה; कब्सा; चिकन कब्सा',
    summary: 'Spiced {a: basmati-rice} cooked in one pot with {b: chicken-thigh}[ and scattered with {c: whole-almond}].',
    kinds: ['rice', 'casserole'],
    courses: ['main', 'dinner'],
    cuisines: ['gulf', 'yemeni', 'middle-eastern'],
    occasions: ['guests', 'eid', 'ramadan', 'sunday', 'party'],
    audiences: ['crowd', 'children'],
    manners: ['comforting', 'filling', 'high-protein', 'festive', 'one-pot', 'mild', 'savoury', 'warm'],
    methods: ['braised', 'boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      600 g chicken-thigh, halved
      ? 1.5 tsp fine-salt
      ? 1/2 tsp black-pepper
      3 tbsp vegetable-oil
      1 brown-onion, chopped
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp tomato-puree
      ? 2 tsp ground-cumin
      ? 2 tsp ground-coriander
      ? 1 tsp ground-turmeric
      ? 200 g tinned-tomato, chopped
      700 ml chicken-stock
      ? 1 cinnamon-stick
      ? 6 cardamom-pod
      ? 2 dried-lime
      ? 2 bay-leaf
      ? 200 g carrot, peeled and grated
      ! 320 g basmati-rice
      ? 40 g raisin
      ? 40 g whole-almond
      ? 1 handful fresh-parsley, chopped`,
    method: `
      8m: Season {a: chicken-thigh} with {b: fine-salt, black-pepper}. / Heat {a: vegetable-oil} in a large pot over medium heat. / Brown {a: chicken-thigh} in batches on all sides. / Lift {a: chicken-thigh} out and set aside.
      9m: Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: tomato-puree} and cook for a minute, stirring. / Stir in {a: ground-cumin, ground-coriander, ground-turmeric} and let the spices sizzle for a moment.
      20m: Stir in {a: tinned-tomato}. / Pour in {a: chicken-stock}. / Add {a: cinnamon-stick, cardamom-pod, dried-lime, bay-leaf}. / Return {a: chicken-thigh} to the pot. / Bring to the boil, then cover and simmer over low heat. / Cook {a: chicken-thigh} {a!done}. / Lift {a: chicken-thigh} out and set aside.
      18m: Rinse {a: basmati-rice} in a fine sieve under cold running water. / Stir in {a: carrot, raisin}. / Stir in {a: basmati-rice}. / Bring to the boil, then cover and simmer over low heat. / Cook until the grains are tender and the liquid has gone.
      10m rest: Take the pot off the heat. / Lay {a: chicken-thigh} on top. / Cover and leave to rest for {10 min}.
      Toast {a: whole-almond} in a wide dry pan over medium heat until it smells good.
      Take out {a: cinnamon-stick, cardamom-pod, dried-lime, bay-leaf}. / Scatter with {a: whole-almond, fresh-parsley} and serve.`,
    swaps: { 'whole-almond': 'pine-nut cashew-nut sunflower-seed' },
    varies: {
      'chicken-thigh': 'poultry tofu tinned-chickpea white-fish raw-prawn',
      'basmati-rice': 'long-grain-rice jasmine-rice',
      'whole-almond': 'nut seed',
      raisin: 'dried-fruit',
      carrot: 'quick-vegetable',
    },
    takes: [
      'quick-vegetable sweet-pepper potato pulse | 50 | 4 | Cut {a} into small pieces where needed. / Stir in {a}.',
      'red-chilli green-chilli fresh-ginger whole-clove saffron chilli-flake paprika | 1 | 2 | Stir in {a} and cook until it smells good.',
      'yogurt plant-yogurt tomato-salsa salad cucumber hot-sauce | 40 | 7 | Serve with {a}.',
    ],
  },
});
