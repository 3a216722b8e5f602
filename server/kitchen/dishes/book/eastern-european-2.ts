import { dishes } from '../read-dish.ts';

export const easternEuropeanSecond = dishes({
  borscht: {
    title: 'Borscht',
    also: 'borsch; borsht; borshch; borshcht; bortsch; borstch; bortsh; borst; borş; barszcz; barszcz czerwony; barszcz ukraiński; borschtsch; ukrainian borscht; russian borscht; beetroot soup; beet soup; beets soup; red beet soup; beetroot and cabbage soup; ukrainian beetroot soup; ukrainian beet soup; russian beet soup; rote-bete-suppe; rote bete suppe; rote-rüben-suppe; soupe de betteraves; sopa de remolacha; sopa de beterraba; zuppa di barbabietole; борщ; боршч; ボルシチ; 罗宋汤; 红菜汤; 红菜头汤; 甜菜汤; 보르시; بورش; حساء الشمندر; בורשט; מרק סלק; चुकंदर का सूप',
    summary: 'A ruby-red, sweet and sour soup of {a: beetroot, white-cabbage, waxy-potato}[, with a spoonful of {b: soured-cream}].',
    kinds: ['soup', 'stew'],
    courses: ['main', 'lunch', 'dinner', 'starter'],
    cuisines: ['ukrainian', 'russian', 'polish'],
    occasions: ['weeknight', 'sunday'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd', 'students'],
    manners: [
      'easy',
      'cheap',
      'healthy',
      'light',
      'comforting',
      'one-pot',
      'make-ahead',
      'vegetable-rich',
      'sour',
      'savoury',
      'warm',
      'mild',
    ],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '6 servings',
    prep: 25,
    list: `
      2 tbsp vegetable-oil
      1 brown-onion, finely chopped
      ? 150 g carrot, peeled and grated
      ! 500 g beetroot, peeled and grated
      ? 2 clove fresh-garlic, crushed
      ? 2 tbsp tomato-puree
      3 tbsp red-wine-vinegar
      ? 1 tsp white-sugar
      1500 ml vegetable-stock
      ? = 2 bay-leaf
      ? 400 g waxy-potato, peeled and diced
      ? 300 g white-cabbage, shredded
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 bunch fresh-dill, chopped
      ? 150 g soured-cream, to serve`,
    method: `
      6m: Heat {a: vegetable-oil} in a large pot over medium heat. / Add {a: brown-onion, carrot} and cook gently until soft.
      10m: Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: tomato-puree} and cook for a minute, stirring. / Add {a: beetroot}. / Stir in {a: red-wine-vinegar most, white-sugar}. / Cover and cook gently, stirring now and then, until everything begins to soften.
      5m: Pour in {a: vegetable-stock}. / Add {a: bay-leaf}. / Bring to the boil.
      Add {a: waxy-potato, white-cabbage}. / 20m: Simmer until everything is tender.
      Take out {a: bay-leaf}. / Stir in {a: red-wine-vinegar rest} to taste. / Season with {a: fine-salt, black-pepper} to taste.
      5m rest: Take the pot off the heat. / Stir in {a: fresh-dill most}. / Cover and leave to rest for {5 min}.
      Divide between bowls. / Spoon over {a: soured-cream}. / Scatter with {a: fresh-dill rest} and serve.`,
    swaps: {
      'soured-cream': 'lactose-free-soured-cream vegan-soured-cream soy-yogurt',
      'red-wine-vinegar': 'cider-vinegar lemon-juice',
      'waxy-potato': 'celeriac turnip',
      carrot: 'parsnip',
    },
    varies: {
      'vegetable-stock': 'stock',
      'soured-cream': 'cream creme-fraiche yogurt plant-yogurt plant-cream',
      'white-cabbage': 'cabbage kale leaf sauerkraut',
      'waxy-potato': 'potato sweet-potato',
      beetroot: 'cooked-beetroot',
    },
    takes: [
      'stewing-meat lamb-shank ham-hock | 80 | 4 | 75m: Add {a}, cut into bite-sized pieces where needed. / Cover and simmer over low heat until very tender.',
      'pulse sausage mushroom | 50 | 5 | 6m: Add {a} and cook {a!done}.',
      'bacon celery-stalk celeriac parsnip sweet-pepper | 40 | 2 | 6m: Add {a} and cook {a!done}.',
      'tinned-tomato ripe-tomato | 60 | 4 | Add {a}.',
      'horseradish-root prepared-horseradish | 4 | 7 | Stir in {a}.',
      'egg | 28 | 7 | 10m: Boil {a} for {10 min}, cool under cold running water and peel. / Cut {a} into wedges and add.',
    ],
  },
  pierogi: {
    title: 'Pierogi',
    also: 'pierogi ruskie; pierogies; pierogis; perogies; perogy; perogie; perogi; pirogi; pieroggi; pyrohy; pyrogy; pirohy; pierożki; pierogi z ziemniakami; potato and cheese pierogi; potato pierogi; cheese pierogi; potato and cheese dumplings; polish dumplings; polish pierogi; polish ravioli; ukrainian dumplings; varenyky; vareniki; varenyky with potato; varenniki; wareniki; piroggen; piroggi; polnische teigtaschen; pirohi; вареники; пироги руські; пиріжки; ピエロギ; ヴァレーニキ; 波兰饺子; 波兰水饺; 피에로기; بيروجي; פירוגי; ורניקי',
    summary: 'Soft dumplings filled with {a: floury-potato, curd-cheese}, tossed in {b: unsalted-butter}[ with golden {c: brown-onion}].',
    kinds: ['dumpling'],
    courses: ['main', 'dinner', 'lunch', 'starter'],
    cuisines: ['polish', 'ukrainian'],
    occasions: ['christmas', 'sunday', 'guests', 'easter'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['cheap', 'comforting', 'filling', 'make-ahead', 'mild', 'savoury', 'warm'],
    methods: ['boiled', 'stuffed'],
    needs: ['hob'],
    makes: '36 dumplings for 4, by half',
    prep: 60,
    list: `
      400 g plain-flour
      ? 1 tsp fine-salt
      220 ml plain-water, warm
      90 g unsalted-butter
      ! 500 g floury-potato, peeled and cut into {3cm} cubes
      ? 250 g brown-onion, finely chopped
      200 g curd-cheese, crumbled
      ? 1/2 tsp black-pepper
      ? 120 g soured-cream, to serve`,
    method: `
      10m: Stir {a: plain-flour, fine-salt half} together in a large bowl. / Add {a: plain-water, unsalted-butter quarter} and stir to a rough dough. / Knead until smooth and elastic.
      30m rest: Cover and leave to rest for {30 min}.
      20m meanwhile: Boil {a: floury-potato} in salted water until tender, then drain well. / Mash {a: floury-potato} until smooth.
      12m meanwhile: Melt {a: unsalted-butter rest} in a wide pan over medium heat. / Add {a: brown-onion} and cook gently until soft and golden.
      Stir {a: curd-cheese, brown-onion half} into {b: floury-potato}. / Season with {a: fine-salt rest, black-pepper} to taste.
      Roll out the dough thinly. / Cut out rounds of about {8cm} with a glass. / Put a spoonful of filling on each round, fold over and press the edges together firmly.
      12m*: Bring a large pot of salted water to the boil. / Boil a few at a time until they float, then for {2 min} more. / Lift out with a slotted spoon and drain well.
      Toss everything in the warm pan until coated. / Serve straight away[ with {a: soured-cream}].`,
    swaps: {
      'plain-flour': 'gluten-free-bread-flour',
      'curd-cheese': 'lactose-free-cream-cheese firm-tofu vegan-cream-cheese',
      'unsalted-butter': 'vegan-butter sunflower-oil*0.8',
      'soured-cream': 'lactose-free-soured-cream vegan-soured-cream',
      'brown-onion': 'fennel',
    },
    varies: {
      'curd-cheese': 'soft-cheese melting-cheese tofu sauerkraut',
      'floury-potato': 'all-round-potato sweet-potato',
      'soured-cream': 'creme-fraiche yogurt plant-yogurt',
    },
    takes: [
      'mushroom bacon leaf sausage mince plant-mince leek | 40 | 5 | 6m: Chop {a} finely where needed. / Fry {a} in another pan {a!done}. / Stir {a} into the filling.',
      'sauerkraut pulse herb melting-cheese hard-cheese spring-onion | 30 | 5 | Chop or mash {a} where needed. / Stir {a} into the filling.',
      'herb apple-sauce sauerkraut | 12 | 9 | Serve with {a}.',
    ],
  },
  bigos: {
    title: 'Bigos',
    swapped: 'Bigos with {a: pork-shoulder, kielbasa}',
    also: 'polish bigos; bigos myśliwski; bigos mysliwski; hunter’s stew; hunters stew; hunter stew; polish hunter’s stew; polish hunters stew; polish hunter stew; polish stew; sauerkraut stew; sauerkraut and sausage stew; sauerkraut and pork stew; sausage and sauerkraut stew; cabbage and sausage stew; sauerkraut with sausage; sauerkraut casserole; polish cabbage stew; bigus; bigosz; bigoss; jägertopf polnisch; polnischer krauttopf; chucrut con salchichas polaco; бигос; бігос; бигус; ビゴス; 波兰猎人炖肉; 猎人炖肉; ביגוס',
    summary: 'A deep, sour and smoky stew of {a: sauerkraut, pork-shoulder, kielbasa} that is even better the next day.',
    kinds: ['stew', 'casserole'],
    courses: ['main', 'dinner'],
    cuisines: ['polish', 'ukrainian', 'baltic'],
    occasions: ['christmas', 'new-year', 'guests', 'sunday', 'camping'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd'],
    manners: ['comforting', 'filling', 'high-protein', 'one-pot', 'make-ahead', 'leftovers', 'sour', 'savoury', 'warm'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '6 servings',
    prep: 25,
    list: `
      ? 20 g dried-porcini
      250 ml plain-water, boiling
      1 tbsp vegetable-oil
      ? 100 g streaky-bacon, diced
      500 g pork-shoulder, cut into {3cm} pieces
      1 brown-onion, chopped
      ? 1 tbsp tomato-puree
      ! 600 g sauerkraut, drained
      ? 400 g white-cabbage, shredded
      150 ml red-wine
      ? = 2 bay-leaf
      ? = 5 allspice-berry
      ? = 5 juniper-berry
      ? 1 tsp dried-marjoram
      ? 80 g prune, roughly chopped
      300 g kielbasa, sliced
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 300 g rye-bread, to serve`,
    method: `
      15m meanwhile: Put {a: dried-porcini} in a small bowl and pour over {b: plain-water}. / Leave to soak, then chop {a: dried-porcini} and keep the liquid.
      10m: Heat {a: vegetable-oil} in a large pot over medium heat. / Fry {a: streaky-bacon} {a!done}. / Lift {a: streaky-bacon} out and set aside.
      10m: Brown {a: pork-shoulder} in batches on all sides. / Lift {a: pork-shoulder} out and set aside.
      10m: Add {a: brown-onion} and cook gently until soft and golden. / Stir in {a: tomato-puree} and cook for a minute, stirring.
      4m: Pour in {a: red-wine} and let it boil down by half.
      80m: Return {a: pork-shoulder, streaky-bacon} to the pot. / Stir in {a: sauerkraut, white-cabbage}. / Stir in {a: dried-porcini}. / Pour in {a: plain-water}. / Add {a: bay-leaf, allspice-berry, juniper-berry, dried-marjoram}. / Bring to the boil, then cover and simmer over low heat. / Stir often, and add a splash of water if it gets too thick.
      25m: Stir in {a: prune, kielbasa}. / Simmer until everything is tender.
      Take out {a: bay-leaf, allspice-berry, juniper-berry}. / Season with {a: fine-salt, black-pepper} to taste. / Serve with {a: rye-bread}.`,
    swaps: {
      'pork-shoulder': 'braising-steak jackfruit',
      kielbasa: 'beef-sausage chicken-sausage vegan-sausage',
      'streaky-bacon': 'turkey-bacon smoked-tofu',
      'red-wine': 'alcohol-free-red-wine apple-juice*0.7',
      prune: 'dried-apricot raisin',
      'rye-bread': 'vegan-bread gluten-free-bread gluten-free-vegan-bread',
    },
    varies: {
      'pork-shoulder': 'stewing-meat',
      kielbasa: 'sausage',
      'streaky-bacon': 'bacon',
      'white-cabbage': 'cabbage',
      prune: 'dried-fruit plum apple',
      'rye-bread': 'bread cooked-potato',
      'dried-porcini': 'dried-mushroom',
    },
    takes: [
      'mushroom carrot celery-stalk sweet-pepper | 40 | 4 | 6m: Add {a} and cook {a!done}.',
      'potato root pulse | 80 | 7 | Add {a}.',
      'tinned-tomato ripe-tomato apple | 50 | 6 | Stir in {a}.',
      'cooked-pork cooked-beef cooked-chicken cooked-ham venison-steak | 50 | 7 | Stir in {a}.',
    ],
  },
});
