import { dishes } from '../read-dish.ts';
import { stirFryAdditions } from './additions.ts';

export const everydaySeventh = dishes({
  'vegetable-stir-fry': {
    title: 'Vegetable stir-fry',
    swapped: 'Stir-fry of {a: carrot, broccoli, red-pepper, mangetout}',
    also: 'stir fry; stir-fry; stirfry; stir fries; vegetable stir fry; veggie stir fry; veg stir fry; veggie stir-fry; veg stir-fry; vegetarian stir fry; vegan stir fry; stir fried vegetables; stir-fried vegetables; mixed vegetable stir fry; asian vegetable stir fry; chinese vegetable stir fry; wok vegetables with sauce; vegetables in a wok; vegtable stir fry; gemüsepfanne; gemuesepfanne; gemüse aus dem wok; asiatische gemüsepfanne; asia-gemüsepfanne; wok de légumes; légumes sautés; sauté de légumes; verdure saltate; verdure al wok; salteado de verduras; verduras salteadas; wok de verduras; legumes salteados; yakisoba de legumes; 野菜炒め; 什锦炒蔬菜; 炒蔬菜; 素炒; خضار مقلية; خضار ستير فراي; ירקות מוקפצים; מוקפץ ירקות; מוקפץ; वेजिटेबल स्टिर फ्राई',
    summary: 'Bright, crunchy {a: carrot, broccoli, red-pepper, mangetout} in a quick, glossy sauce.',
    kinds: ['stir-fry', 'vegetables'],
    courses: ['main', 'dinner', 'lunch', 'side'],
    cuisines: ['chinese', 'asian'],
    occasions: ['weeknight'],
    audiences: ['students', 'one'],
    manners: [
      'quick',
      'easy',
      'cheap',
      'healthy',
      'light',
      'crunchy',
      'fresh',
      'mild',
      'savoury',
      'warm',
      'one-pot',
      'no-bake',
      'vegetable-rich',
    ],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      3 tbsp soy-sauce
      ? 1 tbsp clear-honey
      ? 1 tsp sesame-oil
      2 tsp cornflour
      80 ml plain-water
      2 tbsp vegetable-oil
      200 g carrot, thinly sliced
      300 g broccoli, in florets
      200 g red-pepper, cut into strips
      150 g mangetout
      ? 2 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ? 3 spring-onion, sliced
      ? 1 tbsp sesame-seed
      ? 280 g jasmine-rice, to serve`,
    method: `
      Whisk {a: soy-sauce, clear-honey, sesame-oil, cornflour, plain-water} together.
      18m meanwhile: Cook {a: jasmine-rice} as the packet says.
      5m: Cut {a: carrot, broccoli, red-pepper, mangetout} into small pieces where needed. / Heat {a: vegetable-oil} in a wok over high heat until it shimmers. / Stir-fry {a: carrot, broccoli} over high heat until just tender with some bite.
      4m: Stir-fry {a: red-pepper, mangetout} over high heat until just tender with some bite. / Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good.
      2m: Stir the sauce again, pour in and let it bubble until thick and glossy.
      Scatter with {a: spring-onion, sesame-seed}. / Serve straight away[ with {a: jasmine-rice}].`,
    varies: {
      carrot: 'firm-vegetable quick-vegetable',
      broccoli: 'firm-vegetable quick-vegetable',
      'red-pepper': 'quick-vegetable mushroom leaf',
      mangetout: 'quick-vegetable mushroom leaf',
      'jasmine-rice': 'rice noodle grain',
      'clear-honey': 'syrup sugar',
      'spring-onion': 'onion herb leek',
    },
    takes: stirFryAdditions(5, 6),
    swaps: { mangetout: 'green-bean courgette', 'red-pepper': 'courgette carrot', 'jasmine-rice': 'basmati-rice quinoa' },
  },
  'beef-stir-fry': {
    title: 'Beef stir-fry',
    swapped: 'Stir-fry of {a: rump-steak}',
    also: 'beef stir fry; stir fried beef; stir-fried beef; beef stirfry; beef and vegetable stir fry; beef and pepper stir fry; pepper steak stir fry; steak stir fry; chinese beef stir fry; ginger beef stir fry; beef in a wok; beaf stir fry; rindfleischpfanne; rindfleisch-gemüse-pfanne; rindfleisch aus dem wok; wok mit rindfleisch; geschnetzeltes rindfleisch asiatisch; bœuf sauté aux légumes; boeuf saute aux legumes; wok de bœuf; manzo saltato; manzo saltato con verdure; salteado de ternera; salteado de res; ternera salteada con verduras; wok de ternera; carne salteada com legumes; 牛肉と野菜の炒め物; 牛肉炒め; 炒牛肉; 青椒牛肉; لحم بقري ستير فراي; בקר מוקפץ; מוקפץ בקר; बीफ स्टिर फ्राई',
    summary: 'Tender {a: rump-steak} with {b: red-pepper, sugar-snap-pea} in a dark, glossy sauce.',
    kinds: ['stir-fry'],
    courses: ['main', 'dinner'],
    cuisines: ['chinese', 'asian'],
    occasions: ['weeknight'],
    audiences: ['students', 'one'],
    manners: ['easy', 'healthy', 'high-protein', 'mild', 'savoury', 'warm', 'one-pot', 'no-bake'],
    methods: ['fried', 'pan-fried', 'marinated'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      500 g rump-steak
      4 tbsp soy-sauce
      1 tbsp cornflour
      ? 1 tbsp clear-honey
      ? 1 tbsp rice-vinegar
      80 ml plain-water
      3 tbsp vegetable-oil
      250 g red-pepper, cut into strips
      200 g sugar-snap-pea
      ? 1 brown-onion, sliced
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      ? 3 spring-onion, sliced
      ? 280 g jasmine-rice, to serve`,
    method: `
      10m rest: Cut {a: rump-steak} into thin strips where needed. / Toss {a: rump-steak} with {b: soy-sauce third, cornflour half} until coated. / Leave to marinate for {10 min}.
      Whisk {a: soy-sauce rest, cornflour rest, clear-honey, rice-vinegar, plain-water} together.
      18m meanwhile: Cook {a: jasmine-rice} as the packet says.
      5m*: Heat {a: vegetable-oil half} in a wok over high heat until it shimmers. / Fry {a: rump-steak} {a!done}. / Lift {a: rump-steak} out and set aside.
      5m: Cut {a: red-pepper, sugar-snap-pea} into small pieces where needed. / Heat {a: vegetable-oil rest} in the wok. / Stir-fry {a: red-pepper, sugar-snap-pea, brown-onion} over high heat until just tender with some bite. / Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good.
      2m: Return {a: rump-steak} to the wok. / Stir the sauce again, pour in and let it bubble until thick and glossy.
      Scatter with {a: spring-onion}. / Serve straight away[ with {a: jasmine-rice}].`,
    varies: {
      'rump-steak':
        'beef-strip sirloin-steak flank-steak fillet-steak pork-fillet pork-loin-steak lamb-steak venison-steak duck-breast chicken-thigh tofu seitan tempeh mushroom',
      'red-pepper': 'quick-vegetable mushroom firm-vegetable leaf',
      'sugar-snap-pea': 'quick-vegetable mushroom firm-vegetable leaf',
      'jasmine-rice': 'rice noodle grain',
      'clear-honey': 'syrup sugar',
      'rice-vinegar': 'vinegar lime-juice shaoxing-wine sherry',
      'brown-onion': 'onion leek',
    },
    takes: stirFryAdditions(6, 7),
    swaps: {
      'sugar-snap-pea': 'green-bean courgette',
      'rump-steak': 'pork-fillet chicken-thigh firm-tofu',
      'red-pepper': 'courgette carrot',
      'jasmine-rice': 'basmati-rice quinoa',
    },
  },
});
