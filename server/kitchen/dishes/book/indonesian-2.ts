import { dishes } from '../read-dish.ts';

export const indonesianSecond = dishes({
  'gado-gado': {
    title: 'Gado-gado',
    swapped: 'Salad with {a: firm-tofu} and a sauce of {b: peanut-butter}, gado-gado style',
    also: 'gado gado; gadogado; gado gado salad; indonesian salad; indonesian peanut salad; indonesian vegetable salad; salad with peanut sauce; vegetable salad with peanut sauce; warm vegetable salad with peanut sauce; vegetables with peanut sauce; vegan gado gado; tofu gado gado; lotek; pecel; indonesischer salat; salat mit erdnusssauce; salade indonésienne; ensalada indonesia; insalata indonesiana; salada indonésia; ガドガド; 加多加多; 印尼沙拉; غادو غادو; גאדו גאדו; गाडो गाडो',
    summary: 'A generous salad of {a: waxy-potato, green-bean, firm-tofu} under a warm sauce of {b: peanut-butter}.',
    kinds: ['salad', 'bowl'],
    courses: ['main', 'lunch', 'dinner', 'side'],
    cuisines: ['indonesian', 'asian', 'dutch'],
    occasions: ['weeknight', 'buffet', 'guests', 'lunchbox'],
    seasons: ['spring', 'summer'],
    manners: [
      'easy',
      'cheap',
      'healthy',
      'filling',
      'high-protein',
      'creamy',
      'crunchy',
      'mild',
      'savoury',
      'warm',
      'no-bake',
      'vegetable-rich',
    ],
    methods: ['boiled', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 25,
    list: `
      400 g waxy-potato, peeled and diced
      ? 4 hen-egg
      200 g green-bean, trimmed
      ? 150 g carrot, cut into matchsticks
      ? 150 g bean-sprout
      1 tbsp vegetable-oil
      300 g firm-tofu, diced
      120 g peanut-butter
      200 ml coconut-milk
      2 tbsp soy-sauce
      1 tbsp brown-sugar
      ? 1 tbsp sambal-oelek
      1.5 tbsp lime-juice
      ? 200 g cucumber, sliced
      ? 20 g crispy-shallot`,
    method: `
      10m meanwhile: Boil {a: hen-egg} for {10 min}, cool under cold running water and peel.
      12m: Boil {a: waxy-potato} in salted water until tender, then drain well.
      5m: Boil {a: green-bean, carrot} in salted water until just tender, then drain well. / Boil {a: bean-sprout} in salted water until just tender, then drain well.
      8m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Cut {a: firm-tofu} into bite-sized pieces where needed. / Fry {a: firm-tofu} {a!done}.
      5m: Put {a: peanut-butter, coconut-milk, soy-sauce, brown-sugar} in a small pot. / Simmer over low heat, stirring often, until thick and creamy. / Stir in {a: sambal-oelek}. / Stir in {a: lime-juice} to taste.
      Divide {a: waxy-potato, green-bean, carrot, bean-sprout, firm-tofu, cucumber} between plates. / Cut {a: hen-egg} into wedges and add. / Spoon over the sauce. / Scatter with {a: crispy-shallot} and serve.`,
    swaps: {
      'firm-tofu': 'tempeh tinned-chickpea chicken-breast',
      'peanut-butter': 'sunflower-seed-butter almond-butter tahini',
      'waxy-potato': 'sweet-potato turnip',
      'coconut-milk': 'oat-cream',
      'green-bean': 'broccoli white-cabbage',
    },
    varies: {
      'firm-tofu': 'tofu poultry shellfish mushroom pulse',
      'waxy-potato': 'potato root sweet-potato',
      'green-bean': 'quick-vegetable firm-vegetable leaf',
      carrot: 'firm-vegetable quick-vegetable leaf',
      cucumber: 'salad cherry-tomato',
      'peanut-butter': 'almond-butter cashew-butter',
    },
    takes: [
      'quick-vegetable firm-vegetable leaf | 60 | 4 | 6m: Boil {a} in salted water until just tender, then drain well. / Add {a}.',
      'poultry shellfish meat tofu mushroom | 70 | 5 | 8m: Cut {a} into bite-sized pieces where needed. / Fry {a} in a lightly oiled pan over medium heat {a!done}. / Add {a}.',
      'salad cherry-tomato avocado mango prawn-cracker | 30 | 6 | Add with {a}.',
      'rice | 70 | 6 | 18m meanwhile: Cook {a} as the packet says. / Serve with {a}.',
      'nut seed herb chilli | 5 | 6 | Scatter with {a}.',
    ],
  },
  rendang: {
    title: 'Rendang',
    swapped: 'Rendang of {a: braising-steak}',
    also: 'beef rendang; rendang curry; rendang beef; rendang daging; daging rendang; rendang sapi; beef rendang curry; indonesian beef rendang; malaysian beef rendang; indonesian beef curry; malaysian beef curry; indonesian curry; malaysian curry; dry beef curry; lamb rendang; jackfruit rendang; vegan rendang; rendang stew; randang; redang; indonesisches rindercurry; rendang vom rind; rendang de bœuf; rendang de boeuf; rendang de ternera; rendang di manzo; rundvlees rendang; ルンダン; 仁当; 巴东牛肉; 仁当牛肉; ريندانغ; רנדנג; रेंदांग',
    summary: '{a: braising-steak} cooked slowly with {b: coconut-milk, lemongrass} until dark, rich and almost dry.',
    kinds: ['curry', 'stew'],
    courses: ['main', 'dinner'],
    cuisines: ['indonesian', 'malaysian', 'singaporean', 'asian'],
    occasions: ['sunday', 'guests', 'eid'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd'],
    manners: [
      'comforting',
      'festive',
      'filling',
      'high-protein',
      'make-ahead',
      'leftovers',
      'spicy',
      'savoury',
      'warm',
      'one-pot',
      'no-bake',
    ],
    methods: ['braised'],
    needs: ['hob', 'blender'],
    makes: '4 servings',
    prep: 20,
    list: `
      ? 150 g shallot, roughly chopped
      ? 4 clove fresh-garlic
      30 g fresh-ginger, sliced
      ? 30 g galangal, sliced
      ? 2 red-chilli, roughly chopped
      3 tbsp vegetable-oil
      ? 1 tsp ground-turmeric
      ? 1 tsp ground-coriander
      ? 1 cinnamon-stick
      ? 2 star-anise
      700 g braising-steak, cut into {3cm} pieces
      ! 400 ml coconut-milk
      200 ml plain-water
      ? 2 stalk lemongrass, halved
      ? 4 leaf makrut-lime-leaf
      ? 1 tbsp tamarind-paste
      ? 1 tbsp palm-sugar
      1 tsp fine-salt
      ? 30 g desiccated-coconut
      ? 250 g jasmine-rice, to serve`,
    method: `
      Blend {a: shallot, fresh-garlic, fresh-ginger, galangal, red-chilli} to a coarse paste.
      6m: Heat {a: vegetable-oil} in a large pot over medium heat. / Add the paste and cook gently, stirring often, until soft and golden. / Stir in {a: ground-turmeric, ground-coriander, cinnamon-stick, star-anise} and let the spices sizzle for a moment.
      3m: Stir in {a: braising-steak}.
      120m: Stir in {a: coconut-milk, plain-water}. / Add {a: lemongrass, makrut-lime-leaf}. / Stir in {a: tamarind-paste, palm-sugar, fine-salt}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: braising-steak} until very tender.
      4m meanwhile: Toast {a: desiccated-coconut} in a dry pan over medium heat, stirring, {a!done}.
      18m meanwhile: Cook {a: jasmine-rice} as the packet says.
      25m: Stir in {a: desiccated-coconut}. / Simmer, uncovered, until the sauce has thickened. / Stir often, and add a splash of water if it gets too thick.
      Take out {a: cinnamon-stick, star-anise, lemongrass, makrut-lime-leaf}. / Serve hot[ with {a: jasmine-rice}].`,
    swaps: { 'braising-steak': 'diced-lamb jackfruit', 'jasmine-rice': 'basmati-rice quinoa' },
    varies: {
      'braising-steak': 'stewing-meat jackfruit',
      'jasmine-rice': 'rice grain potato',
      'coconut-milk': 'light-coconut-milk coconut-cream',
    },
    takes: [
      'potato root firm-vegetable | 80 | 7 | 25m: Add {a}, cut into bite-sized pieces where needed. / Cook {a} until soft.',
      'quick-vegetable leaf | 50 | 8 | 5m: Stir in {a} and cook until just tender.',
      'ground-cumin curry-powder chilli-flake cardamom-pod whole-clove sambal-oelek | 1 | 3 | Stir in {a}.',
      'herb nut crispy-shallot | 4 | 8 | Scatter with {a}.',
    ],
  },
});
