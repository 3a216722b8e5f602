import { dishes } from '../read-dish.ts';

export const germanSecond = dishes({
  'red-cabbage': {
    title: 'Braised red cabbage',
    also: 'red cabbage with apple; red cabbage and apple; red cabbage with apples; braised red cabbage with apple; sweet and sour red cabbage; spiced red cabbage; christmas red cabbage; german red cabbage; rotkohl; blaukraut; rotkraut; apfelrotkohl; apfel-rotkohl; rødkål; rodkal; rödkål; danish red cabbage; rode kool; chou rouge braisé; chou rouge aux pommes; cavolo rosso brasato; lombarda con manzana; stewed red cabbage; red cabage; czerwona kapusta',
    summary: '{a: red-cabbage} braised slowly[ with {b: eating-apple}] and {c: red-wine} until soft, sweet and sharp.',
    kinds: ['vegetables'],
    courses: ['side'],
    cuisines: ['german', 'austrian', 'scandinavian', 'british'],
    occasions: ['christmas', 'sunday', 'guests', 'thanksgiving'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd', 'children'],
    manners: [
      'easy',
      'cheap',
      'healthy',
      'light',
      'comforting',
      'festive',
      'one-pot',
      'make-ahead',
      'vegetable-rich',
      'sweet',
      'sour',
      'warm',
    ],
    methods: ['braised'],
    needs: ['hob'],
    makes: '6 servings',
    prep: 15,
    list: `
      40 g unsalted-butter
      1 brown-onion, chopped
      ! 1000 g red-cabbage, shredded
      ? 2 eating-apple, cored and sliced
      ? 2 tbsp light-brown-sugar
      3 tbsp red-wine-vinegar
      150 ml red-wine
      150 ml vegetable-stock
      ? = 1 bay-leaf
      ? = 4 whole-clove
      ? = 1 cinnamon-stick
      ? 2 tbsp redcurrant-jelly
      ? fine-salt, to taste
      ? black-pepper, to taste`,
    method: `
      8m: Melt {a: unsalted-butter} in a large pot over medium heat. / Add {a: brown-onion} and cook gently until soft but not brown.
      5m: Stir in {a: red-cabbage, eating-apple, light-brown-sugar}. / Stir in {a: red-wine-vinegar}.
      60m: Pour in {a: red-wine, vegetable-stock}. / Add {a: bay-leaf, whole-clove, cinnamon-stick}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: red-cabbage} until very soft.
      5m: Take out {a: bay-leaf, whole-clove, cinnamon-stick}. / Stir in {a: redcurrant-jelly}. / Simmer, uncovered, until the sauce has thickened.
      Season with {a: fine-salt, black-pepper} to taste.`,
    swaps: {
      'unsalted-butter': 'vegan-butter sunflower-oil*0.8',
      'red-wine': 'alcohol-free-red-wine apple-juice',
      'red-wine-vinegar': 'cider-vinegar white-vinegar',
      'redcurrant-jelly': 'cranberry-sauce lingonberry-jam',
    },
    varies: {
      'unsalted-butter': 'goose-fat duck-fat lard schmaltz bacon-fat oil',
      'eating-apple': 'apple pear quince',
      'red-wine': 'port apple-juice grape-juice orange-juice dry-cider',
      'redcurrant-jelly': 'jam cranberry-sauce',
    },
    takes: [
      'bacon | 20 | 2 | 5m: Add {a} and cook {a!done}.',
      'dried-fruit cooked-chestnut orange-zest juniper-berry allspice-berry star-anise | 15 | 3 | Add {a}.',
      'orange-juice plum cherry cranberry pear | 30 | 3 | Stir in {a}.',
    ],
  },
  gingerbread: {
    title: 'Gingerbread biscuits',
    also: 'gingerbread; gingerbreads; gingerbread cookies; gingerbread cookie; gingerbread biscuit; gingerbread men; gingerbread man; gingerbread people; gingerbread house dough; gingerbread dough; ginger bread; ginger bread men; ginger breads; gingerbred; lebkuchen; lebkuchenplätzchen; lebkuchenteig; pfefferkuchen; pepparkakor; pepparkaka; pepperkaker; brunkager; piparkakut; piparkūkas; piperkoogid; pierniki; pierniczki; piernik; perníčky; pernicky; mézeskalács; mezeskalacs; spiced christmas biscuits; spiced christmas cookies; pain d’épices biscuits; имбирное печенье; пряники; имбирные пряники; ジンジャーブレッド; ジンジャークッキー; 姜饼; 姜饼人; كعك الزنجبيل; עוגיות זנגביל',
    summary: 'Crisp, dark and spicy, with {a: ground-ginger, ground-cinnamon}, to cut out and decorate.',
    kinds: ['biscuit'],
    courses: ['baking', 'snack', 'dessert'],
    cuisines: ['german', 'scandinavian', 'polish', 'british', 'baltic'],
    occasions: ['christmas', 'party', 'halloween'],
    seasons: ['winter'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'cheap', 'sweet', 'crunchy', 'festive', 'make-ahead'],
    methods: ['baked'],
    needs: ['oven', 'hob', 'fridge'],
    makes: '30 biscuits for 15, by half',
    prep: 30,
    list: `
      125 g unsalted-butter
      120 g dark-brown-sugar
      100 g golden-syrup
      350 g plain-flour
      1 tsp bicarbonate-of-soda
      ! 1 tbsp ground-ginger
      ? 2 tsp ground-cinnamon
      ? 1/2 tsp ground-clove
      ? 1 pinch fine-salt
      4 tbsp plain-water
      ? 120 g icing-sugar`,
    method: `
      5m: Put {a: unsalted-butter, dark-brown-sugar, golden-syrup} in a small pot. / Stir over low heat until everything has dissolved.
      10m rest: Take the pot off the heat. / Leave to cool until lukewarm.
      Stir {a: plain-flour, bicarbonate-of-soda, ground-ginger, ground-cinnamon, ground-clove, fine-salt} together in a large bowl. / Add {a: plain-water most}. / Pour in the warm mixture and stir to a rough dough. / Knead until smooth.
      60m rest: Chill in the fridge until firm.
      Heat the oven to {180C} and line a baking tray with baking paper. / Roll out the dough thinly. / Cut out shapes and lay them on the tray, not touching.
      22m*: Bake in batches until firm and slightly darker at the edges.
      Leave to cool on a rack. / Stir {a: icing-sugar} with {b: plain-water rest} until smooth and use it to decorate.`,
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'unsalted-butter': 'vegan-butter',
      'golden-syrup': 'maple-syrup agave-syrup',
      'dark-brown-sugar': 'light-brown-sugar coconut-sugar',
    },
    varies: {
      'golden-syrup': 'honey molasses black-treacle maple-syrup date-syrup',
      'plain-flour': 'rye-flour wholemeal-flour spelt-flour',
      'dark-brown-sugar': 'sugar',
    },
    takes: [
      'ground-cardamom ground-allspice ground-nutmeg mixed-spice gingerbread-spice orange-zest lemon-zest cocoa-powder black-pepper | 0.4 | 3 | Stir in {a}.',
      'nut crystallised-ginger candied-peel | 6 | 6 | Press {a} into the tops.',
      'chocolate | 6 | 8 | Melt {a} in a bowl over barely simmering water, stirring. / Drizzle with {a}.',
      'sprinkle | 2 | 8 | Scatter with {a}.',
    ],
  },
});
