import { dishes } from '../read-dish.ts';
import { stirFryAdditions, coconutCurryAdditions } from './additions.ts';

export const thai = dishes({
  'pad-thai': {
    title: 'Pad thai',
    swapped: 'Pad thai with {a: raw-prawn}',
    also: 'phad thai; phat thai; pat thai; padthai; pad tai; pad thay; paid thai; pad thai noodles; prawn pad thai; shrimp pad thai; chicken pad thai; tofu pad thai; vegetable pad thai; vegetarian pad thai; vegan pad thai; pad thai goong; pad thai kung; thai fried noodles; thai rice noodles; thai noodle stir fry; thai stir fried noodles; tamarind noodles; thai noodles; ผัดไทย; pad thaï; パッタイ; 泰式炒河粉; 泰式炒粉; باد تاي; פאד תאי; पैड थाई',
    summary: '{a: rice-noodle} fried with {b: raw-prawn, hen-egg} in a sour, salty and sweet sauce.',
    kinds: ['noodles', 'stir-fry'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['thai', 'asian'],
    occasions: ['weeknight', 'date', 'guests'],
    audiences: ['students'],
    manners: ['filling', 'high-protein', 'savoury', 'sweet', 'sour', 'mild', 'warm', 'no-bake'],
    methods: ['fried', 'pan-fried'],
    needs: ['hob'],
    makes: '2 servings',
    prep: 20,
    list: `
      2 tbsp tamarind-paste
      2 tbsp fish-sauce
      3 tbsp palm-sugar
      ! 160 g rice-noodle
      2 tbsp vegetable-oil
      ? 2 hen-egg, beaten
      200 g raw-prawn
      ? 50 g shallot, thinly sliced
      ? 2 clove fresh-garlic, finely chopped
      ? 120 g bean-sprout
      ? 4 spring-onion, sliced
      ? 50 g roasted-peanut, chopped
      ? 1 lime, cut into wedges
      ? chilli-flake, to taste`,
    method: `
      3m meanwhile: Put {a: tamarind-paste, fish-sauce, palm-sugar} in a small pot. / Stir over low heat until everything has dissolved.
      6m: Boil {a: rice-noodle} in salted water until half done, then drain well. / Cool {a: rice-noodle} under cold running water and drain again.
      2m: Heat {a: vegetable-oil third} in a wok over high heat until it shimmers. / Pour in {a: hen-egg}. / Cook gently, stirring, until just set. / Lift {a: hen-egg} out and set aside.
      4m: Heat {a: vegetable-oil rest} in the wok. / Cut {a: raw-prawn} into small pieces where needed. / Fry {a: raw-prawn} {a!done}. / Stir in {a: shallot, fresh-garlic} and cook until it smells good.
      4m: Add {a: rice-noodle}. / Pour in the sauce and toss over high heat until everything is hot and glossy.
      2m: Fold in {a: hen-egg}. / Stir in {a: bean-sprout, spring-onion}. / Scatter with {a: roasted-peanut, chilli-flake}. / Serve straight away[ with {a: lime}].`,
    swaps: { 'raw-prawn': 'firm-tofu chicken-breast', 'hen-egg': 'plant-egg', 'rice-noodle': 'rice-vermicelli' },
    varies: {
      'raw-prawn': 'shellfish poultry tofu meat mince plant-mince mushroom salmon-fillet',
      'rice-noodle': 'noodle',
      'bean-sprout': 'quick-vegetable leaf carrot',
      'roasted-peanut': 'nut seed',
      'palm-sugar': 'sugar syrup',
    },
    takes: stirFryAdditions(5, 6),
  },
  'thai-green-curry': {
    title: 'Thai green curry',
    swapped: 'Thai green curry with {a: chicken-thigh}',
    also: 'green curry; green thai curry; green chicken curry; thai green chicken curry; thai chicken green curry; chicken green curry; prawn green curry; vegetable green curry; thai green vegetable curry; thai curry; thai chicken curry; thai coconut curry; gaeng keow wan; kaeng khiao wan; gaeng khiao wan; gang keow wan gai; thai gren curry; grünes thai curry; grünes curry; thai-curry; curry vert thaï; curry vert; curry verde thai; curry verde; caril verde tailandês; แกงเขียวหวาน; グリーンカレー; タイカレー; 绿咖喱; 泰式绿咖喱; كاري أخضر تايلندي; קארי ירוק; קארי תאילנדי ירוק; थाई ग्रीन करी',
    summary: 'A fragrant curry of {a: chicken-thigh, coconut-milk}, hot, salty and a little sweet.',
    kinds: ['curry', 'stew'],
    courses: ['main', 'dinner'],
    cuisines: ['thai', 'asian'],
    occasions: ['weeknight', 'guests', 'date'],
    audiences: ['crowd'],
    manners: ['easy', 'spicy', 'creamy', 'comforting', 'one-pot', 'filling', 'high-protein', 'savoury', 'warm', 'make-ahead', 'no-bake'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ? 280 g jasmine-rice, to serve
      1 tbsp vegetable-oil
      60 g thai-green-curry-paste
      ! 400 ml coconut-milk
      200 ml chicken-stock
      ? 300 g whole-aubergine, cut into {2cm} pieces
      ? 4 leaf makrut-lime-leaf
      500 g chicken-thigh, cut into {3cm} pieces
      ? 150 g green-bean, trimmed
      1.5 tbsp fish-sauce
      ? 1 tbsp palm-sugar
      ? 1 tbsp lime-juice
      ? 1 handful thai-basil, picked`,
    method: `
      18m meanwhile: Cook {a: jasmine-rice} as the packet says.
      4m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Stir in {a: thai-green-curry-paste} and cook until it smells good. / Stir in {a: coconut-milk third}.
      8m: Stir in {a: coconut-milk rest}. / Pour in {a: chicken-stock}. / Add {a: whole-aubergine}. / Add {a: makrut-lime-leaf}. / Bring to the boil, then simmer gently.
      10m: Cut {a: chicken-thigh} into bite-sized pieces where needed. / Add {a: chicken-thigh} and cook {a!done}.
      5m: Add {a: green-bean} and cook until just tender.
      Take out {a: makrut-lime-leaf}. / Stir in {a: fish-sauce, palm-sugar}. / Stir in {a: lime-juice} to taste.
      Scatter with {a: thai-basil}. / Serve straight away[ with {a: jasmine-rice}].`,
    swaps: { 'chicken-thigh': 'turkey-breast firm-tofu tinned-chickpea', 'jasmine-rice': 'basmati-rice quinoa' },
    varies: {
      'chicken-thigh':
        'poultry tofu shellfish white-fish salmon-fillet pulse firm-vegetable mushroom beef-strip rump-steak sirloin-steak pork-fillet',
      'whole-aubergine': 'quick-vegetable firm-vegetable mushroom bamboo-shoot',
      'green-bean': 'quick-vegetable firm-vegetable leaf mushroom',
      'jasmine-rice': 'rice noodle grain',
      'coconut-milk': 'light-coconut-milk coconut-cream',
      'thai-basil': 'herb',
    },
    takes: coconutCurryAdditions(4, 6),
  },
  'thai-red-curry': {
    title: 'Thai red curry',
    swapped: 'Thai red curry with {a: chicken-breast}',
    also: 'red curry; red thai curry; thai red chicken curry; red chicken curry; thai chicken red curry; prawn red curry; thai red prawn curry; duck red curry; thai red duck curry; beef red curry; vegetable red curry; thai red vegetable curry; gaeng daeng; kaeng phet; gaeng phed; gaeng ped; rotes thai curry; rotes curry; curry rouge thaï; curry rouge; curry rojo tailandés; curry rojo; curry rosso thai; caril vermelho tailandês; แกงเผ็ด; แกงแดง; レッドカレー; 红咖喱; 泰式红咖喱; كاري أحمر تايلندي; קארי אדום; קארי תאילנדי אדום; थाई रेड करी',
    summary: 'A rich, warming curry of {a: chicken-breast, coconut-milk} with {b: red-pepper}.',
    kinds: ['curry', 'stew'],
    courses: ['main', 'dinner'],
    cuisines: ['thai', 'asian'],
    occasions: ['weeknight', 'guests', 'date'],
    audiences: ['crowd'],
    manners: [
      'quick',
      'easy',
      'spicy',
      'creamy',
      'comforting',
      'one-pot',
      'filling',
      'high-protein',
      'savoury',
      'warm',
      'make-ahead',
      'no-bake',
    ],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      ? 280 g jasmine-rice, to serve
      1 tbsp vegetable-oil
      60 g thai-red-curry-paste
      ! 400 ml coconut-milk
      150 ml chicken-stock
      ? 4 leaf makrut-lime-leaf
      500 g chicken-breast, thinly sliced
      ? 200 g red-pepper, cut into strips
      ? 150 g bamboo-shoot
      1.5 tbsp fish-sauce
      ? 1 tbsp palm-sugar
      ? 1 tbsp lime-juice
      ? 1 handful thai-basil, picked`,
    method: `
      18m meanwhile: Cook {a: jasmine-rice} as the packet says.
      4m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Stir in {a: thai-red-curry-paste} and cook until it smells good. / Stir in {a: coconut-milk third}.
      3m: Stir in {a: coconut-milk rest}. / Pour in {a: chicken-stock}. / Add {a: makrut-lime-leaf}. / Bring to the boil, then simmer gently.
      7m: Cut {a: chicken-breast} into bite-sized pieces where needed. / Add {a: chicken-breast} and cook {a!done}.
      5m: Add {a: red-pepper, bamboo-shoot} and cook until just tender.
      Take out {a: makrut-lime-leaf}. / Stir in {a: fish-sauce, palm-sugar}. / Stir in {a: lime-juice} to taste.
      Scatter with {a: thai-basil}. / Serve straight away[ with {a: jasmine-rice}].`,
    swaps: { 'chicken-breast': 'turkey-breast firm-tofu tinned-chickpea', 'jasmine-rice': 'basmati-rice quinoa' },
    varies: {
      'chicken-breast':
        'poultry tofu shellfish white-fish salmon-fillet pulse firm-vegetable mushroom beef-strip rump-steak sirloin-steak pork-fillet',
      'red-pepper': 'quick-vegetable firm-vegetable mushroom',
      'bamboo-shoot': 'quick-vegetable firm-vegetable leaf mushroom pineapple water-chestnut',
      'jasmine-rice': 'rice noodle grain',
      'coconut-milk': 'light-coconut-milk coconut-cream',
      'thai-basil': 'herb',
    },
    takes: coconutCurryAdditions(4, 6),
  },
  'massaman-curry': {
    title: 'Massaman curry',
    swapped: 'Massaman curry with {a: chicken-thigh}',
    also: 'massaman; mussaman curry; masaman curry; matsaman curry; mussamun curry; massaman chicken curry; chicken massaman; chicken massaman curry; beef massaman curry; beef massaman; vegetable massaman curry; thai massaman curry; thai peanut curry; thai potato curry; thai peanut and potato curry; gaeng massaman; kaeng matsaman; gaeng matsaman; massaman-curry; curry massaman; แกงมัสมั่น; มัสมั่น; マッサマンカレー; 玛莎曼咖喱; 马萨曼咖喱; كاري ماسامان; מסמן קארי; קארי מסאמן; मसमन करी',
    summary: 'A mild, sweetly spiced curry of {a: chicken-thigh, waxy-potato, coconut-milk}[ with {b: roasted-peanut}].',
    kinds: ['curry', 'stew'],
    courses: ['main', 'dinner'],
    cuisines: ['thai', 'asian'],
    occasions: ['weeknight', 'guests', 'sunday'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd', 'children'],
    manners: [
      'easy',
      'mild',
      'creamy',
      'comforting',
      'one-pot',
      'filling',
      'high-protein',
      'savoury',
      'warm',
      'make-ahead',
      'leftovers',
      'no-bake',
    ],
    methods: ['boiled', 'braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ? 250 g jasmine-rice, to serve
      1 tbsp vegetable-oil
      60 g massaman-curry-paste
      ! 400 ml coconut-milk
      250 ml chicken-stock
      500 g waxy-potato, peeled and cut into {3cm} cubes
      ? 1 brown-onion, cut into wedges
      ? 1 cinnamon-stick
      ? 2 star-anise
      ? 4 cardamom-pod
      600 g chicken-thigh, cut into {3cm} pieces
      1.5 tbsp fish-sauce
      1 tbsp tamarind-paste
      ? 1 tbsp palm-sugar
      ? 50 g roasted-peanut`,
    method: `
      18m meanwhile: Cook {a: jasmine-rice} as the packet says.
      4m: Heat {a: vegetable-oil} in a large pot over medium heat. / Stir in {a: massaman-curry-paste} and cook until it smells good. / Stir in {a: coconut-milk third}.
      5m: Add {a: chicken-thigh} and turn until coated and no longer raw outside.
      25m: Stir in {a: coconut-milk rest}. / Pour in {a: chicken-stock}. / Add {a: waxy-potato, brown-onion}. / Add {a: cinnamon-stick, star-anise, cardamom-pod}. / Bring to the boil, then simmer gently. / Cook {a: waxy-potato} until soft. / Cook {a: chicken-thigh} {a!done}.
      Take out {a: cinnamon-stick, star-anise, cardamom-pod}. / Stir in {a: fish-sauce, tamarind-paste, palm-sugar}.
      Scatter with {a: roasted-peanut}. / Serve straight away[ with {a: jasmine-rice}].`,
    swaps: {
      'chicken-thigh': 'turkey-leg firm-tofu tinned-chickpea',
      'waxy-potato': 'sweet-potato butternut-squash turnip',
      'jasmine-rice': 'basmati-rice quinoa',
      'roasted-peanut': 'cashew-nut sunflower-seed',
    },
    varies: {
      'chicken-thigh': 'poultry chicken-drumstick tofu pulse firm-vegetable pork-fillet beef-strip rump-steak sirloin-steak lamb-steak',
      'waxy-potato': 'potato root sweet-potato butternut-squash',
      'jasmine-rice': 'rice grain',
      'coconut-milk': 'light-coconut-milk coconut-cream',
      'roasted-peanut': 'nut seed',
    },
    takes: coconutCurryAdditions(4, 5),
  },
});
