import { dishes } from '../read-dish.ts';

export const vegetablesThird = dishes({
  'corn-on-the-cob': {
    title: 'Corn on the cob',
    also: 'corn on cob; boiled corn; boiled corn on the cob; boiled sweetcorn; buttered corn; buttered corn on the cob; corn with butter; sweetcorn on the cob; sweet corn on the cob; grilled corn; grilled corn on the cob; barbecue corn; bbq corn; gekochter maiskolben; gegrillter maiskolben; maiskolben mit butter; maïs au beurre; pannocchia bollita; mazorcas de maíz; elote cocido; milho cozido; espiga de milho; milho verde cozido; 煮玉米; 黄油玉米; ذرة مسلوقة; ذرة بالزبدة; תירס קלח; קלחי תירס; भुट्टा; उबला भुट्टा; corn on the cob with butter',
    summary: 'Sweet {a: corn-on-the-cob}, boiled until tender and brushed with {b: unsalted-butter}.',
    kinds: ['vegetables'],
    courses: ['side', 'snack'],
    cuisines: ['american', 'international'],
    occasions: ['barbecue', 'picnic', 'weeknight', 'camping', 'thanksgiving'],
    seasons: ['summer', 'autumn'],
    audiences: ['children', 'crowd'],
    manners: ['quick', 'easy', 'cheap', 'healthy', 'mild', 'sweet', 'warm', 'one-pot', 'no-bake', 'vegetable-rich'],
    methods: ['boiled', 'grilled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    list: `
      ! 4 corn-on-the-cob
      40 g unsalted-butter, softened
      ? 1 tbsp fresh-parsley, finely chopped
      ? fine-salt, to taste
      ? black-pepper, to taste`,
    method: `
      Bring a large pot of water to the boil. / Remove the leaves and threads from {a: corn-on-the-cob}.
      8m: Lower in {a: corn-on-the-cob} and boil for {8 min}. / Drain {a: corn-on-the-cob}.
      Stir {a: fresh-parsley} into {b: unsalted-butter}.
      Brush {a: corn-on-the-cob} with {b: unsalted-butter}. / Season with {a: fine-salt, black-pepper} to taste.
      Serve straight away.`,
    varies: { 'unsalted-butter': 'butter vegan-butter garlic-butter oil mayonnaise vegan-mayonnaise', 'fresh-parsley': 'herb' },
    takes: [
      'paprika smoked-paprika chilli-powder chilli-flake cayenne-pepper lime-zest fresh-garlic garlic-powder curry-powder ground-cumin herb lemon-pepper | 1 | 4 | Stir in {a}.',
      'parmesan feta cotija queso-fresco lime-juice chaat-masala hot-sauce bacon-bit | 8 | 5 | Spoon or scatter {a} over the top.',
    ],
    swaps: { 'unsalted-butter': 'vegan-butter olive-oil*0.8' },
  },
  'garlic-mushrooms': {
    title: 'Garlic mushrooms',
    swapped: 'Baked {a: chestnut-mushroom}[ with {b: fresh-garlic}]',
    also: 'garlicky mushrooms; garlic mushroom; mushrooms with garlic; mushrooms in garlic butter; garlic butter mushrooms; baked mushrooms; roasted mushrooms; roast mushrooms; oven mushrooms; mushrooms in the oven; whole roasted mushrooms; mushrooms and garlic; garlic mushroms; knoblauchpilze; knoblauch-champignons; knoblauchchampignons; champignons mit knoblauch; champignons aus dem ofen; champignons à l’ail; champignons persillade; funghi all’aglio; funghi al forno; champiñones al ajillo; setas al ajillo; champiñones al horno; cogumelos com alho; cogumelos ao alho; マッシュルームのガーリックバター焼き; ガーリックマッシュルーム; 蒜香蘑菇; 蒜蓉蘑菇; فطر بالثوم; مشروم بالثوم; פטריות בשום; פטריות ברוטב שום; लहसुन मशरूम; गार्लिक मशरूम',
    summary: '{a: chestnut-mushroom} roasted until juicy in {b: unsalted-butter, fresh-garlic}.',
    kinds: ['vegetables', 'nibbles'],
    courses: ['side', 'starter', 'snack'],
    cuisines: ['spanish', 'british', 'french'],
    occasions: ['weeknight', 'guests', 'party', 'buffet'],
    seasons: ['autumn', 'winter'],
    manners: ['quick', 'easy', 'cheap', 'light', 'savoury', 'warm', 'vegetable-rich'],
    methods: ['roasted', 'baked'],
    needs: ['oven'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 600 g chestnut-mushroom
      50 g unsalted-butter, melted
      ! 4 clove fresh-garlic, crushed
      ? 1 tsp fresh-thyme, picked
      ? 1/2 tsp fine-salt
      ? 1/4 tsp black-pepper
      ? 30 g fresh-breadcrumb
      ? 1 tbsp lemon-juice
      ? 1 handful fresh-parsley, chopped`,
    method: `
      Heat the oven to {200C}.
      Stir {a: unsalted-butter, fresh-garlic} together in a large bowl. / Stir in {a: fresh-thyme, fine-salt, black-pepper}.
      10m: Cut {a: chestnut-mushroom} into bite-sized pieces where needed. / Add {a: chestnut-mushroom} and toss. / Tip everything into a baking dish. / Roast for {10 min}.
      10m: Scatter with {a: fresh-breadcrumb}. / Bake until golden.
      Sprinkle with {a: lemon-juice}. / Scatter with {a: fresh-parsley} and serve.`,
    varies: {
      'chestnut-mushroom': 'mushroom courgette cherry-tomato',
      'unsalted-butter': 'butter vegan-butter oil ghee',
      'fresh-thyme': 'herb',
      'fresh-parsley': 'herb',
    },
    takes: [
      'parmesan mozzarella feta blue-cheese cheddar cream-cheese vegan-cheese | 15 | 4 | Scatter with {a}.',
      'cream plant-cream creme-fraiche white-wine sherry | 25 | 4 | Pour in {a}.',
      'bacon pancetta chorizo spinach cherry-tomato | 25 | 4 | Scatter {a} over the top, cut into small pieces where needed.',
      'chilli chilli-flake smoked-paprika lemon-zest | 1 | 3 | Stir in {a}.',
    ],
    swaps: { 'unsalted-butter': 'vegan-butter olive-oil*0.8', 'fresh-breadcrumb': 'gluten-free-breadcrumb*0.7 vegan-breadcrumb*0.7' },
  },
  'oven-chips': {
    title: 'Oven chips',
    swapped: 'Crisp oven sticks of {a: floury-potato}',
    also: 'fries; french fries; chips; oven fries; oven baked chips; oven-baked fries; baked fries; baked chips; homemade chips; homemade fries; home made chips; potato wedges; wedges; oven wedges; chunky chips; crispy fries; potato fries; skinny fries; oven chip; frech fries; freedom fries; pommes frites; pommes aus dem ofen; ofenpommes; backofenpommes; kartoffelspalten; kartoffelecken; frites; frites au four; potatoes au four; patatine al forno; patatine fritte al forno; patatas fritas al horno; papas fritas al horno; batatas fritas no forno; batata assada palito; frieten; フライドポテト; オーブンポテト; 烤薯条; 薯条; بطاطس مقلية بالفرن; بطاطا بالفرن; צ׳יפס בתנור; צ׳יפס; फ्रेंच फ्राइज़; आलू फ्राइज़',
    summary: 'Crisp golden sticks of {a: floury-potato} from the oven, soft inside.',
    kinds: ['fries', 'potatoes'],
    courses: ['side', 'snack'],
    cuisines: ['british', 'american', 'belgian', 'international'],
    occasions: ['weeknight', 'party', 'birthday', 'barbecue'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['easy', 'cheap', 'crunchy', 'mild', 'savoury', 'warm', 'comforting'],
    methods: ['baked', 'roasted'],
    needs: ['oven', 'hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 1000 g floury-potato, peeled
      3 tbsp vegetable-oil
      ? 1 tsp paprika
      ? 1 tsp fine-salt`,
    method: `
      Heat the oven to {220C} and line a baking tray with baking paper.
      Cut {a: floury-potato} into finger-thick strips where needed.
      5m: Boil {a: floury-potato} in salted water until just tender, then drain well. / Leave to steam dry for a minute.
      Toss {a: floury-potato} on the tray with {b: vegetable-oil}. / Sprinkle with {a: paprika}. / Spread everything out in one layer.
      35m: Bake {a: floury-potato} until golden and crisp, turning once. / Season with {a: fine-salt} to taste. / Serve straight away.`,
    varies: {
      'floury-potato': 'potato parsnip celeriac swede cassava yam kohlrabi',
      'vegetable-oil': 'oil duck-fat goose-fat beef-dripping lard',
      paprika: 'smoked-paprika spice',
    },
    takes: [
      'fresh-rosemary fresh-thyme dried-rosemary dried-thyme dried-oregano garlic-powder fresh-garlic curry-powder chilli-powder cayenne-pepper cajun-seasoning onion-powder mixed-herb | 1 | 5 | Sprinkle with {a}.',
      'parmesan truffle-oil malt-vinegar lemon-juice feta cheddar cheese-curd gravy mayonnaise vegan-mayonnaise tomato-ketchup herb | 10 | 6 | Spoon or scatter {a} over the top.',
    ],
  },
  'sweet-potato-fries': {
    title: 'Sweet potato fries',
    also: 'sweet potato chips; sweet potato wedges; baked sweet potato fries; oven sweet potato fries; oven baked sweet potato fries; crispy sweet potato fries; sweet potato oven chips; sweet potatoe fries; sweetpotato fries; yam fries; süßkartoffelpommes; suesskartoffelpommes; süsskartoffel-pommes; süßkartoffel pommes; süßkartoffel-wedges; frites de patate douce; patatine dolci al forno; patate dolci al forno; batatas al horno; patatas fritas de boniato; boniato al horno; camote frito; camote al horno; batata-doce assada; chips de batata doce; さつまいもフライ; スイートポテトフライ; 烤红薯条; 红薯条; 地瓜薯条; بطاطا حلوة بالفرن; צ׳יפס בטטה; בטטה בתנור; शकरकंद फ्राइज़',
    summary: '{a: sweet-potato} cut into sticks, dusted with {b: cornflour} and baked until crisp.',
    kinds: ['fries', 'vegetables'],
    courses: ['side', 'snack'],
    cuisines: ['american', 'international'],
    occasions: ['weeknight', 'party', 'barbecue', 'birthday'],
    seasons: ['autumn', 'winter'],
    audiences: ['children', 'students'],
    manners: ['easy', 'cheap', 'healthy', 'crunchy', 'mild', 'sweet', 'warm'],
    methods: ['baked', 'roasted'],
    needs: ['oven'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 800 g sweet-potato, peeled
      2 tbsp cornflour
      ? 1 tsp smoked-paprika
      ? 1/2 tsp garlic-powder
      3 tbsp vegetable-oil
      ? 1/2 tsp fine-salt`,
    method: `
      Heat the oven to {220C} and line a baking tray with baking paper.
      Cut {a: sweet-potato} into finger-thick strips where needed. / Pat {a: sweet-potato} dry.
      Toss {a: sweet-potato} with {b: cornflour} until coated. / Sprinkle with {a: smoked-paprika, garlic-powder}.
      Toss {a: sweet-potato} on the tray with {b: vegetable-oil}. / Spread everything out in one layer.
      25m: Bake {a: sweet-potato} until golden and crisp, turning once. / Season with {a: fine-salt} to taste. / Serve straight away.`,
    varies: { 'vegetable-oil': 'oil', 'smoked-paprika': 'spice' },
    takes: [
      'fresh-rosemary fresh-thyme dried-thyme dried-oregano curry-powder chilli-powder cayenne-pepper ground-cumin ground-cinnamon cajun-seasoning | 1 | 4 | Sprinkle with {a}.',
      'parmesan feta lime-juice mayonnaise vegan-mayonnaise yogurt plant-yogurt herb sesame-seed | 10 | 6 | Spoon or scatter {a} over the top.',
    ],
  },
});
