import { dishes } from '../read-dish.ts';

export const caucasus = dishes({
  khachapuri: {
    title: 'Khachapuri',
    also: 'hachapuri; khatchapuri; khachapury; kachapuri; khachpuri; chatschapuri; chatschapuri adscharuli; adjaruli; adjarian khachapuri; adjaruli khachapuri; ajaruli khachapuri; acharuli khachapuri; imeruli khachapuri; georgian cheese bread; georgian cheese boat; georgian bread; cheese bread boat; cheese bread boats; cheese boats; georgian cheese pie; egg and cheese bread; bread boat with egg; georgisches käsebrot; käseschiffchen; käsebrot aus georgien; pain au fromage géorgien; khatchapouri; khatchapouri adjarien; pan de queso georgiano; jachapuri; pão de queijo georgiano; pane georgiano al formaggio; chaczapuri; ხაჭაპური; аджарули; хачапури; хачапурі; аджарские хачапури; ハチャプリ; 哈恰普里; 格鲁吉亚奶酪面包; 格鲁吉亚芝士船; خاتشابوري; خبز الجبن الجورجي; חצ׳אפורי; חצאפורי; חצפורי; खाचापुरी',
    summary: 'Boats of soft dough filled with melted {a: mozzarella, feta}[, with {b: egg-yolk} baked in the middle].',
    kinds: ['flatbread', 'bread', 'stuffed'],
    courses: ['main', 'dinner', 'lunch', 'breakfast', 'snack'],
    cuisines: ['georgian'],
    occasions: ['brunch', 'guests', 'sunday', 'party'],
    audiences: ['children', 'crowd'],
    manners: ['comforting', 'filling', 'high-protein', 'mild', 'savoury', 'warm'],
    methods: ['baked', 'stuffed'],
    needs: ['oven'],
    makes: '4 servings, by quarter',
    prep: 25,
    list: `
      360 g strong-flour
      1.5 tsp dried-yeast
      ? 1 tsp white-sugar
      ? 1 tsp fine-salt
      220 ml whole-milk, warm
      2 tbsp olive-oil
      250 g mozzarella, grated
      180 g feta, crumbled
      ? 4 egg-yolk
      ? 30 g unsalted-butter, melted`,
    method: `
      10m: Stir {a: strong-flour, dried-yeast, white-sugar, fine-salt} together in a large bowl. / Stir in {a: whole-milk, olive-oil most} until a soft dough forms. / Knead until smooth and elastic.
      75m rest: Cover and leave to rise in a warm place until doubled.
      Heat the oven to {230C} and line a baking tray with baking paper. / Mix {a: mozzarella, feta} in a bowl.
      Divide the dough into equal pieces and shape each into a ball. / Roll out each piece to an oval, roll the long sides up a little and pinch the ends together into a boat.
      12m: Lay the pieces on the tray and brush with {a: olive-oil rest}. / Spoon in the filling. / Bake until golden.
      5m: Make hollows in the filling and slip {a: egg-yolk} into them. / Bake {a: egg-yolk} {a!done}.
      Brush with {a: unsalted-butter}. / Serve straight away.`,
    swaps: {
      'strong-flour': 'gluten-free-bread-flour',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk',
      mozzarella: 'lactose-free-mozzarella vegan-mozzarella',
      feta: 'lactose-free-feta vegan-feta',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
    },
    varies: {
      mozzarella: 'melting-cheese',
      feta: 'soft-cheese hard-cheese melting-cheese blue-cheese',
      'whole-milk': 'milk plant-milk plain-water yogurt',
      'strong-flour': 'plain-flour spelt-flour wholemeal-flour',
    },
    takes: [
      'spinach baby-spinach mushroom onion leek bacon chorizo sausage mince plant-mince sweet-pepper | 40 | 4 | 6m: Cut {a} into small pieces where needed. / Fry {a} in a lightly oiled pan over medium heat {a!done}. / Stir {a} into the filling.',
      'herb spring-onion khmeli-suneli paprika chilli-flake ham tinned-kidney-bean sun-dried-tomato olive cooked-potato | 10 | 4 | Chop or mash {a} where needed. / Stir {a} into the filling.',
    ],
  },
  khinkali: {
    title: 'Khinkali',
    swapped: 'Khinkali with {a: mixed-mince}',
    also: 'hinkali; khinkhali; chinkali; kinkali; khinkaly; xinkali; georgian dumplings; georgian dumpling; georgian soup dumplings; caucasian dumplings; georgian meat dumplings; khinkali dumplings; georgische teigtaschen; georgische maultaschen; raviolis géorgiens; khinkalis; jinkali; empanadillas georgianas; ravioli georgiani; pierożki gruzińskie; ხინკალი; хинкали; хінкалі; ヒンカリ; 格鲁吉亚饺子; 格鲁吉亚汤包; 힌칼리; خينكالي; زلابية جورجية; חינקלי; חינקאלי; खिंकाली',
    summary: 'Big pleated dumplings with a juicy filling of {a: mixed-mince, brown-onion}.',
    kinds: ['dumpling'],
    courses: ['main', 'dinner'],
    cuisines: ['georgian', 'russian'],
    occasions: ['sunday', 'guests'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd', 'children'],
    manners: ['cheap', 'comforting', 'filling', 'high-protein', 'make-ahead', 'savoury', 'warm'],
    methods: ['boiled', 'stuffed'],
    needs: ['hob'],
    makes: '24 dumplings for 4, by half',
    prep: 60,
    list: `
      ! 450 g plain-flour
      ? 2 tsp fine-salt
      230 ml plain-water
      120 ml beef-stock, cold
      500 g mixed-mince
      150 g brown-onion, grated
      ? 2 clove fresh-garlic, crushed
      ? 1 handful fresh-coriander, finely chopped
      ? 1 tsp ground-coriander
      ? 1/2 tsp ground-cumin
      ? 1/2 tsp chilli-flake
      ? 1 tsp black-pepper`,
    method: `
      10m: Stir {a: plain-flour, fine-salt half} together in a large bowl. / Add {a: plain-water} and stir to a rough dough. / Knead until smooth and elastic.
      30m rest: Cover and leave to rest for {30 min}.
      Put {a: mixed-mince, brown-onion} in a large bowl. / Add {a: fresh-garlic, fresh-coriander, ground-coriander, ground-cumin, chilli-flake, fine-salt rest}. / Stir in {a: beef-stock}. / Mix well.
      Roll out the dough thinly. / Cut out rounds of about {9cm} with a glass. / Put a spoonful of filling on each round, gather up the edge in small pleats and pinch them firmly together at the top.
      20m*: Bring a large pot of salted water to the boil. / Boil a few at a time until they float, then for {8 min} more. / Check that the filling is cooked through ({70C} inside). / Lift out with a slotted spoon and drain well.
      Season with {a: black-pepper}. / Serve straight away.`,
    swaps: {
      'mixed-mince': 'minced-beef minced-turkey minced-lamb plant-mince',
      'brown-onion': 'white-cabbage courgette',
    },
    varies: { 'mixed-mince': 'mince plant-mince', 'fresh-coriander': 'herb', 'brown-onion': 'onion', 'beef-stock': 'stock' },
    takes: [
      'mushroom curd-cheese feta mozzarella cooked-potato paprika khmeli-suneli caraway-seed herb red-chilli green-chilli | 15 | 4 | Chop or mash {a} where needed. / Stir {a} into the filling.',
      'unsalted-butter soured-cream yogurt white-vinegar hot-sauce | 15 | 7 | Serve with {a}.',
    ],
  },
  shashlik: {
    title: 'Shashlik',
    swapped: 'Shashlik with {a: lamb-leg}',
    also: 'shashlyk; shashlick; shaslik; shashlic; sashlik; shish kebab; shish kebabs; shishkebab; shish kabob; shish kabobs; kebab skewers; lamb skewers; lamb kebabs; lamb shish kebab; meat skewers; grilled meat skewers; russian kebab; russian kebabs; russian shashlik; georgian kebab; mtsvadi; khorovats; armenian kebab; caucasian skewers; barbecue skewers; kabobs; schaschlik; schaschlikspieße; fleischspieße; lammspieße; lamm schaschlik; chachlik; brochettes d’agneau; brochettes russes; brochetas de cordero; pinchos morunos rusos; espetinho de cordeiro; espetada russa; spiedini di agnello; szaszłyk; szaszłyki; šašlik; saslik; şaşlık; мцвади; шашлык; шашлики; шашлик; მწვადი; シャシリク; シャシュリク; 烤羊肉串; 俄式烤肉串; 샤슬릭; شاشليك; شيش كباب; كباب لحم; שאשליק; שישליק; शाशलिक; शीश कबाब',
    summary: 'Skewers of {a: lamb-leg} marinated with {b: brown-onion, red-wine-vinegar} and grilled over high heat.',
    kinds: ['skewer'],
    courses: ['main', 'dinner'],
    cuisines: ['georgian', 'armenian', 'russian', 'ukrainian', 'central-asian'],
    occasions: ['barbecue', 'party', 'guests', 'camping', 'picnic'],
    seasons: ['summer', 'spring'],
    audiences: ['crowd', 'children'],
    manners: ['easy', 'high-protein', 'savoury', 'warm', 'mild', 'filling'],
    methods: ['grilled', 'marinated'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      2 brown-onion, thinly sliced
      3 tbsp red-wine-vinegar
      3 tbsp olive-oil
      ? 2 clove fresh-garlic, crushed
      ? 1.5 tsp ground-coriander
      ? 1.5 tsp paprika
      ? 2 bay-leaf
      ? 1.5 tsp fine-salt
      ? 1 tsp black-pepper
      800 g lamb-leg, cut into {3cm} pieces
      ? 1 red-onion, thinly sliced
      ? 1 handful fresh-coriander, chopped
      ? 4 plain-flatbread, to serve`,
    method: `
      Stir {a: red-wine-vinegar, olive-oil} together in a large bowl. / Stir in {a: fresh-garlic, ground-coriander, paprika, bay-leaf, fine-salt, black-pepper}. / Squeeze {a: brown-onion} gently with your hands and add to the bowl.
      Add {a: lamb-leg}. / 120m rest: Cover and chill in the fridge for at least {120 min}, or overnight.
      Thread {a: lamb-leg} onto skewers. / Heat a griddle pan or the barbecue until very hot.
      12m: Grill {a: lamb-leg} on both sides {a!done}.
      Scatter with {a: red-onion, fresh-coriander} and serve. / Serve with {a: plain-flatbread}.`,
    swaps: {
      'lamb-leg': 'rump-steak chicken-thigh firm-tofu',
      'red-wine-vinegar': 'cider-vinegar lemon-juice',
      'brown-onion': 'fennel',
      'plain-flatbread': 'vegan-flatbread gluten-free-pita',
    },
    varies: {
      'lamb-leg':
        'lamb-steak pork-fillet pork-loin pork-loin-steak pork-shoulder sirloin-steak rump-steak fillet-steak veal chicken-thigh chicken-breast turkey-breast duck-breast salmon-fillet swordfish-steak tuna-steak monkfish-tail raw-prawn firm-tofu smoked-tofu halloumi paneer chestnut-mushroom king-oyster-mushroom seitan tempeh',
      'red-wine-vinegar': 'lemon-juice vinegar pomegranate-juice white-wine red-wine kefir yogurt sparkling-water',
      'fresh-coriander': 'herb',
    },
    takes: [
      'sweet-pepper tomato mushroom courgette onion aubergine halloumi pineapple bacon | 60 | 4 | Cut {a} into large pieces where needed. / Thread {a} onto the skewers as well.',
      'ground-cumin khmeli-suneli smoked-paprika sumac chilli-flake fresh-thyme fresh-rosemary dried-oregano lemon pomegranate-juice | 3 | 2 | Stir {a} into the marinade.',
      'sauce yogurt salad dip pickle rice | 40 | 6 | Serve with {a}.',
    ],
  },
});
