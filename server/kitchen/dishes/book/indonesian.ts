import { dishes } from '../read-dish.ts';
import { stirFryAdditions } from './additions.ts';

export const indonesian = dishes({
  'nasi-goreng': {
    title: 'Nasi goreng',
    swapped: 'Nasi goreng with {a: chicken-thigh}',
    also: 'nasi goreng ayam; nasi goreng udang; nasi goreng kampung; nasi gorang; nasi goring; nassi goreng; nasigoreng; indonesian fried rice; malaysian fried rice; bali fried rice; balinese fried rice; nasi goreng with egg; nasi goreng with chicken; nasi goreng with prawns; vegetarian nasi goreng; vegan nasi goreng; indonesischer gebratener reis; riz frit indonésien; arroz frito indonesio; riso fritto indonesiano; ナシゴレン; 印尼炒饭; ناسي غورينغ; נאסי גורנג; नासी गोरेंग',
    summary: '{a: cooked-rice} fried dark and glossy with {b: chicken-thigh, kecap-manis}[, under {c: hen-egg}].',
    kinds: ['rice', 'stir-fry'],
    courses: ['main', 'dinner', 'lunch', 'breakfast'],
    cuisines: ['indonesian', 'malaysian', 'asian', 'dutch'],
    occasions: ['weeknight', 'lunchbox'],
    audiences: ['students', 'children'],
    manners: ['quick', 'easy', 'cheap', 'filling', 'high-protein', 'leftovers', 'comforting', 'savoury', 'sweet', 'warm', 'no-bake'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      4 tbsp vegetable-oil
      400 g chicken-thigh, diced
      ? 80 g shallot, thinly sliced
      ? 3 clove fresh-garlic, crushed
      ? 1 tsp shrimp-paste
      ? 1 tbsp sambal-oelek
      ? 100 g carrot, finely diced
      ? 150 g white-cabbage, shredded
      ! 700 g cooked-rice
      4 tbsp kecap-manis
      1 tbsp soy-sauce
      ? 4 hen-egg
      ? 3 spring-onion, sliced
      ? 200 g cucumber, sliced
      ? 20 g crispy-shallot`,
    method: `
      Take only rice that was cooled fast and kept in the fridge for no longer than a day.
      7m: Heat {a: vegetable-oil half} in a wok over high heat until it shimmers. / Cut {a: chicken-thigh} into small pieces where needed. / Fry {a: chicken-thigh} {a!done}.
      5m: Stir in {a: shallot, fresh-garlic, shrimp-paste, sambal-oelek} and cook until it smells good. / Stir-fry {a: carrot, white-cabbage} over high heat until just tender with some bite.
      5m: Add {a: cooked-rice} and fry over high heat, stirring all the time, until steaming hot and dry. / Stir in {a: kecap-manis, soy-sauce}.
      4m: Heat {a: vegetable-oil rest} in a wide pan over medium heat. / Fry {a: hen-egg} {a!done}.
      Divide between bowls. / Top with {a: hen-egg}. / Scatter with {a: spring-onion, crispy-shallot}. / Serve straight away[ with {a: cucumber}].`,
    swaps: {
      'chicken-thigh': 'turkey-breast firm-tofu',
      'kecap-manis': 'gluten-free-sweet-soy-sauce coconut-aminos',
      'hen-egg': 'plant-egg',
    },
    varies: {
      'chicken-thigh': 'poultry meat shellfish tofu mince plant-mince sausage mushroom',
      carrot: 'firm-vegetable quick-vegetable',
      'white-cabbage': 'leaf quick-vegetable bean-sprout',
      cucumber: 'salad cherry-tomato',
      'kecap-manis': 'dark-soy-sauce',
    },
    takes: stirFryAdditions(4, 6),
  },
  'mie-goreng': {
    title: 'Mie goreng',
    swapped: 'Mie goreng with {a: chicken-breast}',
    also: 'mi goreng; mee goreng; bami goreng; bakmi goreng; bahmi goreng; mie goreng ayam; mi goreng noodles; mie goreng noodles; indonesian fried noodles; malaysian fried noodles; indonesian noodles; indomie goreng; mee goreng mamak; prawn mie goreng; vegetarian mie goreng; chicken bami goreng; indonesische gebratene nudeln; bami; nouilles sautées indonésiennes; fideos indonesios; ミーゴレン; 印尼炒面; 马来炒面; مي غورينغ; מי גורנג; मी गोरेंग',
    summary: '{a: egg-noodle} fried with {b: chicken-breast} in a dark, sweet sauce.',
    kinds: ['noodles', 'stir-fry'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['indonesian', 'malaysian', 'singaporean', 'asian', 'dutch'],
    occasions: ['weeknight', 'lunchbox'],
    audiences: ['students', 'children'],
    manners: ['quick', 'easy', 'cheap', 'filling', 'high-protein', 'comforting', 'savoury', 'sweet', 'warm', 'no-bake'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      4 tbsp kecap-manis
      2 tbsp soy-sauce
      ? 1 tbsp sambal-oelek
      280 g egg-noodle
      3 tbsp vegetable-oil
      ? 2 hen-egg, beaten
      350 g chicken-breast, thinly sliced
      ? 80 g shallot, thinly sliced
      ? 3 clove fresh-garlic, crushed
      ? 200 g white-cabbage, shredded
      ? 150 g carrot, cut into matchsticks
      ? 120 g bean-sprout
      ? 3 spring-onion, sliced
      ? 20 g crispy-shallot`,
    method: `
      Whisk {a: kecap-manis, soy-sauce, sambal-oelek} together.
      6m: Cook {a: egg-noodle} as the packet says. / Drain {a: egg-noodle}, rinse under cold running water and drain again.
      2m: Heat {a: vegetable-oil third} in a wok over high heat until it shimmers. / Pour in {a: hen-egg}. / Cook gently, stirring, until just set. / Lift {a: hen-egg} out and set aside.
      7m: Heat {a: vegetable-oil rest} in the wok. / Cut {a: chicken-breast} into small pieces where needed. / Fry {a: chicken-breast} {a!done}. / Stir in {a: shallot, fresh-garlic} and cook until it smells good.
      4m: Stir-fry {a: white-cabbage, carrot} over high heat until just tender with some bite. / Stir in {a: bean-sprout}.
      3m: Add {a: egg-noodle}. / Pour in the sauce and toss over high heat until everything is hot and glossy. / Fold in {a: hen-egg}.
      Scatter with {a: spring-onion, crispy-shallot}. / Serve straight away.`,
    swaps: {
      'chicken-breast': 'turkey-breast firm-tofu',
      'egg-noodle': 'somen-noodle udon-noodle rice-noodle',
      'kecap-manis': 'gluten-free-sweet-soy-sauce coconut-aminos',
      'hen-egg': 'plant-egg',
    },
    varies: {
      'chicken-breast': 'poultry meat shellfish tofu mince plant-mince sausage mushroom',
      'egg-noodle': 'noodle spaghetti',
      'white-cabbage': 'leaf quick-vegetable mushroom',
      carrot: 'firm-vegetable quick-vegetable',
      'bean-sprout': 'quick-vegetable leaf',
    },
    takes: stirFryAdditions(6, 7),
  },
  'peanut-sauce': {
    title: 'Peanut sauce',
    swapped: 'Sauce of {a: peanut-butter}',
    also: 'satay sauce; saté sauce; sate sauce; thai peanut sauce; indonesian peanut sauce; peanut satay sauce; peanut butter sauce; peanut dipping sauce; peanut dip; spicy peanut sauce; easy peanut sauce; coconut peanut sauce; asian peanut sauce; peanut dressing; sambal kacang; saus kacang; bumbu kacang; pindasaus; satésaus; erdnusssauce; erdnusssoße; erdnuss-sauce; saté-sauce; sauce cacahuète; sauce cacahuètes; sauce satay; salsa de cacahuete; salsa de maní; salsa di arachidi; molho de amendoim; ピーナッツソース; サテソース; 花生酱汁; 沙爹酱; 沙嗲酱; صلصة الفول السوداني; רוטב בוטנים; पीनट सॉस; น้ำจิ้มสะเต๊ะ',
    summary: 'A thick, creamy sauce of {a: peanut-butter, coconut-milk} for dipping or pouring over.',
    kinds: ['sauce', 'dip'],
    courses: ['sauce'],
    cuisines: ['indonesian', 'thai', 'malaysian', 'asian'],
    occasions: ['barbecue', 'party', 'buffet', 'weeknight'],
    audiences: ['children', 'students'],
    manners: ['quick', 'easy', 'cheap', 'creamy', 'savoury', 'sweet', 'mild', 'warm', 'make-ahead', 'no-bake', 'one-pot'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '6 servings',
    prep: 5,
    list: `
      1 tbsp vegetable-oil
      ? 2 clove fresh-garlic, crushed
      ? 1 tbsp fresh-ginger, grated
      150 g peanut-butter
      200 ml coconut-milk
      2 tbsp soy-sauce
      1 tbsp brown-sugar
      1.5 tbsp lime-juice
      ? chilli-flake, to taste`,
    method: `
      2m: Heat {a: vegetable-oil} in a small pot over medium heat. / Stir in {a: fresh-garlic, fresh-ginger} and cook until it smells good.
      4m: Stir in {a: peanut-butter, coconut-milk, soy-sauce, brown-sugar}. / Simmer gently until slightly thickened. / Stir often, and add a splash of water if it gets too thick.
      Take the pot off the heat. / Stir in {a: lime-juice} to taste. / Stir in {a: chilli-flake}.`,
    swaps: { 'peanut-butter': 'sunflower-seed-butter almond-butter tahini', 'coconut-milk': 'oat-cream' },
    varies: {
      'peanut-butter': 'almond-butter cashew-butter tahini',
      'coconut-milk': 'light-coconut-milk coconut-cream cream plant-milk',
      'brown-sugar': 'sugar syrup kecap-manis',
      'lime-juice': 'lemon-juice rice-vinegar tamarind-paste',
    },
    takes: [
      'thai-red-curry-paste chilli lemongrass shallot curry-powder ground-cumin ground-coriander ground-turmeric | 4 | 2 | Stir in {a} and cook until it smells good.',
      'sriracha sambal-oelek fish-sauce tamarind-paste hoisin-sauce sesame-oil kecap-manis gochujang sweet-chilli-sauce | 5 | 3 | Stir in {a}.',
      'herb nut seed | 4 | 3 | Stir in {a}.',
    ],
  },
  'satay-with-peanut-sauce': {
    title: 'Satay with peanut sauce',
    swapped: 'Satay of {a: chicken-thigh} with a sauce of {b: peanut-butter}',
    also: 'satay; sate; saté; chicken satay; chicken sate; chicken satay skewers; satay chicken; satay skewers; chicken skewers with peanut sauce; chicken satay with peanut sauce; satay chicken skewers; sate ayam; satay ayam; beef satay; pork satay; prawn satay; tofu satay; tempeh satay; chicken peanut skewers; indonesian satay; malaysian satay; thai satay; chicken sati; saté-spieße; sateh; saté spieße; hähnchenspieße mit erdnusssauce; brochettes satay; brochettes de poulet sauce cacahuète; brochetas satay; spiedini satay; espetadas satay; สะเต๊ะ; ไก่สะเต๊ะ; サテ; サテー; 沙爹; 沙嗲; 沙爹鸡肉串; ساتيه; ساتيه دجاج; סאטה; סאטה עוף; साते; चिकन साते',
    summary: 'Skewers of marinated {a: chicken-thigh} with a warm sauce of {b: peanut-butter, coconut-milk}.',
    kinds: ['skewer'],
    courses: ['main', 'starter', 'dinner', 'lunch', 'snack'],
    cuisines: ['indonesian', 'malaysian', 'singaporean', 'thai', 'asian'],
    occasions: ['barbecue', 'party', 'guests', 'weeknight', 'buffet'],
    seasons: ['summer'],
    audiences: ['children', 'crowd'],
    manners: ['easy', 'high-protein', 'creamy', 'mild', 'savoury', 'sweet', 'warm', 'no-bake'],
    methods: ['grilled', 'marinated'],
    needs: ['hob', 'grill'],
    makes: '4 servings',
    prep: 20,
    list: `
      600 g chicken-thigh
      3 tbsp soy-sauce
      2 tbsp brown-sugar
      2 tbsp vegetable-oil
      ? 1 tsp ground-turmeric
      ? 1 tsp ground-coriander
      ? 1 tbsp lemongrass, finely chopped
      ? 2 clove fresh-garlic, crushed
      120 g peanut-butter
      200 ml coconut-milk
      1.5 tbsp lime-juice
      ? 1 tbsp sambal-oelek
      ? 200 g cucumber, sliced
      ? 280 g jasmine-rice, to serve`,
    method: `
      30m rest: Cut {a: chicken-thigh} into finger-thick strips where needed. / Toss {a: chicken-thigh} with {b: soy-sauce third, brown-sugar half, vegetable-oil, ground-turmeric, ground-coriander, lemongrass, fresh-garlic} until coated. / Leave to marinate for {30 min}.
      18m meanwhile: Cook {a: jasmine-rice} as the packet says.
      6m meanwhile: Put {a: peanut-butter, coconut-milk, soy-sauce rest, brown-sugar rest} in a small pot. / Simmer over low heat, stirring often, until thick and creamy. / Stir in {a: lime-juice} to taste. / Stir in {a: sambal-oelek}.
      Heat a griddle pan or the barbecue until very hot. / Thread {a: chicken-thigh} onto skewers.
      10m: Grill {a: chicken-thigh} on both sides {a!done}.
      Spoon over the sauce. / Serve hot[ with {a: cucumber, jasmine-rice}].`,
    swaps: {
      'chicken-thigh': 'turkey-breast firm-tofu',
      'peanut-butter': 'sunflower-seed-butter almond-butter tahini',
      'jasmine-rice': 'basmati-rice quinoa',
      'coconut-milk': 'oat-cream',
    },
    varies: {
      'chicken-thigh': 'poultry tofu meat raw-prawn mushroom pork-fillet salmon-fillet halloumi',
      'jasmine-rice': 'rice noodle grain',
      'peanut-butter': 'almond-butter cashew-butter',
      cucumber: 'salad quick-vegetable',
      'brown-sugar': 'sugar syrup',
    },
    takes: [
      'quick-vegetable mushroom pineapple cherry-tomato | 50 | 5 | 8m: Cut {a} into bite-sized pieces where needed. / Grill {a} on both sides {a!done}.',
      'thai-red-curry-paste chilli ground-cumin curry-powder fresh-ginger galangal fish-sauce tamarind-paste | 3 | 3 | Stir in {a}.',
      'salad nut herb crispy-shallot | 10 | 6 | Add {a}.',
    ],
  },
});
