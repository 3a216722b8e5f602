import { dishes } from '../read-dish.ts';

export const centralAsian = dishes({
  plov: {
    title: 'Plov',
    swapped: 'Plov with {a: diced-lamb}',
    also: 'palov; palaw; osh palov; pulov; uzbek plov; uzbek pilaf; uzbek pilau; uzbek rice; uzbek palov; lamb plov; lamb pilaf; central asian pilaf; central asian rice; bukharan plov; osh; pilaf with lamb; rice with lamb and carrots; lamb and carrot rice; lamb and rice; kazakh plov; tajik plov; russian pilaf; plow; usbekischer plov; usbekischer pilaw; plow mit lamm; reisfleisch usbekisch; plov ouzbek; riz pilaf à l’agneau; arroz plov; pilaf uzbeko; pilaf de cordero; pilaf de cordeiro; pilaf di agnello; płow; ош; плов; узбекский плов; палов; پلو ازبکی; プロフ; ウズベク風ピラフ; 手抓饭; 抓饭; 新疆抓饭; 乌兹别克抓饭; 플로프; بلوف; أرز أوزبكي باللحم; פלוב; פלאו; פילאף אוזבקי; प्लोव; उज़्बेक पुलाव',
    summary: '{a: basmati-rice} steamed in one pot over {b: diced-lamb, carrot} until fluffy and golden.',
    kinds: ['rice', 'stew'],
    courses: ['main', 'dinner'],
    cuisines: ['central-asian', 'russian', 'ukrainian'],
    occasions: ['guests', 'sunday', 'party', 'eid', 'ramadan'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd', 'children'],
    manners: ['comforting', 'filling', 'festive', 'high-protein', 'leftovers', 'one-pot', 'mild', 'savoury', 'warm'],
    methods: ['braised', 'steamed'],
    needs: ['hob'],
    makes: '6 servings',
    prep: 25,
    list: `
      90 ml sunflower-oil
      800 g diced-lamb
      300 g brown-onion, sliced
      500 g carrot, cut into matchsticks
      ? 1 tbsp cumin-seed
      ? 1 tsp ground-coriander
      ? 1 tsp black-pepper
      ? 2 tsp fine-salt
      1000 ml plain-water, boiling
      ! 450 g basmati-rice
      ? 8 clove fresh-garlic
      ? 30 g barberry`,
    method: `
      12m: Heat {a: sunflower-oil} in a large pot over medium heat. / Brown {a: diced-lamb} in batches on all sides. / Lift {a: diced-lamb} out and set aside.
      10m: Add {a: brown-onion} and cook gently until soft and golden.
      6m: Add {a: carrot} and cook gently until soft.
      50m: Stir in {a: cumin-seed, ground-coriander, black-pepper, fine-salt}. / Return {a: diced-lamb} to the pot. / Pour in {a: plain-water half}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: diced-lamb} until very tender.
      Rinse {a: basmati-rice} in a fine sieve under cold running water. / Lay {a: basmati-rice} on top, in an even layer.
      8m: Scatter with {a: fresh-garlic}. / Scatter with {a: barberry}. / Pour over {a: plain-water rest} so that everything is just covered. / Simmer gently, without stirring, until the grains show above the liquid.
      18m: Cover and simmer over low heat until everything is tender.
      10m rest: Take the pot off the heat. / Cover and leave to rest for {10 min}.
      Fluff everything up with a fork. / Serve straight away.`,
    swaps: {
      'diced-lamb': 'braising-steak chicken-thigh tinned-chickpea',
      'brown-onion': 'fennel',
      carrot: 'butternut-squash parsnip',
    },
    varies: {
      'diced-lamb': 'stewing-meat chicken-thigh turkey-leg tinned-chickpea mushroom',
      'basmati-rice': 'long-grain-rice jasmine-rice paella-rice',
      barberry: 'dried-fruit',
      'sunflower-oil': 'oil ghee lamb-fat',
      'plain-water': 'stock',
    },
    takes: [
      'quince apple tomato sweet-pepper firm-vegetable mushroom | 40 | 4 | 5m: Add {a}, cut into bite-sized pieces where needed.',
      'pulse dried-fruit | 30 | 5 | Stir in {a}.',
      'ground-turmeric paprika saffron chilli-flake red-chilli bay-leaf dried-red-chilli | 1 | 4 | Stir in {a}.',
      'herb pomegranate-seed nut spring-onion | 5 | 10 | Top with {a}.',
      'yogurt salad pickle | 40 | 10 | Serve with {a}.',
    ],
  },
  manti: {
    title: 'Manti',
    swapped: 'Manti with {a: minced-lamb}',
    also: 'mantı; manty; mantu; mantoo; mantis; mantı dumplings; manti dumplings; turkish manti; turkish ravioli; turkish dumplings; turkish dumplings with yogurt; turkish lamb dumplings; uzbek manti; uzbek dumplings; kazakh manti; afghan mantu; central asian dumplings; armenian manti; lamb dumplings; steamed lamb dumplings; dumplings with yogurt; dumplings with yoghurt sauce; usbekische teigtaschen; türkische teigtaschen; türkische ravioli; raviolis turcs; raviolis turcos; ravioli turchi; manti turcos; kayseri mantısı; манты; манти; мантi; мәнті; маңты; マンティ; マントゥ; 馒提; 土耳其饺子; 薄皮包子; 中亚蒸饺; 만티; مانتي; مانتو; شيش برك تركي; מנטי; מאנטי; मंटी; मंतू',
    summary: 'Steamed dumplings filled with {a: minced-lamb, brown-onion}[ and served with {b: plain-yogurt}].',
    kinds: ['dumpling'],
    courses: ['main', 'dinner'],
    cuisines: ['central-asian', 'turkish', 'russian', 'armenian'],
    occasions: ['sunday', 'guests', 'ramadan', 'eid'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd', 'children'],
    manners: ['cheap', 'comforting', 'filling', 'high-protein', 'make-ahead', 'savoury', 'warm', 'mild'],
    methods: ['steamed', 'stuffed'],
    needs: ['hob', 'steamer'],
    makes: '24 dumplings for 4, by half',
    prep: 60,
    list: `
      ! 400 g plain-flour
      ? 1.5 tsp fine-salt
      210 ml plain-water
      500 g minced-lamb
      300 g brown-onion, finely chopped
      ? 1 tsp ground-cumin
      ? 1/2 tsp ground-coriander
      ? 1/2 tsp black-pepper
      1 tbsp sunflower-oil
      ? 250 g plain-yogurt, to serve
      ? 1 clove fresh-garlic, crushed
      ? 30 g unsalted-butter
      ? 1 tsp paprika
      ? 1 handful fresh-mint, chopped`,
    method: `
      10m: Stir {a: plain-flour, fine-salt half} together in a large bowl. / Add {a: plain-water} and stir to a rough dough. / Knead until smooth and elastic.
      30m rest: Cover and leave to rest for {30 min}.
      Put {a: minced-lamb, brown-onion} in a large bowl. / Add {a: ground-cumin, ground-coriander, black-pepper, fine-salt rest}. / Mix well.
      Roll out the dough thinly. / Cut out rounds of about {9cm} with a glass. / Put a spoonful of filling on each round, gather up the edge in small pleats and pinch them firmly together at the top.
      Bring a little water to the boil in a large pot and set a steamer basket or a metal sieve over it. / Brush the basket with {a: sunflower-oil}.
      30m*: Put the dumplings in the basket, not touching, cover and steam for {30 min}. / Check that the filling is cooked through ({70C} inside).
      Stir {a: fresh-garlic} into {b: plain-yogurt}.
      2m: Heat {a: unsalted-butter} in a small pot over low heat. / Stir in {a: paprika}.
      Spoon over {a: plain-yogurt}. / Drizzle with {a: unsalted-butter}. / Scatter with {a: fresh-mint} and serve.`,
    swaps: {
      'minced-lamb': 'minced-beef minced-turkey plant-mince',
      'brown-onion': 'white-cabbage courgette',
      'plain-yogurt': 'lactose-free-yogurt soy-yogurt oat-yogurt',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
    },
    varies: {
      'minced-lamb': 'mince plant-mince',
      'plain-yogurt': 'yogurt soured-cream plant-yogurt creme-fraiche',
      'fresh-mint': 'herb',
    },
    takes: [
      'pumpkin butternut-squash carrot cabbage cooked-potato mushroom herb chilli-flake red-chilli green-chilli lamb-fat | 25 | 4 | Chop or grate {a} finely where needed. / Stir {a} into the filling.',
      'tomato-sauce passata hot-sauce | 40 | 9 | 4m: Heat {a} in a small pot over low heat, stirring now and then. / Serve with {a}.',
    ],
  },
});
