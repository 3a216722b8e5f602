import { dishes } from '../read-dish.ts';

export const vegetables = dishes({
  'roasted-vegetables': {
    title: 'Roasted vegetables',
    swapped: 'Roasted {a: carrot, sweet-potato, red-pepper, courgette}',
    also: 'roast vegetables; roasted veg; roast veg; roasted veggies; oven roasted vegetables; oven vegetables; oven veg; oven veggies; baked vegetables; vegetables in the oven; sheet pan vegetables; sheet pan veggies; vegetable traybake; veg traybake; veggie traybake; tray of roasted vegetables; mediterranean roasted vegetables; roasted mediterranean vegetables; rosted vegetables; ofengemüse; ofengemuese; gemüse aus dem ofen; backofengemüse; légumes rôtis; légumes au four; verdure al forno; verdure arrosto; verduras asadas; verduras al horno; verduras rostizadas; legumes assados; 野菜のオーブン焼き; 焼き野菜; 烤蔬菜; خضار مشوية بالفرن; خضروات محمصة; ירקות בתנור; ירקות קלויים; भुनी हुई सब्ज़ियाँ; रोस्टेड वेजिटेबल',
    summary: 'Sweet, browned {a: carrot, sweet-potato, red-pepper, courgette} from one oven tray.',
    kinds: ['vegetables', 'traybake'],
    courses: ['side', 'main', 'lunch', 'dinner'],
    cuisines: ['mediterranean', 'european', 'international'],
    occasions: ['weeknight', 'sunday', 'christmas', 'thanksgiving', 'guests', 'buffet'],
    seasons: ['summer', 'autumn', 'winter'],
    audiences: ['crowd', 'students', 'children'],
    manners: ['easy', 'cheap', 'healthy', 'light', 'mild', 'savoury', 'warm', 'one-pot', 'make-ahead', 'leftovers', 'vegetable-rich'],
    methods: ['roasted', 'baked'],
    needs: ['oven'],
    makes: '4 servings',
    prep: 15,
    list: `
      300 g carrot, peeled
      400 g sweet-potato, peeled
      3 tbsp olive-oil
      ? 1/2 tsp fine-salt
      ? 1/4 tsp black-pepper
      250 g red-pepper
      300 g courgette
      ? 1 red-onion, cut into wedges
      ? 4 clove fresh-garlic, peeled
      ? 2 sprig fresh-rosemary
      ? 1 handful fresh-parsley, chopped`,
    method: `
      Heat the oven to {210C} and line a baking tray with baking paper.
      Cut {a: carrot, sweet-potato, red-pepper, courgette} into bite-sized pieces where needed.
      15m: Toss {a: carrot, sweet-potato} on the tray with {b: olive-oil half}. / Season with {a: fine-salt, black-pepper}. / Roast for {15 min}.
      25m: Spread {a: red-pepper, courgette, red-onion, fresh-garlic, fresh-rosemary} on the tray. / Drizzle with {a: olive-oil rest}. / Roast {a: carrot, sweet-potato, red-pepper, courgette} until tender and browned at the edges, turning once.
      Scatter with {a: fresh-parsley} and serve.`,
    varies: {
      carrot: 'firm-vegetable root potato',
      'sweet-potato': 'root potato firm-vegetable',
      'red-pepper': 'quick-vegetable tomato mushroom sweet-pepper',
      courgette: 'quick-vegetable mushroom tomato fennel leek',
      'red-onion': 'onion leek fennel',
      'fresh-rosemary': 'herb',
    },
    takes: [
      'firm-vegetable root potato | 80 | 3 | Cut {a} into bite-sized pieces where needed. / Spread {a} on the tray.',
      'quick-vegetable tomato mushroom onion fennel leek pulse artichoke-heart | 60 | 4 | Cut {a} into bite-sized pieces where needed. / Spread {a} on the tray.',
      'halloumi feta paneer tofu chorizo sausage | 50 | 4 | Cut {a} into bite-sized pieces where needed. / Spread {a} on the tray.',
      'balsamic-vinegar lemon-juice green-pesto tahini harissa clear-honey maple-syrup soft-cheese hard-cheese nut seed herb olive zaatar | 8 | 5 | Spoon or scatter {a} over the top.',
      'ground-cumin paprika smoked-paprika curry-powder chilli-flake dried-thyme dried-oregano garam-masala harissa-powder | 1 | 4 | Sprinkle with {a}.',
    ],
    swaps: {
      'red-pepper': 'fennel courgette*0.8',
      'sweet-potato': 'butternut-squash all-round-potato',
      courgette: 'whole-aubergine fennel',
    },
  },
  'grilled-vegetables': {
    title: 'Grilled vegetables',
    swapped: 'Grilled {a: courgette, whole-aubergine, red-pepper}',
    also: 'grilled veg; grilled veggies; chargrilled vegetables; griddled vegetables; griddled veg; barbecue vegetables; barbecued vegetables; bbq vegetables; bbq veg; bbq veggies; vegetables on the grill; vegetables for the barbecue; antipasti vegetables; marinated grilled vegetables; grilled vegetable antipasti; grillgemüse; grillgemuese; gegrilltes gemüse; gemüse vom grill; antipasti gemüse; légumes grillés; verdure grigliate; verdure alla griglia; verduras a la parrilla; verduras a la plancha; parrillada de verduras; legumes grelhados; グリル野菜; 野菜のグリル; 烧烤蔬菜; 炭烤蔬菜; خضار مشوية; ירקות בגריל; ירקות על האש; ग्रिल्ड वेजिटेबल',
    summary: 'Smoky slices of {a: courgette, whole-aubergine, red-pepper} in a dressing of {b: lemon-juice, extra-virgin-olive-oil}.',
    kinds: ['vegetables'],
    courses: ['side', 'starter', 'main'],
    cuisines: ['italian', 'mediterranean', 'international'],
    occasions: ['barbecue', 'buffet', 'guests', 'picnic'],
    seasons: ['summer'],
    audiences: ['crowd'],
    manners: ['easy', 'healthy', 'light', 'fresh', 'warm', 'cold', 'mild', 'savoury', 'make-ahead', 'no-bake', 'vegetable-rich'],
    methods: ['grilled', 'marinated'],
    needs: ['grill'],
    makes: '4 servings',
    prep: 15,
    list: `
      300 g courgette
      300 g whole-aubergine
      300 g red-pepper
      ? 1 red-onion, cut into wedges
      2 tbsp olive-oil
      ? 1/2 tsp fine-salt
      ? 1/4 tsp black-pepper
      2 tbsp extra-virgin-olive-oil
      ? 1 tbsp lemon-juice
      ? 1 clove fresh-garlic, crushed
      ? 1 handful fresh-basil, torn`,
    method: `
      Heat a griddle pan or the barbecue until very hot.
      Cut {a: courgette, whole-aubergine, red-pepper} into thick slices or wide strips where needed.
      Toss {a: courgette, whole-aubergine, red-pepper, red-onion} with {b: olive-oil} until coated. / Season with {a: fine-salt, black-pepper}.
      20m*: Grill {a: courgette, whole-aubergine, red-pepper, red-onion} on both sides {a!done}. / Arrange {a: courgette, whole-aubergine, red-pepper, red-onion} on a large plate, overlapping.
      Drizzle with {a: extra-virgin-olive-oil}. / Sprinkle with {a: lemon-juice}. / Scatter with {a: fresh-garlic}.
      10m rest: Leave to stand for {10 min} so that the flavours mingle. / Scatter with {a: fresh-basil} and serve.`,
    varies: {
      courgette: 'quick-vegetable mushroom butternut-squash hokkaido-squash fennel',
      'whole-aubergine': 'quick-vegetable mushroom asparagus fennel',
      'red-pepper': 'sweet-pepper quick-vegetable tomato mushroom',
      'lemon-juice': 'vinegar lime-juice lemon',
      'fresh-basil': 'herb',
    },
    takes: [
      'quick-vegetable mushroom tomato fennel radicchio little-gem-lettuce romaine-lettuce corn-on-the-cob sweet-potato butternut-squash hokkaido-squash | 80 | 4 | 6m: Cut {a} into thick slices or wide strips where needed. / Grill {a} on both sides {a!done}.',
      'halloumi paneer tofu | 60 | 5 | 5m: Grill {a} on both sides {a!done}.',
      'soft-cheese hard-cheese mozzarella olive caper nut seed balsamic-vinegar balsamic-glaze green-pesto herb chilli-flake | 8 | 6 | Spoon or scatter {a} over the top.',
    ],
    swaps: { 'red-pepper': 'fennel courgette', 'whole-aubergine': 'courgette portobello-mushroom' },
  },
  'sauteed-mushrooms': {
    title: 'Sautéed mushrooms',
    also: 'sauteed mushrooms; saute mushrooms; sautéed mushroom; fried mushrooms; pan fried mushrooms; pan-fried mushrooms; buttery mushrooms; butter mushrooms; mushrooms in butter; mushrooms on toast topping; cooked mushrooms; simple mushrooms; mushroom side dish; mushrooms for steak; saucy mushrooms; gebratene champignons; gebratene pilze; pilzpfanne; champignonpfanne; champignons sautés; champignons poêlés; champignons à la poêle; funghi trifolati; funghi in padella; champiñones salteados; setas salteadas; hongos salteados; cogumelos salteados; マッシュルームソテー; きのこソテー; 炒蘑菇; 黄油煎蘑菇; فطر سوتيه; مشروم سوتيه; פטריות מוקפצות; פטריות מטוגנות; सौतेड मशरूम',
    summary: 'Golden {a: chestnut-mushroom} fried in {b: unsalted-butter}[ with {c: fresh-thyme}].',
    kinds: ['vegetables'],
    courses: ['side', 'starter', 'breakfast'],
    cuisines: ['french', 'european', 'international'],
    occasions: ['weeknight', 'brunch', 'guests', 'sunday'],
    seasons: ['autumn', 'winter'],
    audiences: ['students'],
    manners: ['quick', 'easy', 'cheap', 'light', 'mild', 'savoury', 'warm', 'one-pot', 'no-bake', 'vegetable-rich'],
    methods: ['pan-fried', 'fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      1 tbsp olive-oil
      ! 600 g chestnut-mushroom, sliced
      25 g unsalted-butter
      ? 1 shallot, finely chopped
      ? 1 tsp fresh-thyme, picked
      ? fine-salt, to taste
      ? black-pepper, to taste
      ? 1 tbsp fresh-parsley, chopped`,
    method: `
      10m: Heat {a: olive-oil} in a wide pan over high heat. / Fry {a: chestnut-mushroom} {a!done}.
      3m: Stir in {a: unsalted-butter}. / Add {a: shallot} and cook gently until soft but not brown. / Stir in {a: fresh-thyme} and cook until it smells good.
      Season with {a: fine-salt, black-pepper} to taste. / Scatter with {a: fresh-parsley} and serve.`,
    varies: {
      'chestnut-mushroom': 'mushroom',
      'unsalted-butter': 'butter vegan-butter garlic-butter ghee',
      'fresh-thyme': 'herb',
      'fresh-parsley': 'herb',
      shallot: 'onion leek',
    },
    takes: [
      'fresh-garlic chilli chilli-flake lemon-zest | 3 | 3 | Stir in {a} and cook until it smells good.',
      'white-wine red-wine sherry marsala brandy | 20 | 3 | 2m: Pour in {a} and let it boil away.',
      'soy-sauce tamari balsamic-vinegar lemon-juice worcestershire-sauce cream creme-fraiche plant-cream green-pesto | 10 | 3 | Stir in {a}.',
      'leaf quick-vegetable bacon | 40 | 2 | 5m: Add {a}, cut into small pieces where needed. / Fry {a} {a!done}.',
      'parmesan blue-cheese feta soft-goats-cheese nut | 8 | 4 | Scatter with {a}.',
    ],
    swaps: { 'unsalted-butter': 'vegan-butter olive-oil*0.8' },
  },
  'steamed-vegetables': {
    title: 'Steamed vegetables',
    swapped: 'Steamed {a: carrot, broccoli, green-bean}',
    also: 'steamed veg; steamed veggies; steam vegetables; steaming vegetables; boiled vegetables; boiled veg; plain vegetables; simple vegetables; cooked vegetables; vegetables with butter; buttered vegetables; mixed steamed vegetables; steamed broccoli and carrots; gedämpftes gemüse; gedaempftes gemuese; dampfgegartes gemüse; gemüse gedämpft; légumes vapeur; légumes à la vapeur; verdure al vapore; verduras al vapor; legumes no vapor; legumes cozidos no vapor; 蒸し野菜; 温野菜; 蒸蔬菜; 清蒸蔬菜; خضار على البخار; خضار سوتيه; ירקות מאודים; उबली सब्ज़ियाँ; स्टीम्ड वेजिटेबल',
    summary: 'Tender {a: carrot, broccoli, green-bean}, steamed over one pot and kept bright.',
    kinds: ['vegetables'],
    courses: ['side'],
    cuisines: ['international'],
    occasions: ['weeknight', 'sunday', 'christmas'],
    audiences: ['children', 'baby', 'students'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'light', 'mild', 'savoury', 'warm', 'one-pot', 'no-bake', 'vegetable-rich'],
    methods: ['steamed', 'boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      250 g carrot, peeled and sliced
      350 g broccoli, in florets
      200 g green-bean, trimmed
      ? 20 g unsalted-butter
      ? 1 tbsp lemon-juice
      ? fine-salt, to taste
      ? black-pepper, to taste`,
    method: `
      Cut {a: carrot, broccoli, green-bean} into bite-sized pieces where needed.
      Bring a little water to the boil in a large pot and set a steamer basket or a metal sieve over it.
      4m: Put {a: carrot} in the basket, cover and steam for {4 min}.
      6m: Add {a: broccoli, green-bean}, cover and steam {a!done}.
      Put {a: carrot, broccoli, green-bean} in a large bowl. / Stir in {a: unsalted-butter}. / Sprinkle with {a: lemon-juice}. / Season with {a: fine-salt, black-pepper} to taste.`,
    varies: {
      carrot: 'firm-vegetable root potato',
      broccoli: 'firm-vegetable quick-vegetable leaf',
      'green-bean': 'quick-vegetable leaf',
      'unsalted-butter': 'butter vegan-butter oil green-pesto',
    },
    takes: [
      'firm-vegetable root potato | 60 | 4 | 4m: Cut {a} into small pieces where needed. / Add {a}, cover and steam {a!done}.',
      'quick-vegetable leaf leek fennel | 60 | 5 | 4m: Cut {a} into small pieces where needed. / Add {a}, cover and steam {a!done}.',
      'herb nut seed soy-sauce tamari sesame-oil fresh-ginger lemon-zest hard-cheese | 4 | 6 | Spoon or scatter {a} over the top.',
    ],
  },
});
