import { dishes } from '../read-dish.ts';
import { saladAdditions } from './additions.ts';

export const levantineSecond = dishes({
  fattoush: {
    title: 'Fattoush',
    also: 'fatoush; fattush; fattoosh; fatouche; fatosh; fattouche; fattouch; lebanese salad; lebanese bread salad; pita bread salad; pitta salad; bread salad with sumac; toasted pita salad; libanesischer brotsalat; salade libanaise; ensalada libanesa; фаттуш; ファットゥーシュ; 阿拉伯蔬菜沙拉; 法图什沙拉; فتوش; فتوش لبناني; פטוש; סלט פטוש; फत्तूश',
    summary: 'A crunchy salad of {a: romaine-lettuce, ripe-tomato, cucumber} with crisp pieces of {b: pita-bread}.',
    kinds: ['salad'],
    courses: ['side', 'starter', 'lunch'],
    cuisines: ['levantine', 'middle-eastern'],
    occasions: ['barbecue', 'buffet', 'party', 'guests', 'ramadan', 'weeknight'],
    seasons: ['spring', 'summer'],
    audiences: ['crowd'],
    manners: ['easy', 'cheap', 'healthy', 'light', 'fresh', 'cold', 'crunchy', 'sour', 'vegetable-rich'],
    methods: ['raw', 'baked'],
    needs: ['oven'],
    makes: '4 servings',
    prep: 20,
    list: `
      180 g pita-bread, torn
      6 tbsp extra-virgin-olive-oil
      3 tbsp lemon-juice
      ? 1 tbsp pomegranate-molasses
      ? 2 tsp sumac
      ? 1 clove fresh-garlic, crushed
      ? 1/2 tsp fine-salt
      200 g romaine-lettuce, shredded
      ? 300 g ripe-tomato, cut into {2cm} pieces
      250 g cucumber, sliced
      ? 100 g radish, sliced
      ? 4 spring-onion, thinly sliced
      ? 1 handful fresh-parsley, roughly chopped
      ? 1 handful fresh-mint, torn`,
    method: `
      Heat the oven to {200C} and line a baking tray with baking paper.
      10m: Toss {a: pita-bread} on the tray with {b: extra-virgin-olive-oil third}. / Bake {a: pita-bread} until golden and crisp, turning once.
      Whisk {a: extra-virgin-olive-oil rest, lemon-juice, pomegranate-molasses, sumac, fresh-garlic, fine-salt} together into a dressing.
      Put {a: romaine-lettuce, ripe-tomato, cucumber, radish, spring-onion, fresh-parsley, fresh-mint} in a large bowl. / Toss everything with the dressing.
      Add {a: pita-bread} and toss. / Serve straight away.`,
    swaps: { 'lemon-juice': 'fresh-lemon-juice lime-juice white-wine-vinegar*0.8' },
    varies: {
      'pita-bread': 'flatbread gluten-free-pita vegan-flatbread',
      'romaine-lettuce': 'lettuce leaf salad',
      cucumber: 'salad quick-vegetable',
    },
    takes: saladAdditions(5),
  },
  mujaddara: {
    title: 'Mujaddara',
    swapped: 'Mujaddara with {a: green-lentil}',
    also: 'mujadara; mujadarah; mujaddarah; mujadra; mejadra; mejaddara; megadarra; majadra; majaddara; mdardara; mudardara; lentils and rice; lentil and rice; rice and lentils; lentil rice; lebanese lentils and rice; lentils and rice with fried onions; lentils and rice with caramelised onions; lentils with rice and crispy onions; linsen mit reis; riz aux lentilles; lentejas con arroz; arroz con lentejas; riso e lenticchie; муджаддара; мджадра; ムジャッダラ; 扁豆饭; 中东扁豆饭; مجدرة; مدردرة; מג׳דרה; מג׳דרא; אורז ועדשים; मुजद्दरा',
    summary: '{a: green-lentil} and {b: basmati-rice} cooked together, under a heap of soft, dark {c: brown-onion}.',
    kinds: ['rice', 'beans', 'bowl'],
    courses: ['main', 'dinner', 'lunch', 'side'],
    cuisines: ['levantine', 'middle-eastern'],
    occasions: ['weeknight', 'lunchbox', 'ramadan', 'camping'],
    seasons: ['autumn', 'winter'],
    audiences: ['students', 'children', 'crowd'],
    manners: ['easy', 'cheap', 'healthy', 'comforting', 'filling', 'make-ahead', 'mild', 'savoury', 'warm'],
    methods: ['boiled', 'fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 220 g green-lentil
      5 tbsp olive-oil
      4 brown-onion, thinly sliced
      ? 2 tsp ground-cumin
      ? 1 tsp ground-coriander
      ? 1/2 tsp ground-cinnamon
      200 g basmati-rice
      450 ml vegetable-stock
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 handful fresh-parsley, chopped
      ? 200 g plain-yogurt, to serve`,
    method: `
      20m meanwhile: Rinse {a: green-lentil} in a fine sieve under cold running water. / Boil {a: green-lentil} in salted water until just tender, then drain well.
      25m: Heat {a: olive-oil} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft and deep golden. / Lift {a: brown-onion half} out and set aside.
      2m: Stir in {a: ground-cumin, ground-coriander, ground-cinnamon} and let the spices sizzle for a moment. / Stir in {a: basmati-rice} until the grains are hot and see-through at the edges.
      18m: Add {a: green-lentil}. / Pour in {a: vegetable-stock}. / Bring to the boil, then cover and simmer over low heat. / Cook until the grains are tender and the liquid has gone.
      10m rest: Take the pan off the heat. / Cover and leave to rest for {10 min}. / Season with {a: fine-salt, black-pepper} to taste.
      Top with {a: brown-onion rest}. / Scatter with {a: fresh-parsley}. / Serve warm[ with {a: plain-yogurt}].`,
    swaps: { 'basmati-rice': 'long-grain-rice quinoa bulgur' },
    varies: {
      'green-lentil': 'brown-lentil puy-lentil beluga-lentil',
      'basmati-rice': 'long-grain-rice jasmine-rice bulgur quinoa freekeh',
      'plain-yogurt': 'yogurt plant-yogurt tzatziki tahini-sauce labneh',
    },
    takes: [
      'quick-vegetable firm-vegetable mushroom | 50 | 3 | 8m: Cut {a} into small pieces where needed. / Fry {a} in another pan {a!done}. / Stir {a} in at the end.',
      'leaf | 40 | 5 | 3m: Add {a} and stir until wilted.',
      'pulse raisin currant | 30 | 4 | Add {a}.',
      'nut seed pomegranate-seed feta halloumi herb | 10 | 6 | Scatter with {a}.',
    ],
  },
  'chicken-shawarma': {
    title: 'Chicken shawarma',
    swapped: '{a: chicken-thigh} shawarma',
    also: 'shawarma; shwarma; schwarma; shawerma; shawurma; shaurma; shavarma; schawarma; chawarma; chicken shwarma; chicken shawerma; shawarma wrap; chicken shawarma wrap; shawarma plate; homemade shawarma; oven shawarma; chicken doner; chicken döner; döner; doner kebab; döner kebab; tavuk döner; hähnchen döner; hähnchen schawarma; chawarma de poulet; chawarma poulet; shawarma de pollo; kebab de pollo; шаурма; шаверма; шаурма с курицей; シャワルマ; 沙威玛; 沙威瑪; 鸡肉沙威玛; شاورما; شاورما دجاج; שווארמה; שוארמה; शावरमा; चिकन शावरमा',
    summary: '{a: chicken-thigh} roasted with warm spices until brown at the edges[, with {b: pita-bread}].',
    kinds: ['wrap', 'traybake'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['levantine', 'middle-eastern', 'turkish'],
    occasions: ['weeknight', 'party', 'guests', 'ramadan'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'high-protein', 'filling', 'make-ahead', 'mild', 'savoury', 'warm', 'comforting'],
    methods: ['roasted', 'marinated'],
    needs: ['oven', 'fridge'],
    makes: '4 servings',
    prep: 20,
    list: `
      ! 700 g chicken-thigh
      3 tbsp olive-oil
      3 tbsp lemon-juice
      ? 3 clove fresh-garlic, crushed
      ? 2 tsp ground-cumin
      ? 2 tsp ground-coriander
      ? 2 tsp paprika
      ? 1 tsp ground-turmeric
      ? 1/2 tsp ground-cinnamon
      ? 1/2 tsp ground-allspice
      ? 1.5 tsp fine-salt
      ? 1/2 tsp black-pepper
      ? 1 red-onion, sliced
      200 g plain-yogurt
      ? 240 g pita-bread, to serve
      ? 200 g ripe-tomato, sliced
      ? 150 g cucumber, sliced
      ? 80 g gherkin, sliced`,
    method: `
      Stir {a: olive-oil, ground-cumin, ground-coriander, paprika, ground-turmeric, ground-cinnamon, ground-allspice, fine-salt, black-pepper, lemon-juice most, fresh-garlic most} together in a large bowl. / Add {a: chicken-thigh} and toss.
      60m rest: Cover and chill in the fridge for at least {60 min}, or overnight.
      Heat the oven to {220C} and line a baking tray with baking paper.
      28m: Spread {a: chicken-thigh} on the tray. / Scatter with {a: red-onion}. / Roast {a: chicken-thigh} {a!done}.
      Stir {a: plain-yogurt, lemon-juice rest, fresh-garlic rest} together.
      5m rest: Rest {a: chicken-thigh} for {5 min} before slicing. / Cut {a: chicken-thigh} into thin strips where needed.
      Warm {a: pita-bread} in a dry pan, one at a time, until soft. / Spoon the sauce over. / Serve hot[ with {a: pita-bread, ripe-tomato, cucumber, gherkin}].`,
    swaps: { 'lemon-juice': 'fresh-lemon-juice lime-juice white-wine-vinegar*0.7', 'pita-bread': 'vegan-flatbread gluten-free-pita' },
    varies: {
      'chicken-thigh': 'poultry tofu lamb-steak beef-strip cauliflower tinned-chickpea mushroom',
      'pita-bread': 'flatbread wrap bread rice',
      'plain-yogurt': 'yogurt plant-yogurt labneh',
      cucumber: 'salad',
    },
    takes: [
      'sweet-pepper courgette aubergine cauliflower mushroom tinned-chickpea sweet-potato | 60 | 4 | Cut {a} into bite-sized pieces where needed. / Add {a} to the tray.',
      'hummus tahini-sauce harissa hot-sauce lettuce salad pickled-red-onion pickled-radish oven-chip white-cabbage red-cabbage | 30 | 7 | Serve with {a}.',
    ],
  },
  'kofta-kebabs': {
    title: 'Kofta kebabs',
    swapped: 'Kofta kebabs with {a: minced-lamb}',
    also: 'kofta; koftas; kofte; köfte; kefta; kafta; kofta kebab; kafta kebab; kofte kebab; lamb kofta; lamb koftas; lamb kofta kebabs; beef kofta; beef koftas; kofta skewers; minced mince kebabs; minced meat skewers; adana kebab; adana kebabı; adana; izgara köfte; koobideh; kabab koobideh; kubideh; kebab; kebabs; kofta kabob; hackfleischspieße; hackspieße; brochettes de kefta; brochetas de carne picada; люля-кебаб; кюфта; кофта; コフタ; キョフテ; 土耳其肉丸; 科夫塔; كفتة; كفتة مشوية; كباب; קבב; כופתה; कोफ्ता कबाब',
    summary: 'Grilled skewers of {a: minced-lamb}[ with {b: ground-cumin, fresh-parsley}][, in warm {c: pita-bread}].',
    kinds: ['skewer', 'meatball'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['middle-eastern', 'levantine', 'turkish', 'persian', 'moroccan'],
    occasions: ['barbecue', 'party', 'weeknight', 'guests', 'ramadan', 'eid', 'camping'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'high-protein', 'filling', 'make-ahead', 'mild', 'savoury', 'warm'],
    methods: ['grilled'],
    needs: ['hob', 'fridge'],
    makes: '4 servings',
    prep: 25,
    list: `
      600 g minced-lamb
      ? 1 brown-onion, grated
      ? 2 clove fresh-garlic, crushed
      ? 1 bunch fresh-parsley, finely chopped
      ? 2 tsp ground-cumin
      ? 1 tsp ground-coriander
      ? 1 tsp paprika
      ? 1/2 tsp ground-cinnamon
      ? 1.5 tsp fine-salt
      ? 1/2 tsp black-pepper
      1 tbsp vegetable-oil
      ? 240 g pita-bread, to serve
      ? 200 g greek-yogurt, to serve
      ? 200 g ripe-tomato, sliced`,
    method: `
      Put {a: minced-lamb} in a large bowl. / Add {a: brown-onion, fresh-garlic, fresh-parsley}. / Add {a: ground-cumin, ground-coriander, paprika, ground-cinnamon, fine-salt, black-pepper}. / Knead with your hands until the mixture holds together.
      30m rest: Chill in the fridge for {30 min}.
      Shape the mixture into finger-thick rolls of about {10cm} with wet hands. / Push a skewer through each one. / Brush with {a: vegetable-oil}.
      12m*: Heat a griddle pan or the barbecue until very hot. / Grill in batches, turning, until browned all over and cooked through, with no pink left ({70C} inside).
      Warm {a: pita-bread} in a dry pan, one at a time, until soft. / Serve hot[ with {a: pita-bread, greek-yogurt, ripe-tomato}].`,
    swaps: { 'pita-bread': 'vegan-flatbread gluten-free-pita', 'minced-lamb': 'minced-beef minced-turkey plant-mince' },
    varies: {
      'minced-lamb': 'mince plant-mince',
      'pita-bread': 'flatbread wrap bread rice',
      'greek-yogurt': 'yogurt plant-yogurt tzatziki hummus tahini-sauce',
      'ripe-tomato': 'salad tomato quick-vegetable',
    },
    takes: [
      'fresh-mint fresh-coriander fresh-dill red-chilli green-chilli chilli-flake sumac pine-nut dried-mint spring-onion shelled-pistachio feta dried-apricot | 4 | 2 | Chop {a} finely where needed. / Add {a} and mix well.',
      'sweet-pepper courgette aubergine onion cherry-tomato halloumi | 60 | 5 | 8m: Grill {a} on both sides {a!done}.',
      'lettuce salad pickled-red-onion hummus olive feta harissa | 30 | 5 | Serve with {a}.',
    ],
  },
});
