import { dishes } from '../read-dish.ts';
import { soupAdditions } from './additions.ts';

export const soupsSecond = dishes({
  'mushroom-soup': {
    title: 'Mushroom soup',
    swapped: 'Creamy soup with {a: chestnut-mushroom}',
    also: 'cream of mushroom soup; cream of mushroom; creamy mushroom soup; mushrooms soup; mushroom cream soup; wild mushroom soup; champignon soup; mushrom soup; musroom soup; champignoncremesuppe; pilzsuppe; pilzcremesuppe; champignonsuppe; soupe aux champignons; velouté de champignons; crema di funghi; zuppa di funghi; vellutata di funghi; crema de champiñones; sopa de champiñones; sopa de setas; sopa de cogumelos; creme de cogumelos; champignonsoep; zupa pieczarkowa; грибной суп; マッシュルームスープ; きのこスープ; 蘑菇汤; 奶油蘑菇汤; 蘑菇湯; شوربة الفطر; מרק פטריות; मशरूम सूप',
    summary: 'A rich, savoury soup of well-browned {a: chestnut-mushroom}[ with {b: double-cream}].',
    kinds: ['cream-soup', 'soup'],
    courses: ['starter', 'lunch', 'dinner', 'main'],
    cuisines: ['international', 'french', 'polish'],
    occasions: ['guests', 'weeknight', 'christmas'],
    seasons: ['autumn', 'winter'],
    manners: ['easy', 'cheap', 'comforting', 'creamy', 'warm', 'mild', 'savoury', 'one-pot', 'make-ahead', 'no-bake'],
    methods: ['boiled', 'fried'],
    needs: ['hob', 'blender'],
    makes: '4 servings',
    prep: 15,
    list: `
      40 g unsalted-butter
      ! 600 g chestnut-mushroom, sliced
      1 brown-onion, chopped
      ? 2 clove fresh-garlic, crushed
      ? 1 tsp fresh-thyme, picked
      2 tbsp plain-flour
      800 ml vegetable-stock
      ? 150 ml double-cream
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 handful fresh-parsley, chopped
      ? 4 slice sourdough-bread, to serve`,
    method: `
      15m: Melt {a: unsalted-butter} in a large pot over medium heat. / Fry {a: chestnut-mushroom} {a!done}. / Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: fresh-garlic, fresh-thyme} and cook until it smells good.
      12m: Stir in {a: plain-flour} and cook for a minute, stirring. / Pour in {a: vegetable-stock}, stirring all the time. / Bring to the boil, then simmer gently.
      Take the pot off the heat. / Blend until smooth.
      Stir in {a: double-cream}. / Season with {a: fine-salt, black-pepper} to taste.
      Scatter with {a: fresh-parsley}. / Serve with {a: sourdough-bread}.`,
    varies: {
      'chestnut-mushroom':
        'white-mushroom portobello-mushroom shiitake-mushroom oyster-mushroom king-oyster-mushroom shimeji-mushroom maitake-mushroom porcini chanterelle mixed-mushroom',
      'double-cream': 'cream plant-cream coconut-milk yogurt',
      'vegetable-stock': 'chicken-stock mushroom-stock beef-stock',
    },
    takes: [...soupAdditions, 'white-wine sherry dry-cider | 20 | 2 | 2m: Pour in {a} and let it boil away.'],
    swaps: {
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'plain-flour': 'gluten-free-flour cornflour',
      'double-cream': 'lactose-free-cream oat-cream soy-cream coconut-milk',
    },
  },
  'pea-soup': {
    title: 'Pea soup',
    also: 'green pea soup; fresh pea soup; garden pea soup; frozen pea soup; pea and mint soup; minted pea soup; mint and pea soup; creamy pea soup; cream of pea soup; peas soup; petit pois soup; grüne erbsensuppe; erbsencremesuppe; frische erbsensuppe; soupe de petits pois; velouté de petits pois; potage saint-germain; vellutata di piselli; crema di piselli; crema de guisantes; sopa de guisantes; crema de arvejas; creme de ervilhas; sopa de ervilha; グリーンピースのスープ; えんどう豆のスープ; 豌豆汤; 青豆汤; شوربة البازلاء; מרק אפונה; מרק אפונה ירוקה; मटर का सूप',
    summary: 'A bright green, velvety soup of {a: frozen-pea}[, freshened with {b: fresh-mint}].',
    kinds: ['cream-soup', 'soup'],
    courses: ['starter', 'lunch', 'dinner', 'main'],
    cuisines: ['british', 'french', 'international'],
    occasions: ['weeknight', 'easter'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'baby', 'students'],
    manners: [
      'easy',
      'quick',
      'cheap',
      'healthy',
      'light',
      'creamy',
      'fresh',
      'warm',
      'mild',
      'savoury',
      'one-pot',
      'make-ahead',
      'no-bake',
      'vegetable-rich',
    ],
    methods: ['boiled'],
    needs: ['hob', 'blender'],
    makes: '4 servings',
    prep: 10,
    list: `
      2 tbsp olive-oil
      1 brown-onion, finely chopped
      1 floury-potato, peeled and diced
      900 ml vegetable-stock
      ! 600 g frozen-pea
      ? 1 handful fresh-mint
      ? 100 g creme-fraiche
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 4 slice sourdough-bread, to serve`,
    method: `
      8m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: brown-onion} and cook gently until soft but not brown.
      12m: Add {a: floury-potato}. / Pour in {a: vegetable-stock}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: floury-potato} until very soft. / 4m: Add {a: frozen-pea} and cook until just tender. / Add {a: fresh-mint}.
      Take the pot off the heat. / Blend until smooth.
      Stir in {a: creme-fraiche}. / Season with {a: fine-salt, black-pepper} to taste.
      Divide between bowls. / Serve with {a: sourdough-bread}.`,
    varies: {
      'frozen-pea': 'edamame sugar-snap-pea',
      'creme-fraiche': 'cream plant-cream coconut-milk yogurt plant-yogurt soft-cheese',
      'fresh-mint': 'herb',
      'vegetable-stock': 'chicken-stock ham-stock',
    },
    takes: soupAdditions,
    swaps: { 'floury-potato': 'celeriac*0.9 sweet-potato*0.9', 'creme-fraiche': 'lactose-free-cream oat-cream soy-cream coconut-milk' },
  },
  'cauliflower-soup': {
    title: 'Cauliflower soup',
    swapped: 'Creamy soup with {a: cauliflower}',
    also: 'cream of cauliflower soup; cream of cauliflower; creamy cauliflower soup; cauliflower cheese soup; califlower soup; cauliflour soup; blumenkohlsuppe; blumenkohlcremesuppe; karfiolsuppe; soupe de chou-fleur; velouté de chou-fleur; crème dubarry; creme dubarry; zuppa di cavolfiore; vellutata di cavolfiore; crema de coliflor; sopa de coliflor; sopa de couve-flor; creme de couve-flor; bloemkoolsoep; zupa kalafiorowa; karfiolleves; カリフラワースープ; 花椰菜汤; 菜花汤; شوربة القرنبيط; מרק כרובית; गोभी का सूप',
    summary: 'A pale, silky soup of {a: cauliflower}[ with {b: double-cream}].',
    kinds: ['cream-soup', 'soup'],
    courses: ['starter', 'lunch', 'dinner', 'main'],
    cuisines: ['international', 'french', 'british'],
    occasions: ['weeknight', 'guests'],
    seasons: ['autumn', 'winter', 'spring'],
    audiences: ['children', 'baby'],
    manners: [
      'easy',
      'cheap',
      'healthy',
      'light',
      'comforting',
      'creamy',
      'warm',
      'mild',
      'savoury',
      'one-pot',
      'make-ahead',
      'no-bake',
      'vegetable-rich',
    ],
    methods: ['boiled'],
    needs: ['hob', 'blender'],
    makes: '4 servings',
    prep: 15,
    list: `
      2 tbsp olive-oil
      1 brown-onion, chopped
      ? 2 clove fresh-garlic, crushed
      1 floury-potato, peeled and diced
      1000 ml vegetable-stock
      ! 700 g cauliflower, in florets
      ? 100 ml double-cream
      ? 1 pinch nutmeg
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 handful fresh-chive, finely chopped
      ? 4 slice sourdough-bread, to serve`,
    method: `
      8m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: brown-onion} and cook gently until soft but not brown. / Stir in {a: fresh-garlic} and cook until it smells good.
      20m: Add {a: floury-potato, cauliflower}. / Pour in {a: vegetable-stock}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: cauliflower} until very soft.
      Take the pot off the heat. / Blend until smooth.
      Stir in {a: double-cream, nutmeg}. / Season with {a: fine-salt, black-pepper} to taste.
      Scatter with {a: fresh-chive}. / Serve with {a: sourdough-bread}.`,
    varies: {
      cauliflower: 'firm-vegetable root celeriac fresh-leek fennel white-cabbage jerusalem-artichoke artichoke-heart',
      'double-cream': 'cream plant-cream coconut-milk yogurt',
      'vegetable-stock': 'chicken-stock',
      'fresh-chive': 'herb',
    },
    takes: soupAdditions,
    swaps: { 'double-cream': 'lactose-free-cream oat-cream soy-cream coconut-milk', 'floury-potato': 'celeriac*0.9 parsnip*0.9' },
  },
});
