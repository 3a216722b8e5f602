import { dishes } from '../read-dish.ts';

export const everydaySecond = dishes({
  'air-fryer-chicken-wings': {
    title: 'Air-fryer chicken wings',
    swapped: 'Air-fried {a: chicken-wing}',
    also: 'air fryer chicken wings; air fryer wings; airfryer chicken wings; airfryer wings; air fried chicken wings; air-fried wings; crispy air fryer wings; crispy chicken wings air fryer; chicken wings in the air fryer; wings in the air fryer; air fryer chicken; air fryer drumsticks; heißluftfritteuse chicken wings; chicken wings aus der heißluftfritteuse; chicken wings aus dem airfryer; hähnchenflügel airfryer; ailes de poulet au air fryer; ailes de poulet airfryer; ali di pollo in friggitrice ad aria; alitas en freidora de aire; alitas de pollo air fryer; asinha de frango na airfryer; asinhas na air fryer; ノンフライヤー手羽先; エアフライヤー手羽先; 空气炸锅鸡翅; أجنحة دجاج بالقلاية الهوائية; כנפיים באייר פרייר; एयर फ्रायर चिकन विंग्स',
    summary: 'Crisp {a: chicken-wing}[ dusted with {b: paprika}], cooked fast in hot air.',
    kinds: ['nibbles', 'roast'],
    courses: ['snack', 'main', 'starter', 'dinner'],
    cuisines: ['american', 'international'],
    occasions: ['party', 'weeknight', 'new-year'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'crunchy', 'high-protein', 'savoury', 'warm', 'mild'],
    methods: ['fried', 'roasted'],
    needs: ['air-fryer'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 12 chicken-wing
      1 tbsp vegetable-oil
      ? 2 tsp baking-powder
      ? 2 tsp paprika
      ? 1 tsp garlic-powder
      ? 1 tsp fine-salt
      ? 1/2 tsp black-pepper
      ? 100 g barbecue-sauce, to serve`,
    method: `
      Pat {a: chicken-wing} dry. / Put {a: chicken-wing} in a large bowl. / Drizzle with {a: vegetable-oil}.
      Sprinkle with {a: baking-powder, paprika, garlic-powder, fine-salt, black-pepper}. / Toss everything together.
      24m*: Heat the air fryer to {200C}. / Lay {a: chicken-wing} in the basket in one layer. / Shake the basket now and then. / Cook {a: chicken-wing} {a!done}.
      Serve hot[ with {a: barbecue-sauce}].`,
    varies: {
      'chicken-wing': 'chicken-drumstick chicken-thigh-on-the-bone chicken-piece',
      paprika: 'smoked-paprika spice',
      'barbecue-sauce': 'sauce dip yogurt',
    },
    takes: [
      'clear-honey soy-sauce tamari hot-sauce butter sweet-chilli-sauce gochujang sriracha teriyaki-sauce | 10 | 4 | Warm {a} in a small pot. / Drizzle with {a}.',
      'parmesan lemon-pepper lime-juice sesame-seed spring-onion herb curry-powder cayenne-pepper chilli-powder cajun-seasoning | 3 | 4 | Spoon or scatter {a} over the top.',
    ],
    swaps: { 'barbecue-sauce': 'tomato-ketchup' },
  },
  'pork-chops': {
    title: 'Pork chops',
    swapped: 'Pan-fried {a: pork-chop}',
    also: 'pork chop; pan fried pork chops; pan-fried pork chops; fried pork chops; pork chops in the pan; juicy pork chops; garlic butter pork chops; pork chops with sage; pork chops with mustard; pork chops with gravy; porkchops; schweinekoteletts; schweinekotelett; kotelett; koteletts; côtes de porc; côtelettes de porc; cotelettes de porc; braciole di maiale; bistecche di maiale; chuletas de cerdo; chuletas; chuleta de puerco; costeletas de porco; bisteca de porco; bisteca suína; fläskkotlett; ポークチョップ; ポークソテー; 煎猪排; 猪排; קותלט חזיר; पोर्क चॉप',
    summary: '{a: pork-chop} browned in the pan, with a quick sauce from the same pan.',
    kinds: ['steak'],
    courses: ['main', 'dinner'],
    cuisines: ['international', 'american', 'german', 'british'],
    occasions: ['weeknight', 'sunday'],
    seasons: ['autumn', 'winter'],
    audiences: ['one', 'students'],
    manners: ['quick', 'easy', 'cheap', 'comforting', 'high-protein', 'mild', 'savoury', 'warm', 'no-bake', 'one-pot'],
    methods: ['pan-fried', 'fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 5,
    list: `
      ! 4 pork-chop
      ? 1/2 tsp fine-salt
      ? 1/4 tsp black-pepper
      1 tbsp vegetable-oil
      25 g unsalted-butter
      ? 2 clove fresh-garlic, sliced
      ? 6 leaf fresh-sage
      150 ml chicken-stock
      ? 1 tbsp wholegrain-mustard`,
    method: `
      Pat {a: pork-chop} dry. / Season {a: pork-chop} with {b: fine-salt, black-pepper}.
      10m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Fry {a: pork-chop} on both sides {a!done}. / Lift {a: pork-chop} out and set aside.
      2m: Heat {a: unsalted-butter} in the same pan. / Stir in {a: fresh-garlic, fresh-sage} and cook until it smells good.
      4m: Pour in {a: chicken-stock} and let it boil down by half. / Stir in {a: wholegrain-mustard}.
      2m rest: Return {a: pork-chop} to the pan. / Leave to rest for {2 min} before serving.`,
    varies: {
      'pork-chop': 'pork-loin-steak pork-escalope veal-chop veal-escalope lamb-chop lamb-steak',
      'unsalted-butter': 'butter vegan-butter',
      'chicken-stock': 'vegetable-stock beef-stock dry-cider white-wine apple-juice',
      'wholegrain-mustard': 'mustard',
      'fresh-sage': 'herb',
    },
    takes: [
      'apple pear onion mushroom leek fennel shallot | 60 | 3 | 6m: Cut {a} into small pieces where needed. / Fry {a} in the same pan {a!done}.',
      'cream creme-fraiche plant-cream clear-honey maple-syrup green-peppercorn lemon-juice soy-sauce tamari worcestershire-sauce caper | 20 | 5 | Stir in {a}.',
      'white-wine dry-cider brandy sherry | 30 | 4 | 2m: Pour in {a} and let it boil away.',
    ],
    swaps: { 'unsalted-butter': 'vegan-butter olive-oil*0.8' },
  },
  'roast-pork': {
    title: 'Roast pork',
    swapped: 'Roast {a: pork-shoulder}',
    also: 'pork roast; roasted pork; roast pork shoulder; roast shoulder of pork; roast pork with crackling; pork with crackling; roast pork and crackling; sunday roast pork; pork joint; oven roasted pork; slow roast pork; roast porc; schweinebraten; schweinsbraten; krustenbraten; bayerischer schweinebraten; schweinerollbraten; rôti de porc; roti de porc; arrosto di maiale; lonza arrosto; cerdo asado; asado de cerdo; lomo de cerdo al horno; paleta de cerdo al horno; lombo de porco assado; porco assado; pernil assado; flæskesteg; ribbestek; pieczeń wieprzowa; vepřová pečeně; ローストポーク; 烤猪肉; 脆皮烤肉; צלי חזיר; रोस्ट पोर्क',
    summary: 'Tender {a: pork-shoulder} with a crisp crust and a sauce from the tin[, roasted on {b: brown-onion, carrot}].',
    kinds: ['roast'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['german', 'british', 'austrian', 'scandinavian'],
    occasions: ['sunday', 'christmas', 'new-year', 'guests'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd', 'children'],
    manners: ['comforting', 'festive', 'filling', 'high-protein', 'mild', 'savoury', 'warm'],
    methods: ['roasted'],
    needs: ['oven', 'hob'],
    makes: '6 servings, by half',
    prep: 15,
    list: `
      ! 1500 g pork-shoulder, skin on
      1 tbsp vegetable-oil
      ? 2 tsp fine-salt
      ? 1 tsp caraway-seed
      ? 2 brown-onion, cut into wedges
      ? 2 carrot, peeled and sliced
      ? 4 clove fresh-garlic, peeled
      400 ml chicken-stock
      ? 1 tbsp cornflour
      ? black-pepper, to taste`,
    method: `
      Heat the oven to {230C}. / Cut shallow lines into the top with a sharp knife. / Pat {a: pork-shoulder} dry.
      Rub {a: pork-shoulder} with {b: vegetable-oil, fine-salt}. / Sprinkle with {a: caraway-seed}.
      30m: Put {a: pork-shoulder} in a roasting tin[ with {b: brown-onion, carrot, fresh-garlic}]. / Roast for {30 min}.
      100m^: Turn the oven down to {170C}. / Pour {a: chicken-stock} into the tin, around the sides. / Roast {a: pork-shoulder} {a!done}.
      20m rest: Lift {a: pork-shoulder} onto a board. / Rest {a: pork-shoulder} for {20 min} before slicing.
      5m: Strain the juices from the tin into a small pot. / Stir {a: cornflour} with a little cold water and whisk into the juices. / Bring to the boil and simmer until slightly thickened. / Season with {a: black-pepper} to taste.`,
    varies: {
      'pork-shoulder': 'pork-loin pork-leg pork-belly pork-knuckle',
      'chicken-stock': 'vegetable-stock beef-stock dark-beer lager ale dry-cider white-wine apple-juice',
      'caraway-seed': 'fennel-seed herb spice',
    },
    takes: [
      'apple pear potato parsnip celeriac fennel celery-stalk sweet-potato | 80 | 4 | Cut {a} into large pieces where needed. / Add {a} to the tin.',
      'mustard clear-honey maple-syrup fresh-rosemary fresh-thyme fresh-sage paprika fresh-marjoram dried-marjoram | 3 | 3 | Rub {a} over the sides.',
      'dark-beer lager ale stout dry-cider white-wine red-wine | 60 | 4 | Pour {a} into the tin, around the sides.',
    ],
  },
  'lamb-chops': {
    title: 'Lamb chops',
    swapped: 'Pan-fried {a: lamb-chop}',
    also: 'lamb chop; grilled lamb chops; pan fried lamb chops; pan-fried lamb chops; lamb cutlets; lamb cutlet; garlic rosemary lamb chops; rosemary lamb chops; greek lamb chops; barbecue lamb chops; lambchops; lammkoteletts; lammkotelett; lammkotelets; côtelettes d’agneau; cotelettes d agneau; costolette di agnello; scottadito; chuletas de cordero; chuletillas de cordero; costeletas de cordeiro; costeleta de borrego; païdakia; paidakia; παϊδάκια; kuzu pirzola; pirzola; ラムチョップ; 煎羊排; 香煎羊排; ريش ضاني; ريش غنم; כבש צלעות; צלעות טלה; लैम्ब चॉप्स',
    summary: 'Pink and juicy {a: lamb-chop}[ with {b: fresh-garlic, fresh-rosemary}].',
    kinds: ['steak'],
    courses: ['main', 'dinner'],
    cuisines: ['greek', 'mediterranean', 'british', 'international'],
    occasions: ['guests', 'date', 'barbecue', 'easter', 'weeknight', 'eid'],
    seasons: ['spring', 'summer'],
    manners: ['easy', 'high-protein', 'savoury', 'warm', 'festive', 'no-bake'],
    methods: ['pan-fried', 'grilled', 'marinated'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 900 g lamb-chop
      2 tbsp olive-oil
      ? 2 clove fresh-garlic, crushed
      ? 1 sprig fresh-rosemary, finely chopped
      ? 1 tbsp lemon-juice
      ? 1 tsp fine-salt
      ? 1/4 tsp black-pepper`,
    method: `
      30m rest: Stir {a: olive-oil, fresh-garlic, fresh-rosemary, lemon-juice} together in a large bowl. / Add {a: lamb-chop} and toss. / Leave to marinate for {30 min}.
      Season {a: lamb-chop} with {b: fine-salt, black-pepper}. / Heat a wide heavy pan over high heat until very hot.
      8m*: Fry {a: lamb-chop} on both sides {a!done}.
      5m rest: Leave to rest for {5 min} before serving.`,
    varies: {
      'lamb-chop': 'lamb-steak pork-chop pork-loin-steak veal-chop',
      'fresh-rosemary': 'herb',
      'lemon-juice': 'vinegar lime-juice red-wine white-wine',
      'olive-oil': 'oil',
    },
    takes: [
      'mustard clear-honey harissa ras-el-hanout ground-cumin ground-coriander paprika smoked-paprika chilli-flake yogurt plant-yogurt soy-sauce tamari pomegranate-molasses fresh-mint dried-oregano dried-mint sumac zaatar anchovy-fillet | 4 | 2 | Chop {a} finely where needed. / Stir {a} into the marinade.',
      'feta green-pesto mint-sauce chimichurri butter nut | 10 | 4 | Spoon or scatter {a} over the top.',
    ],
  },
});
