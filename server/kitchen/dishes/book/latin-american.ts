import { chillies } from './additions.ts';
import { dishes } from '../read-dish.ts';

export const latinAmerican = dishes({
  ceviche: {
    title: 'Ceviche',
    swapped: 'Ceviche of {a: sea-bass-fillet}',
    also: 'cebiche; seviche; sebiche; ceviché; cevice; ceviche peruano; peruvian ceviche; fish ceviche; sea bass ceviche; white fish ceviche; ceviche de pescado; ceviche clásico; ceviche mixto; raw fish in lime juice; lime marinated fish; lime cured fish; fish marinated in lime; セビチェ; セビーチェ; 酸橘汁腌鱼; 秘鲁酸橘汁腌鱼; سيفيتشي; סביצ׳ה; सेविचे; севиче',
    summary: 'Raw {a: sea-bass-fillet}, marinated in {b: lime-juice}[ with {c: red-onion, red-chilli}]; nothing in it is cooked by heat.',
    kinds: ['fish-dish', 'salad'],
    courses: ['starter', 'main', 'lunch'],
    cuisines: ['peruvian', 'latin-american', 'mexican'],
    occasions: ['guests', 'party', 'date', 'buffet'],
    seasons: ['spring', 'summer'],
    manners: ['easy', 'healthy', 'light', 'fresh', 'cold', 'sour', 'spicy', 'high-protein'],
    methods: ['raw', 'marinated'],
    needs: ['fridge'],
    makes: '4 servings',
    prep: 20,
    list: `
      ? 400 g sweet-potato, peeled and cut into {2cm} cubes
      ! 500 g sea-bass-fillet
      ? 1 tsp fine-salt
      ! 180 ml lime-juice
      ? 1 clove fresh-garlic, crushed
      ? 120 g red-onion, thinly sliced
      ? 1 red-chilli, deseeded and sliced
      ? 1 handful fresh-coriander, chopped
      ? 150 g sweetcorn
      ? 100 g little-gem-lettuce`,
    method: `
      To be safe, buy {a: sea-bass-fillet} for eating raw, or freeze {a?it|them} for a week at home and thaw in the fridge.
      15m: Boil {a: sweet-potato} in salted water until tender, then drain well. / Cool {a: sweet-potato} under cold running water and drain again.
      Cut {a: sea-bass-fillet} into small pieces. / Put {a: sea-bass-fillet} in a large bowl. / Season with {a: fine-salt}.
      15m rest: Stir in {a: fresh-garlic}. / Pour over {a: lime-juice} so that everything is just covered. / Chill in the fridge for {15 min}. / The juice makes it look cooked, but it stays raw.
      Stir in {a: red-onion}. / Stir in {a: red-chilli}. / Stir in {a: fresh-coriander}. / Taste and season again.
      Divide {a: little-gem-lettuce} between plates. / Serve straight away[ with {a: sweet-potato, sweetcorn}].`,
    varies: {
      'sea-bass-fillet': 'white-fish salmon-fillet tuna-steak trout-fillet',
      'red-onion': 'onion',
      'red-chilli': chillies,
      'fresh-coriander': 'herb',
      'sweet-potato': 'potato plantain cassava tortilla-chip',
    },
    takes: [
      'avocado mango pineapple cucumber sweet-pepper tomato radish orange grapefruit papaya passion-fruit fennel | 30 | 5 | Cut {a} into small pieces where needed. / Stir in {a}.',
      'cooked-prawn | 40 | 5 | Stir in {a}.',
      'aji-amarillo-paste fresh-ginger celery-stalk olive-oil coconut-milk | 5 | 5 | Stir in {a}.',
    ],
    risks: ['raw-fish'],
  },
  'lomo-saltado': {
    title: 'Lomo saltado',
    swapped: 'Saltado with {a: beef-strip}',
    also: 'lomo salteado; lomo saltad; loma saltado; lomosaltado; lomo a la peruana; peruvian beef stir-fry; peruvian beef stir fry; peruvian stir-fry; peruvian steak and chips; beef saltado; saltado; lomo saltado con papas; stir-fried beef with chips; ロモサルタード; 秘鲁炒牛肉; لومو سالتادو; לומו סלטדו; लोमो साल्टाडो',
    summary: '{a: beef-strip} stir-fried with {b: red-onion, ripe-tomato, soy-sauce}, tossed with sticks of {c: floury-potato}.',
    kinds: ['stir-fry', 'fries'],
    courses: ['main', 'dinner'],
    cuisines: ['peruvian', 'latin-american'],
    occasions: ['weeknight', 'guests'],
    audiences: ['children'],
    manners: ['comforting', 'filling', 'high-protein', 'savoury', 'sour', 'warm'],
    methods: ['fried', 'roasted'],
    needs: ['oven', 'hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      ! 700 g floury-potato, peeled and cut into {1cm} sticks
      3 tbsp vegetable-oil
      ? 1/2 tsp fine-salt
      500 g beef-strip
      ? 1/2 tsp ground-cumin
      ? 1/2 tsp black-pepper
      200 g red-onion, cut into wedges
      ? 2 clove fresh-garlic, sliced
      ? 1 yellow-pepper, sliced
      ? 1 red-chilli, deseeded and sliced
      ? 250 g ripe-tomato, cut into wedges
      3 tbsp soy-sauce
      ? 1 tbsp red-wine-vinegar
      ? 1 handful fresh-coriander, chopped
      ? 240 g long-grain-rice, to serve`,
    method: `
      Heat the oven to {220C} and line a baking tray with baking paper.
      35m: Toss {a: floury-potato} on the tray with {b: vegetable-oil third}. / Season with {a: fine-salt}. / Roast {a: floury-potato} until golden and crisp, turning once.
      20m meanwhile: Cook {a: long-grain-rice} as the packet says.
      5m: Cut {a: beef-strip} into thin strips where needed. / Season {a: beef-strip} with {b: ground-cumin, black-pepper}. / Heat {a: vegetable-oil half} in a wok over high heat until it shimmers. / Fry {a: beef-strip} {a!done}. / Lift {a: beef-strip} out and set aside.
      4m: Heat {a: vegetable-oil rest} in the wok. / Stir-fry {a: red-onion, yellow-pepper, red-chilli} over high heat until just tender with some bite. / Stir in {a: fresh-garlic} and cook until it smells good.
      2m: Stir in {a: soy-sauce}. / Stir in {a: red-wine-vinegar}. / Stir in {a: ripe-tomato} and heat through. / Return {a: beef-strip} to the wok.
      Fold in {a: floury-potato}. / Scatter with {a: fresh-coriander}. / Serve straight away[ with {a: long-grain-rice}].`,
    varies: {
      'beef-strip': 'meat poultry tofu shellfish mushroom seitan',
      'floury-potato': 'all-round-potato sweet-potato cassava',
      'red-chilli': `${chillies} aji-amarillo-paste`,
      'yellow-pepper': 'quick-vegetable firm-vegetable mushroom',
      'long-grain-rice': 'rice quinoa',
      'ripe-tomato': 'tomato',
    },
    takes: [
      'quick-vegetable firm-vegetable mushroom leaf | 50 | 6 | 4m: Cut {a} into thin strips where needed. / Stir-fry {a} over high heat until just tender with some bite.',
      'oyster-sauce vegetarian-oyster-sauce aji-amarillo-paste fresh-ginger pisco | 5 | 6 | Stir in {a}.',
      'egg avocado | 50 | 8 | Serve with {a}, fried or sliced as you like.',
    ],
    swaps: {
      'soy-sauce': 'tamari coconut-aminos',
      'red-wine-vinegar': 'cider-vinegar white-vinegar',
      'floury-potato': 'sweet-potato cassava',
      'red-onion': 'fennel courgette',
      'yellow-pepper': 'courgette',
    },
  },
  empanadas: {
    title: 'Empanadas',
    swapped: 'Empanadas with {a: minced-beef}',
    also: 'empanada; enpanadas; empenadas; empanadas de carne; empanadas argentinas; empanadas de pino; argentine empanadas; argentinian empanadas; chilean empanadas; beef empanadas; baked empanadas; meat empanadas; empanadillas; latin american pasties; small meat pasties; エンパナーダ; エンパナダ; 馅饼 阿根廷; 阿根廷馅饼; إمبانادا; אמפנדה; אמפנדס; एम्पानाडा; эмпанадас',
    summary: 'Small, golden pasties with a juicy filling of {a: minced-beef, brown-onion, green-olive}.',
    kinds: ['pie', 'stuffed', 'nibbles'],
    courses: ['snack', 'main', 'lunch', 'starter', 'dinner', 'baking'],
    cuisines: ['argentinian', 'chilean', 'latin-american'],
    occasions: ['party', 'picnic', 'buffet', 'lunchbox', 'guests'],
    audiences: ['children', 'crowd'],
    manners: ['comforting', 'filling', 'savoury', 'mild', 'warm', 'make-ahead'],
    methods: ['baked', 'stuffed'],
    needs: ['oven', 'hob'],
    makes: '16 pieces for 4, by half',
    prep: 40,
    list: `
      320 g plain-flour
      ? 1 tsp fine-salt
      110 g unsalted-butter, cold, diced
      110 ml plain-water, cold
      1 tbsp olive-oil
      150 g brown-onion, finely chopped
      ? 100 g red-pepper, finely diced
      ? 2 clove fresh-garlic, crushed
      300 g minced-beef
      ? 1 tsp ground-cumin
      ? 2 tsp paprika
      ? 1/2 tsp dried-oregano
      ? 40 g green-olive, roughly chopped
      ? 20 g raisin
      ? black-pepper, to taste
      2 tbsp whole-milk`,
    method: `
      30m rest: Stir {a: plain-flour, fine-salt most} together in a large bowl. / Rub {a: unsalted-butter} into {b: plain-flour} with your fingertips until it looks like fine crumbs. / Add {a: plain-water} and stir to a rough dough. / Knead until smooth. / Cover and leave to rest for {30 min}.
      8m: Heat {a: olive-oil} in a wide pan over medium heat. / Add {a: brown-onion, red-pepper} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good.
      8m: Add {a: minced-beef} and fry, stirring often, {a!done}. / Stir in {a: ground-cumin, paprika, dried-oregano} and let the spices sizzle for a moment. / Stir in {a: green-olive}. / Stir in {a: raisin}. / Season with {a: fine-salt rest, black-pepper}. / Take the pan off the heat.
      Leave to cool until lukewarm. / Heat the oven to {200C} and line a baking tray with baking paper.
      Roll out the dough thinly. / Cut out rounds of about {11cm} with a glass. / Put a spoonful of filling on each round, fold over and press the edges together firmly.
      22m: Lay the pieces on the tray and brush with {a: whole-milk}. / Bake until golden.
      Serve warm or cold.`,
    varies: {
      'minced-beef': 'mince plant-mince pulse',
      'red-pepper': 'quick-vegetable firm-vegetable mushroom',
      'green-olive': 'olive caper',
      'whole-milk': 'egg plant-milk',
      raisin: 'dried-fruit',
    },
    takes: [
      'poultry meat chorizo sausage bacon ham tofu shellfish | 40 | 3 | 6m: Cut {a} into small pieces where needed. / Add {a} and cook {a!done}.',
      'quick-vegetable firm-vegetable mushroom leaf potato sweet-potato | 40 | 3 | 6m: Cut {a} into small pieces where needed. / Add {a} and cook gently until soft.',
      'melting-cheese soft-cheese sweetcorn pulse cooked-potato tinned-tuna | 30 | 4 | Cut {a} into small pieces where needed. / Stir in {a}.',
      `${chillies} herb | 1 | 4 | Stir in {a}.`,
      'chimichurri tomato-salsa aji-amarillo-paste hot-sauce soured-cream guacamole | 20 | 8 | Serve with {a}.',
    ],
    swaps: {
      'plain-flour': 'gluten-free-flour',
      'unsalted-butter': 'vegan-butter',
      'minced-beef': 'minced-turkey minced-lamb plant-mince tinned-lentil',
      'brown-onion': 'fresh-leek fennel',
      'whole-milk': 'lactose-free-milk oat-milk soy-milk olive-oil',
    },
  },
  'chimichurri-steak': {
    title: 'Chimichurri steak',
    swapped: '{a: sirloin-steak} with a green sauce',
    also: 'steak with chimichurri; steak and chimichurri; chimichuri steak; chimmichurri steak; argentinian steak; argentine steak; bife con chimichurri; bife de chorizo; churrasco con chimichurri; bistec con chimichurri; carne asada con chimichurri; asado steak; grilled steak with herb sauce; steak with green sauce; チミチュリステーキ; 阿根廷青酱牛排; ستيك تشيميتشوري; סטייק צ׳ימיצ׳ורי; चिमिचुर्री स्टेक',
    summary: '{a: sirloin-steak} fried very hot and sliced, under a sharp green sauce of {b: fresh-parsley}.',
    kinds: ['steak'],
    courses: ['main', 'dinner'],
    cuisines: ['argentinian', 'latin-american'],
    occasions: ['barbecue', 'date', 'guests', 'weeknight'],
    seasons: ['summer'],
    manners: ['quick', 'easy', 'high-protein', 'fresh', 'savoury', 'warm'],
    methods: ['grilled', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 800 g sirloin-steak, at room temperature
      ! 1 bunch fresh-parsley
      ? 3 clove fresh-garlic, crushed
      ? 1 tsp dried-oregano
      ? 1/2 tsp chilli-flake
      2 tbsp red-wine-vinegar
      90 ml olive-oil
      ? 1 tsp fine-salt
      ? 1/2 tsp black-pepper`,
    method: `
      Chop {a: fresh-parsley} finely. / Stir {a: fresh-parsley, fresh-garlic, dried-oregano, chilli-flake} together. / Stir in {a: red-wine-vinegar}. / Stir in {a: olive-oil most}. / Season with {a: fine-salt little}.
      10m rest: Leave to stand for {10 min} so that the flavours mingle.
      Pat {a: sirloin-steak} dry. / Brush {a: sirloin-steak} with {b: olive-oil rest}. / Season {a: sirloin-steak} with {b: fine-salt rest, black-pepper}.
      8m: Heat a wide heavy pan over high heat until very hot. / Fry {a: sirloin-steak} on both sides {a!done}.
      5m rest: Rest {a: sirloin-steak} for {5 min} before slicing.
      Spoon the sauce over. / Serve straight away.`,
    varies: {
      'sirloin-steak':
        'beef lamb-steak pork-loin-steak chicken-breast chicken-thigh tuna-steak salmon-fillet portobello-mushroom halloumi firm-tofu',
      'fresh-parsley': 'herb',
      'chilli-flake': chillies,
      'olive-oil': 'oil',
    },
    takes: [
      'fresh-coriander fresh-mint fresh-oregano fresh-basil lemon-zest spring-onion shallot caper | 3 | 2 | Chop {a} finely where needed. / Stir in {a}.',
      'new-potato oven-chip bread salad corn-on-the-cob tomato | 80 | 7 | Serve with {a}.',
    ],
    swaps: { 'red-wine-vinegar': 'cider-vinegar white-vinegar lemon-juice' },
  },
});
