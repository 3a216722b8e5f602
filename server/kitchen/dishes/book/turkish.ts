import { dishes } from '../read-dish.ts';
import { soupAdditions } from './additions.ts';

export const turkish = dishes({
  'red-lentil-soup': {
    title: 'Red lentil soup',
    also: 'turkish lentil soup; turkish red lentil soup; red lentils soup; red lentil and carrot soup; carrot and lentil soup; lentil and carrot soup; spiced lentil soup; spicy lentil soup; spiced red lentil soup; middle eastern lentil soup; egyptian lentil soup; arabic lentil soup; orange lentil soup; mercimek; mercimek çorbası; mercimek corbasi; kırmızı mercimek çorbası; mercimek soup; shorbat adas; shorbet adas; shorba adas; adas soup; shorabat adas; rote linsensuppe; rote-linsen-suppe; türkische linsensuppe; soupe de lentilles corail; soupe lentilles corail; sopa de lentejas rojas; zuppa di lenticchie rosse; sopa de lentilha vermelha; турецкий суп из чечевицы; суп из красной чечевицы; 赤レンズ豆のスープ; レンズマメのトルコスープ; 红扁豆汤; 土耳其扁豆汤; شوربة عدس; شوربة العدس; شوربة عدس احمر; מרק עדשים כתומות; מרק עדשים אדומות; लाल मसूर का सूप; मसूर दाल सूप',
    summary: 'A golden, velvety soup of {a: red-lentil}[ with {b: ground-cumin}], sharpened with {c: lemon-juice}.',
    kinds: ['cream-soup', 'soup', 'beans'],
    courses: ['lunch', 'dinner', 'main', 'starter'],
    cuisines: ['turkish', 'levantine', 'egyptian', 'middle-eastern'],
    occasions: ['weeknight', 'ramadan', 'lunchbox', 'camping'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'baby', 'students', 'crowd'],
    manners: ['easy', 'cheap', 'healthy', 'comforting', 'filling', 'creamy', 'one-pot', 'make-ahead', 'mild', 'warm'],
    methods: ['boiled'],
    needs: ['hob', 'blender'],
    makes: '4 servings',
    prep: 10,
    list: `
      2 tbsp olive-oil
      1 brown-onion, chopped
      ? 2 carrot, peeled and diced
      ? 2 clove fresh-garlic, crushed
      ? 1 tbsp tomato-puree
      ? 2 tsp ground-cumin
      ! 250 g red-lentil
      1300 ml vegetable-stock
      ? fine-salt, to taste
      ? black-pepper, to taste
      2 tbsp lemon-juice
      30 g unsalted-butter
      ? 1 tsp paprika
      ? 1 tsp dried-mint`,
    method: `
      8m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: brown-onion, carrot} and cook gently until soft. / Stir in {a: fresh-garlic, ground-cumin} and cook until it smells good. / Stir in {a: tomato-puree} and cook for a minute, stirring.
      22m: Rinse {a: red-lentil} in a fine sieve under cold running water. / Add {a: red-lentil}. / Pour in {a: vegetable-stock}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: red-lentil} until very soft.
      Take the pot off the heat. / Blend until smooth. / If it is too thick, blend in a splash of water.
      Stir in {a: lemon-juice} to taste. / Season with {a: fine-salt, black-pepper} to taste.
      2m: Heat {a: unsalted-butter} in a small pot over low heat. / Stir in {a: paprika, dried-mint} and let the spices sizzle for a moment. / Divide between bowls. / Drizzle with {a: unsalted-butter} and serve.`,
    swaps: { 'unsalted-butter': 'vegan-butter olive-oil*0.8', 'lemon-juice': 'fresh-lemon-juice lime-juice white-wine-vinegar*0.6' },
    takes: soupAdditions,
  },
  menemen: {
    title: 'Menemen',
    also: 'melemen; menemem; turkish eggs; turkish scrambled eggs; turkish scrambled eggs with tomatoes; turkish style eggs; turkish breakfast eggs; scrambled eggs with tomatoes and peppers; scrambled eggs with tomato and pepper; scrambled eggs with tomatoes; scrambled eggs with peppers; tomato and pepper scrambled eggs; türkisches rührei; rührei mit tomaten und paprika; œufs brouillés à la turque; huevos revueltos turcos; uova strapazzate alla turca; менемен; メネメン; 梅内门; 土耳其炒蛋; 土耳其番茄炒蛋; منمن; مينيمين; מנמן; मेनेमेन',
    summary: 'Soft scrambled {a: hen-egg} with juicy {b: ripe-tomato, green-pepper}, eaten straight from the pan.',
    kinds: ['eggs'],
    courses: ['breakfast', 'lunch', 'dinner', 'main'],
    cuisines: ['turkish'],
    occasions: ['brunch', 'weeknight', 'sunday', 'camping'],
    seasons: ['summer'],
    audiences: ['children', 'students'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'comforting', 'high-protein', 'one-pot', 'mild', 'vegetable-rich', 'warm'],
    methods: ['pan-fried'],
    needs: ['hob'],
    makes: '3 servings',
    prep: 10,
    list: `
      3 tbsp olive-oil
      ? 1 brown-onion, finely chopped
      200 g green-pepper, diced
      ? 1 clove fresh-garlic, crushed
      ? 1 tsp paprika
      ? 1/2 tsp chilli-flake
      ! 500 g ripe-tomato, finely diced
      ! 6 hen-egg
      ? 1/2 tsp fine-salt
      ? black-pepper, to taste
      ? 60 g feta, crumbled
      ? 12 g fresh-parsley, chopped
      ? 180 g sourdough-bread, to serve`,
    method: `
      8m: Heat {a: olive-oil} in a wide pan over medium heat. / Add {a: brown-onion, green-pepper} and cook gently until soft.
      Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: paprika, chilli-flake} and let the spices sizzle for a moment.
      8m: Stir in {a: ripe-tomato}. / Simmer, uncovered, until the sauce has thickened.
      4m: Beat {a: hen-egg} with a fork. / Season with {a: fine-salt, black-pepper}. / Pour the mixture into the pan and stir once or twice. / Cook gently, stirring, until just set.
      Scatter with {a: feta, fresh-parsley} and serve straight away. / Serve with {a: sourdough-bread}.`,
    varies: {
      'green-pepper': 'sweet-pepper courgette mushroom leaf quick-vegetable',
      'ripe-tomato': 'tinned-tomato cherry-tomato plum-tomato beef-tomato',
      feta: 'soft-cheese melting-cheese hard-cheese halloumi',
      'fresh-parsley': 'herb',
      'sourdough-bread': 'bread flatbread',
    },
    takes: [
      'sujuk chorizo sausage bacon mushroom quick-vegetable mince plant-mince | 50 | 2 | 6m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'leaf | 40 | 4 | 2m: Add {a} and stir until wilted.',
      'olive spring-onion yogurt herb dried-oregano avocado melting-cheese | 15 | 5 | Top with {a}.',
    ],
  },
  lahmacun: {
    title: 'Lahmacun',
    swapped: 'Lahmacun with {a: minced-lamb}',
    also: 'lahmajoun; lahmajun; lahmajo; lahmadjoun; lahmacum; lachmacun; lahmaçun; lamacun; lahmahjoon; lahm bi ajeen; lahm bi ajin; lahm b’ajin; sfiha; turkish pizza; turkish pizzas; turkish flatbread pizza; turkish lamb pizza; turkish lamb flatbread; armenian pizza; lamb flatbread; lamb flatbreads; minced lamb flatbread; türkische pizza; tuerkische pizza; pizza turque; pizza turca; turkse pizza; fındık lahmacun; лахмаджун; лахмаджо; ラフマジュン; トルコピザ; 土耳其披萨; 土耳其肉饼; لحم بعجين; لحم بالعجين; صفيحة; לחמג׳ון; לחמעג׳ון; लाहमाजुन',
    summary: 'Thin, crisp rounds of dough spread with spiced {a: minced-lamb, red-pepper}.',
    kinds: ['flatbread', 'pizza'],
    courses: ['main', 'lunch', 'dinner', 'baking', 'snack'],
    cuisines: ['turkish', 'armenian', 'levantine', 'middle-eastern'],
    occasions: ['party', 'weeknight', 'guests', 'ramadan', 'lunchbox'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['cheap', 'crunchy', 'filling', 'comforting', 'high-protein', 'savoury', 'warm', 'mild'],
    methods: ['baked'],
    needs: ['oven', 'food-processor'],
    makes: '8 flatbreads for 4, by half',
    prep: 30,
    list: `
      350 g strong-flour
      1.5 tsp dried-yeast
      ? 2 tsp fine-salt
      ? 1 tsp white-sugar
      220 ml plain-water, warm
      2 tbsp olive-oil
      ? 1 brown-onion, quartered
      200 g red-pepper, quartered
      ? 2 clove fresh-garlic, peeled
      ? 1 bunch fresh-parsley
      2 tbsp tomato-puree
      300 g minced-lamb
      ? 2 tsp paprika
      ? 1 tsp ground-cumin
      ? 1/2 tsp chilli-flake
      ? 1 lemon, cut into wedges`,
    method: `
      10m: Stir {a: strong-flour, dried-yeast, white-sugar, fine-salt half} together in a large bowl. / Add {a: plain-water, olive-oil} and stir to a rough dough. / Knead until smooth and elastic.
      60m rest: Cover and leave to rise in a warm place until doubled.
      Blend {a: brown-onion, red-pepper, fresh-garlic, fresh-parsley} until finely chopped. / Squeeze out as much liquid as you can in a clean cloth. / Add {a: minced-lamb, tomato-puree} and mix well. / Stir in {a: paprika, ground-cumin, chilli-flake}. / Stir in {a: fine-salt rest}.
      20m meanwhile: Heat the oven to {250C}, or as hot as it goes, with a baking tray inside. / Divide the dough into equal pieces and shape each into a ball. / Roll or press out each piece thinly on baking paper.
      24m*: Spread the mixture thinly over the dough, right to the edges. / Slide each one with its paper onto the hot tray and bake for about {8 min}, until the edge is browned and the topping is cooked through.
      Serve hot[ with {a: lemon}].`,
    swaps: {
      'strong-flour': 'plain-flour gluten-free-bread-flour',
      'red-pepper': 'courgette',
      'minced-lamb': 'minced-beef minced-turkey plant-mince',
    },
    varies: {
      'minced-lamb': 'mince plant-mince tinned-lentil',
      'red-pepper': 'sweet-pepper courgette',
      'strong-flour': 'plain-flour wholemeal-flour spelt-flour',
    },
    takes: [
      'ripe-tomato red-chilli green-chilli walnut-half fresh-mint fresh-coriander pine-nut red-pepper-paste pomegranate-molasses sumac aleppo-pepper | 8 | 4 | Chop {a} finely where needed. / Stir in {a}.',
      'melting-cheese soft-cheese | 25 | 6 | Scatter with {a}.',
      'lettuce salad red-onion yogurt tzatziki rocket cucumber pickled-pepper | 30 | 6 | Serve with {a}.',
    ],
  },
  baklava: {
    title: 'Baklava',
    swapped: 'Baklava with {a: walnut-half}',
    also: 'baklawa; baclava; baklavas; baklave; baqlava; pakhlava; paklava; turkish baklava; greek baklava; pistachio baklava; walnut baklava; nut baklava; baklava squares; filo nut pastry; fıstıklı baklava; cevizli baklava; μπακλαβάς; пахлава; баклава; バクラヴァ; バクラワ; 果仁蜜饼; 巴克拉瓦; 千层果仁蜜饼; بقلاوة; بقلاوه; בקלאווה; בקלוה; बकलावा; बाकलावा',
    summary: 'Crisp layers of {a: filo-pastry} filled with {b: walnut-half} and soaked until sticky and sweet.',
    kinds: ['sweets', 'pie'],
    courses: ['dessert', 'baking', 'snack'],
    cuisines: ['turkish', 'greek', 'levantine', 'middle-eastern', 'balkan'],
    occasions: ['eid', 'ramadan', 'christmas', 'new-year', 'party', 'buffet', 'guests'],
    seasons: ['winter'],
    audiences: ['crowd', 'children'],
    manners: ['sweet', 'crunchy', 'festive', 'make-ahead', 'cold'],
    methods: ['baked'],
    needs: ['oven', 'hob', 'food-processor'],
    makes: '24 pieces for 12, by half',
    prep: 30,
    list: `
      300 g walnut-half
      250 g white-sugar
      ? 1 tsp ground-cinnamon
      160 g unsalted-butter
      ! 400 g filo-pastry
      180 ml plain-water
      ? 60 g clear-honey
      ? 1 tbsp lemon-juice
      ? 20 g shelled-pistachio, finely chopped`,
    method: `
      Heat the oven to {180C}. / Blend {a: walnut-half} until finely chopped. / Stir in {a: ground-cinnamon, white-sugar little}.
      3m: Heat {a: unsalted-butter} in a small pot over low heat.
      Lay {a: filo-pastry half} in a baking dish, sheet by sheet, brushing the layers with {b: unsalted-butter half}. / Spread the filling evenly on top. / Lay {a: filo-pastry rest} on top, sheet by sheet, brushing the layers with {b: unsalted-butter rest}. / Cut into pieces with a sharp knife, right through to the bottom.
      35m: Bake until crisp and deep golden.
      10m meanwhile: Put {a: white-sugar rest, plain-water} in a small pot. / Stir in {a: clear-honey}. / Bring to the boil. / Simmer gently until slightly thickened. / Stir in {a: lemon-juice}.
      180m rest: Pour the mixture over. / Leave to stand for {180 min}, so that the liquid is absorbed.
      Scatter with {a: shelled-pistachio} and serve.`,
    swaps: {
      'unsalted-butter': 'ghee vegan-butter vegetable-oil*0.8',
      'walnut-half': 'sunflower-seed pumpkin-seed',
      'clear-honey': 'maple-syrup',
    },
    varies: { 'walnut-half': 'nut seed', 'clear-honey': 'syrup', 'shelled-pistachio': 'nut' },
    takes: [
      'rose-water orange-blossom-water vanilla-extract | 1 | 6 | Stir in {a}.',
      'ground-cardamom ground-clove orange-zest lemon-zest raisin date dark-chocolate desiccated-coconut sesame-seed | 3 | 3 | Chop {a} finely where needed. / Stir in {a}.',
    ],
  },
});
