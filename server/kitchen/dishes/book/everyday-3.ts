import { dishes } from '../read-dish.ts';

export const everydayThird = dishes({
  'roast-lamb': {
    title: 'Roast lamb',
    swapped: 'Roast {a: lamb-leg}',
    also: 'roast leg of lamb; roasted lamb; lamb roast; roast lamb leg; easter lamb; sunday roast lamb; roast lamb with rosemary; roast lamb with garlic and rosemary; garlic and rosemary lamb; lamb leg roast; lamb in the oven; slow roast lamb; rost lamb; lammbraten; lammkeule aus dem ofen; gigot d’agneau; gigot d agneau; gigot d’agneau rôti; agneau rôti; agnello al forno; cosciotto d’agnello al forno; pierna de cordero asada; pierna de cordero al horno; cordero asado; perna de cordeiro assada; arni psito; αρνί στο φούρνο; kuzu but; ラムローストレッグ; 仔羊のロースト; 烤羊腿; فخذ ضاني بالفرن; فخذة خروف بالفرن; שוק טלה בתנור; रोस्ट लैम्ब',
    summary: '{a: lamb-leg} roasted until juicy[ with {b: fresh-garlic, fresh-rosemary}], and a sauce from the tin.',
    kinds: ['roast'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['british', 'french', 'greek', 'mediterranean'],
    occasions: ['easter', 'sunday', 'christmas', 'guests', 'eid'],
    seasons: ['spring'],
    audiences: ['crowd'],
    manners: ['comforting', 'festive', 'filling', 'high-protein', 'mild', 'savoury', 'warm'],
    methods: ['roasted'],
    needs: ['oven', 'hob'],
    makes: '6 servings, by half',
    prep: 15,
    list: `
      ! 2000 g lamb-leg
      ? 4 clove fresh-garlic, sliced
      ? 2 sprig fresh-rosemary, picked
      2 tbsp olive-oil
      ? 2 tsp fine-salt
      ? 1/2 tsp black-pepper
      ? 2 brown-onion, cut into wedges
      ? 2 carrot, peeled and sliced
      400 ml chicken-stock
      ? 1 tbsp cornflour`,
    method: `
      Heat the oven to {220C}. / Cut small deep slits all over {a: lamb-leg} with a sharp knife. / Push {a: fresh-garlic, fresh-rosemary} into the slits.
      Rub {a: lamb-leg} with {b: olive-oil, fine-salt, black-pepper}.
      20m: Put {a: lamb-leg} in a roasting tin[ with {b: brown-onion, carrot}]. / Roast for {20 min}.
      70m^: Turn the oven down to {170C}. / Pour {a: chicken-stock} into the tin, around the sides. / Roast {a: lamb-leg} {a!done}. / Inside, {60C} is pink and {70C} is well done.
      20m rest: Lift {a: lamb-leg} onto a board. / Rest {a: lamb-leg} for {20 min} before slicing.
      5m: Strain the juices from the tin into a small pot. / Stir {a: cornflour} with a little cold water and whisk into the juices. / Bring to the boil and simmer until slightly thickened.`,
    varies: {
      'lamb-leg': 'lamb-shoulder',
      'fresh-rosemary': 'herb',
      'chicken-stock': 'lamb-stock vegetable-stock beef-stock red-wine white-wine',
    },
    takes: [
      'potato parsnip celeriac fennel celery-stalk sweet-potato tomato cherry-tomato red-pepper whole-aubergine | 100 | 4 | Cut {a} into large pieces where needed. / Add {a} to the tin.',
      'mustard harissa ras-el-hanout ground-cumin ground-coriander paprika clear-honey lemon-zest lemon-juice dried-oregano anchovy-fillet | 3 | 3 | Chop {a} finely where needed. / Rub {a} over the sides.',
      'fresh-mint redcurrant-jelly mint-sauce red-wine | 8 | 6 | Stir {a} into the juices.',
    ],
  },
  'sheet-pan-sausages-and-vegetables': {
    title: 'Sheet-pan sausages and vegetables',
    swapped: '{a: pork-sausage} from the oven with {b: new-potato, red-pepper, courgette}',
    also: 'sheet pan sausages and vegetables; sheet pan sausage and vegetables; sheet pan sausage and veggies; sausage traybake; sausage tray bake; sausages and vegetables; sausage and vegetable traybake; sausage and potato traybake; sausages in the oven with vegetables; roasted sausages and vegetables; one pan sausages; one tray sausages; sausages and potatoes in the oven; oven sausages with vegetables; bratwurst vom blech; würstchen mit ofengemüse; wurst-gemüse-blech; würstchen vom blech; saucisses au four aux légumes; saucisses et légumes rôtis; salsicce al forno con verdure; salsiccia e patate al forno; salsicce e patate; salchichas al horno con verduras; linguiça assada com legumes; ソーセージと野菜のオーブン焼き; 烤香肠蔬菜; نقانق بالفرن مع الخضار; נקניקיות וירקות בתנור; सॉसेज और सब्ज़ियाँ',
    summary: '{a: pork-sausage} roasted on one tray with {b: new-potato, red-pepper, courgette}.',
    kinds: ['traybake', 'sausage-dish'],
    courses: ['main', 'dinner'],
    cuisines: ['british', 'american', 'international'],
    occasions: ['weeknight'],
    seasons: ['autumn', 'winter', 'summer'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['easy', 'cheap', 'comforting', 'filling', 'mild', 'savoury', 'warm', 'one-pot', 'vegetable-rich'],
    methods: ['roasted', 'baked'],
    needs: ['oven'],
    makes: '4 servings',
    prep: 15,
    list: `
      700 g new-potato, halved
      3 tbsp olive-oil
      ? 1/2 tsp fine-salt
      ? 1/4 tsp black-pepper
      480 g pork-sausage
      300 g red-pepper
      300 g courgette
      ? 1 red-onion, cut into wedges
      ? 2 sprig fresh-thyme
      ? 1 tbsp wholegrain-mustard
      ? 1 tbsp clear-honey`,
    method: `
      Heat the oven to {200C} and line a baking tray with baking paper.
      20m: Cut {a: new-potato} into bite-sized pieces where needed. / Toss {a: new-potato} on the tray with {b: olive-oil half}. / Season with {a: fine-salt, black-pepper}. / Roast for {20 min}.
      Cut {a: red-pepper, courgette} into bite-sized pieces where needed. / Spread {a: red-pepper, courgette, red-onion, fresh-thyme} on the tray. / Drizzle with {a: olive-oil rest}.
      25m: Lay {a: pork-sausage} on top. / Roast {a: pork-sausage} {a!done}.
      Drizzle with {a: wholegrain-mustard, clear-honey}. / Serve straight away.`,
    varies: {
      'pork-sausage': 'sausage chorizo halloumi',
      'new-potato': 'potato root butternut-squash hokkaido-squash',
      'red-pepper': 'quick-vegetable tomato mushroom',
      courgette: 'quick-vegetable tomato mushroom firm-vegetable fennel',
      'red-onion': 'onion leek fennel',
      'fresh-thyme': 'herb',
      'clear-honey': 'syrup',
      'wholegrain-mustard': 'mustard',
    },
    takes: [
      'firm-vegetable root potato | 80 | 2 | Cut {a} into bite-sized pieces where needed. / Spread {a} on the tray.',
      'broccoli quick-vegetable tomato mushroom fennel leek onion apple pulse leaf halloumi | 60 | 4 | Cut {a} into bite-sized pieces where needed. / Spread {a} on the tray.',
      'paprika smoked-paprika fennel-seed chilli-flake fresh-garlic fresh-rosemary dried-oregano ground-cumin | 1 | 3 | Sprinkle with {a}.',
      'feta soft-cheese hard-cheese green-pesto balsamic-vinegar herb | 8 | 6 | Spoon or scatter {a} over the top.',
    ],
    swaps: {
      'pork-sausage': 'chicken-sausage vegan-sausage chicken-thigh*1.2 firm-tofu*0.9',
      'new-potato': 'sweet-potato celeriac*0.9',
      'red-pepper': 'carrot fennel',
      courgette: 'carrot fennel',
    },
  },
  'chicken-traybake': {
    title: 'Chicken traybake',
    swapped: '{a: chicken-thigh-on-the-bone} traybake',
    also: 'chicken tray bake; chicken sheet pan dinner; sheet pan chicken; sheet pan chicken and vegetables; chicken and vegetable traybake; chicken and vegetables in the oven; chicken with vegetables in the oven; chicken and potatoes in the oven; chicken potato traybake; chicken thigh traybake; one pan chicken; one pan roast chicken and vegetables; one tray chicken; roasted chicken and vegetables; chicken and potato bake; oven chicken and vegetables; mediterranean chicken traybake; traybake; tray bake; hähnchen vom blech; hähnchen mit ofengemüse; blechhähnchen; hähnchen-gemüse-blech; poulet au four aux légumes; poulet et légumes rôtis; pollo al forno con patate; pollo e patate al forno; pollo e verdure al forno; pollo al horno con verduras; pollo al horno con papas; pollo con patatas al horno; frango assado com legumes; frango assado com batatas; チキンと野菜のオーブン焼き; 烤鸡肉蔬菜; صينية دجاج بالخضار; صينية دجاج وبطاطا; צלי עוף וירקות; עוף ותפוחי אדמה בתנור; चिकन ट्रेबेक',
    summary: '{a: chicken-thigh-on-the-bone} roasted on one tray with {b: all-round-potato, red-pepper, cherry-tomato}.',
    kinds: ['traybake', 'roast'],
    courses: ['main', 'dinner'],
    cuisines: ['mediterranean', 'international', 'british'],
    occasions: ['weeknight', 'sunday', 'guests'],
    seasons: ['summer', 'autumn', 'winter'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'comforting', 'filling', 'high-protein', 'mild', 'savoury', 'warm', 'one-pot', 'vegetable-rich'],
    methods: ['roasted', 'baked'],
    needs: ['oven'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 8 chicken-thigh-on-the-bone
      700 g all-round-potato, cut into {3cm} pieces
      300 g red-pepper
      ? 2 red-onion, cut into wedges
      3 tbsp olive-oil
      ? 2 tsp paprika
      ? 1 tsp dried-oregano
      ? 1 tsp fine-salt
      ? 1/2 tsp black-pepper
      ? 6 clove fresh-garlic, peeled
      ? 1 lemon, cut into wedges
      250 g cherry-tomato
      ? 1 handful fresh-parsley, chopped`,
    method: `
      Heat the oven to {210C}.
      Cut {a: all-round-potato, red-pepper} into bite-sized pieces where needed. / Put {a: all-round-potato} in a roasting tin[ with {b: red-pepper, red-onion}]. / Lay {a: chicken-thigh-on-the-bone} on top.
      Drizzle with {a: olive-oil}. / Sprinkle with {a: paprika, dried-oregano}. / Season with {a: fine-salt, black-pepper}. / Toss everything together. / Turn {a: chicken-thigh-on-the-bone} skin side up. / Add {a: fresh-garlic, lemon} to the tin.
      30m: Roast for {30 min}.
      15m: Add {a: cherry-tomato} to the tin. / Roast {a: chicken-thigh-on-the-bone} {a!done}.
      Scatter with {a: fresh-parsley} and serve.`,
    varies: {
      'chicken-thigh-on-the-bone': 'chicken-drumstick chicken-piece chicken-leg duck-leg',
      'all-round-potato': 'potato root butternut-squash hokkaido-squash',
      'red-pepper': 'quick-vegetable mushroom firm-vegetable fennel',
      'cherry-tomato': 'quick-vegetable tomato mushroom leaf olive',
      'red-onion': 'onion leek fennel',
      'dried-oregano': 'herb',
      paprika: 'smoked-paprika curry-powder spice',
      lemon: 'lime orange',
    },
    takes: [
      'firm-vegetable root potato | 80 | 3 | Cut {a} into bite-sized pieces where needed. / Add {a} to the tin.',
      'broccoli quick-vegetable tomato mushroom fennel leek onion pulse olive leaf halloumi tofu | 60 | 5 | Cut {a} into bite-sized pieces where needed. / Add {a} to the tin.',
      'chorizo bacon sausage | 40 | 4 | Cut {a} into bite-sized pieces where needed. / Add {a} to the tin.',
      'soft-cheese hard-cheese green-pesto herb | 15 | 6 | Spoon or scatter {a} over the top.',
      'clear-honey maple-syrup mustard harissa ground-cumin curry-powder chilli-flake soy-sauce tamari fresh-rosemary fresh-thyme barbecue-sauce caper | 4 | 4 | Spoon or scatter {a} over the top.',
    ],
    swaps: { 'all-round-potato': 'sweet-potato celeriac*0.9', 'red-pepper': 'carrot fennel', 'cherry-tomato': 'courgette green-bean' },
  },
});
