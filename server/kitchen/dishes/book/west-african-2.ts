import { dishes } from '../read-dish.ts';

export const westAfrican2 = dishes({
  'moin-moin': {
    title: 'Moin-moin',
    also: 'moin moin; moi moi; moi-moi; moimoi; moinmoin; moyin moyin; mai mai nigerian; nigerian moi moi; nigerian bean pudding; bean pudding; steamed bean pudding; steamed bean cakes; steamed bean cake; nigerian bean cake; nigerian steamed beans; nigerian bean cakes; olele; olele beans; tubaani; black eyed pea pudding; black-eyed bean pudding; モインモイン; موي موي; 豆布丁',
    summary: 'Soft, savoury puddings of {a: dried-black-eyed-bean, red-pepper}.',
    kinds: ['beans', 'pudding'],
    courses: ['main', 'side', 'lunch', 'breakfast', 'snack'],
    cuisines: ['nigerian', 'west-african', 'african'],
    occasions: ['party', 'sunday', 'buffet', 'lunchbox', 'picnic', 'brunch'],
    audiences: ['children', 'crowd'],
    manners: ['cheap', 'healthy', 'high-protein', 'comforting', 'make-ahead', 'savoury', 'warm', 'cold'],
    methods: ['steamed', 'baked'],
    needs: ['oven', 'blender', 'kettle'],
    makes: '4 servings',
    prep: 25,
    list: `
      ! 300 g dried-black-eyed-bean
      2 red-pepper, roughly chopped
      1 brown-onion, roughly chopped
      ? 1 scotch-bonnet, roughly chopped
      ? 15 g fresh-ginger, peeled and sliced
      5 tbsp vegetable-oil
      250 ml vegetable-stock
      1 tsp fine-salt
      ? 1/4 tsp nutmeg`,
    method: `
      480m rest: Soak {a: dried-black-eyed-bean} overnight in plenty of cold water.
      Rub {a: dried-black-eyed-bean} between your hands and pour off the skins that float up. / Drain {a: dried-black-eyed-bean}.
      Heat the oven to {180C}. / Put {a: dried-black-eyed-bean, red-pepper, brown-onion, scotch-bonnet, fresh-ginger} in a blender. / Add {a: vegetable-stock}. / Blend until smooth.
      Stir in {a: vegetable-oil}. / Season with {a: fine-salt, nutmeg}. / Mix well.
      60m: Pour into small ovenproof dishes and set them in a deep baking tin. / Pour hot water into the tin until it reaches halfway up the dishes. / Cover the tin tightly with foil. / Bake until firm all through, and a skewer comes out clean.
      5m rest: Leave to rest for {5 min} before serving. / Serve warm or cold.`,
    swaps: { 'brown-onion': 'carrot celery-stalk', 'red-pepper': 'carrot courgette' },
    varies: { 'dried-black-eyed-bean': 'dried-adzuki-bean', 'vegetable-stock': 'chicken-stock fish-stock' },
    takes: [
      'egg | 55 | 5 | 10m: Boil {a} for {10 min}, cool under cold running water and peel. / Cut {a} into small pieces. / Stir {a} into the mixture.',
      'tinned-fish smoked-fish cooked-prawn cooked-chicken dried-shrimp olive sweetcorn carrot frozen-pea leaf | 40 | 5 | Cut {a} into small pieces where needed. / Stir {a} into the mixture.',
      'paprika curry-powder dried-thyme fresh-thyme tomato-puree | 2 | 4 | Stir in {a}.',
    ],
  },
  thieboudienne: {
    title: 'Thieboudienne',
    swapped: 'Thieboudienne with {a: white-fish-fillet}',
    also: 'thiéboudienne; thieboudiene; thieboudien; thiebou dieune; thiebou djeun; thiéboudiène; thiebou dien; thiebou jen; tiep bou dien; tiéboudienne; tieboudienne; tieb bou dien; ceebu jen; ceebu jën; cheb; chebu jen; tieb; thieb; riz au poisson; riz au poisson sénégalais; senegalese fish and rice; senegalese fish rice; senegalese rice and fish; senegalese rice; fish jollof; benachin fish; チェブジェン; 塞内加尔鱼饭; ثيبودين; תבודיין',
    summary: '{a: white-fish-fillet} on red {b: long-grain-rice}, cooked with {c: carrot, white-cabbage, cassava}.',
    kinds: ['rice', 'fish-dish'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['west-african', 'african'],
    occasions: ['sunday', 'guests', 'party'],
    audiences: ['crowd'],
    manners: ['filling', 'comforting', 'festive', 'vegetable-rich', 'high-protein', 'one-pot', 'savoury', 'warm'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 30,
    list: `
      ! 600 g white-fish-fillet
      ? 1 handful fresh-parsley, finely chopped
      ? 4 clove fresh-garlic, crushed
      ? 1.5 tsp fine-salt
      ? 1/2 tsp black-pepper
      5 tbsp vegetable-oil
      2 brown-onion, chopped
      4 tbsp tomato-puree
      200 g tinned-tomato, chopped
      1100 ml vegetable-stock
      ? 1 tbsp fish-sauce
      ? 2 bay-leaf
      ? 1 scotch-bonnet, whole
      ? 3 carrot, halved
      ? 300 g cassava, peeled and cut into {3cm} cubes
      ? 300 g white-cabbage, cut into wedges
      ? 1 whole-aubergine, cut into wedges
      ! 320 g long-grain-rice
      ? 1 lemon, cut into wedges`,
    method: `
      Season {a: white-fish-fillet} with {b: fine-salt half, black-pepper}. / Rub {a: white-fish-fillet} with {b: fresh-parsley, fresh-garlic half}.
      8m: Heat {a: vegetable-oil} in a large pot over medium heat. / Brown {a: white-fish-fillet} in batches on all sides. / Lift {a: white-fish-fillet} out and set aside.
      12m: Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic rest} and cook until it smells good. / Stir in {a: tomato-puree} and cook for a minute, stirring. / Stir in {a: tinned-tomato}.
      25m: Pour in {a: vegetable-stock}. / Add {a: fish-sauce}. / Add {a: bay-leaf, scotch-bonnet}. / Season with {a: fine-salt rest}. / Add {a: carrot, cassava, white-cabbage, whole-aubergine}. / Bring to the boil, then cover and simmer over low heat. / Simmer until everything is tender.
      Lift {a: carrot, cassava, white-cabbage, whole-aubergine} out and keep warm. / Take out {a: bay-leaf, scotch-bonnet}.
      20m: Rinse {a: long-grain-rice} in a fine sieve under cold running water. / Stir in {a: long-grain-rice}. / Bring to the boil, then cover and simmer over low heat. / Cook until the grains are tender and the liquid has gone.
      6m: Fluff everything up with a fork. / Lay {a: white-fish-fillet} on top, cover and cook {a!done}.
      Serve with {a: carrot, cassava, white-cabbage, whole-aubergine}. / Serve with {a: lemon}.`,
    swaps: { 'brown-onion': 'celery-stalk fennel' },
    varies: {
      'white-fish-fillet': 'white-fish cod-fillet hake-fillet snapper-fillet tilapia-fillet sea-bream-fillet sea-bass-fillet salmon-fillet',
      cassava: 'sweet-potato pumpkin waxy-potato yam',
      'long-grain-rice': 'jasmine-rice basmati-rice',
      'whole-aubergine': 'okra courgette',
    },
    takes: [
      'okra courgette pumpkin turnip sweet-potato sweet-pepper firm-vegetable | 50 | 4 | Add {a}, cut into bite-sized pieces where needed.',
      'red-chilli tamarind-paste lime-juice | 4 | 6 | Stir in {a}.',
    ],
  },
});
