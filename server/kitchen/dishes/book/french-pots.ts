import { dishes } from '../read-dish.ts';

export const frenchPots = dishes({
  'french-onion-soup': {
    title: 'French onion soup',
    also: "onion soup; gratinated onion soup; onion soup with cheese toast; french onion soup gratin; soupe à l'oignon; soupe a l'oignon; soupe à l’oignon gratinée; soupe a loignon; onion soup gratinée; french oinion soup; french onoin soup",
    summary: 'A deep, sweet soup of slowly browned {a: brown-onion} under toasted {b: baguette} and melted {c: gruyere}.',
    kinds: ['soup'],
    courses: ['starter', 'main', 'lunch', 'dinner'],
    cuisines: ['french'],
    occasions: ['guests', 'date', 'sunday', 'new-year'],
    seasons: ['autumn', 'winter'],
    manners: ['comforting', 'cheap', 'savoury', 'warm', 'filling', 'make-ahead', 'mild'],
    methods: ['boiled', 'grilled'],
    needs: ['hob', 'grill'],
    makes: '4 servings',
    prep: 15,
    list: `
      50 g unsalted-butter
      1 tbsp olive-oil
      ! 1000 g brown-onion, thinly sliced
      ? 1 tsp caster-sugar
      ? 1 tbsp plain-flour
      150 ml white-wine
      1200 ml beef-stock
      ? 3 sprig fresh-thyme
      ? = 1 bay-leaf
      ? fine-salt, to taste
      black-pepper, to taste
      120 g baguette, cut into {2cm} slices
      150 g gruyere, grated`,
    method: `
      15m: Heat {a: unsalted-butter, olive-oil} in a large pot over medium heat. / Add {a: brown-onion} and cook gently until soft but not brown.
      30m: Stir in {a: caster-sugar}. / Cook, stirring and scraping the pot often, until deep golden brown.
      4m: Stir in {a: plain-flour} and cook for a minute, stirring. / Pour in {a: white-wine} and let it boil down by half.
      20m: Pour in {a: beef-stock}. / Add {a: fresh-thyme, bay-leaf}. / Bring to the boil, then simmer gently. / Take out {a: fresh-thyme, bay-leaf}. / Season with {a: fine-salt, black-pepper} to taste.
      4m meanwhile: Toast {a: baguette} under a hot grill on both sides until golden and crisp.
      4m: Ladle the soup into ovenproof bowls. / Lay {a: baguette} on top. / Scatter with {a: gruyere}. / Put under the hot grill until golden and bubbling.
      Serve straight away.`,
    swaps: {
      'white-wine': 'alcohol-free-white-wine apple-juice*0.5',
      'plain-flour': 'gluten-free-flour cornflour',
      gruyere: 'vegetarian-cheddar emmental lactose-free-cheese vegan-cheese',
    },
    varies: {
      'brown-onion': 'white-onion red-onion sweet-onion shallot',
      gruyere: 'melting-cheese',
      baguette: 'bread',
      'white-wine': 'red-wine dry-cider ale lager sherry port',
      'beef-stock': 'stock',
    },
    takes: [
      'mushroom bacon leek | 40 | 3 | 6m: Add {a} and cook {a!done}.',
      'brandy cognac calvados sherry port | 10 | 4 | Pour in {a} and let it boil away.',
      'herb | 2 | 7 | Scatter with {a}.',
    ],
  },
  'beef-bourguignon': {
    title: 'Beef bourguignon',
    swapped: '{a: braising-steak} stewed with {b: red-wine}',
    also: 'boeuf bourguignon; bœuf bourguignon; boeuf à la bourguignonne; bourguignon; beef burgundy; burgundy beef; burgundy beef stew; french beef stew; beef stew with red wine; beef in red wine; bourgignon; beef bourgignon; boeuf bourgignon; beef bourginon; beef burgandy',
    summary: '{a: braising-steak} simmered very slowly in {b: red-wine} until it falls apart.',
    kinds: ['stew', 'casserole'],
    courses: ['main', 'dinner'],
    cuisines: ['french'],
    occasions: ['sunday', 'guests', 'christmas', 'date', 'new-year'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd'],
    manners: ['comforting', 'festive', 'make-ahead', 'filling', 'high-protein', 'savoury', 'warm', 'mild'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '6 servings',
    prep: 20,
    list: `
      2 tbsp olive-oil
      ? 150 g streaky-bacon, cut into strips
      ! 1000 g braising-steak, cut into {4cm} pieces
      ? 1 tsp fine-salt
      ? 1/2 tsp black-pepper
      ? 1 brown-onion, chopped
      ? 3 carrot, sliced
      ? 3 clove fresh-garlic, crushed
      ? 2 tbsp plain-flour
      ? 1 tbsp tomato-puree
      500 ml red-wine
      400 ml beef-stock
      ? 3 sprig fresh-thyme
      ? = 2 bay-leaf
      ? 250 g chestnut-mushroom, halved
      ? 25 g unsalted-butter
      ? 1 handful fresh-parsley, chopped
      ? 300 g baguette, to serve`,
    method: `
      6m: Heat {a: olive-oil} in a large pot over medium heat. / Fry {a: streaky-bacon} {a!done}. / Lift {a: streaky-bacon} out and set aside.
      15m: Season {a: braising-steak} with {b: fine-salt, black-pepper}. / Brown {a: braising-steak} in batches on all sides. / Lift {a: braising-steak} out and set aside.
      8m: Add {a: brown-onion, carrot} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: plain-flour, tomato-puree} and cook for a minute, stirring.
      8m: Pour in {a: red-wine} and let it boil down by half.
      150m: Return {a: braising-steak, streaky-bacon} to the pot. / Pour in {a: beef-stock}. / Add {a: fresh-thyme, bay-leaf}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: braising-steak} until very tender.
      8m meanwhile: Fry {a: chestnut-mushroom} with {b: unsalted-butter} in another pan {a!done}.
      5m: Take out {a: fresh-thyme, bay-leaf}. / Stir in {a: chestnut-mushroom}. / Simmer, uncovered, until the sauce has thickened.
      Scatter with {a: fresh-parsley}. / Serve with {a: baguette}.`,
    swaps: {
      'red-wine': 'alcohol-free-red-wine grape-juice*0.5',
      'plain-flour': 'gluten-free-flour cornflour',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
    },
    varies: {
      'braising-steak': 'stewing-meat',
      'red-wine': 'stout ale dark-beer',
      'chestnut-mushroom': 'mushroom',
      'streaky-bacon': 'bacon',
    },
    takes: [
      'shallot pearl-onion celery-stalk fennel leek | 40 | 4 | 5m: Add {a} and cook {a!done}.',
      'potato root firm-vegetable pulse | 80 | 7 | 20m: Add {a} and cook until soft.',
      'brandy cognac port | 8 | 4 | Pour in {a} and let it boil away.',
    ],
  },
  'coq-au-vin': {
    title: 'Coq au vin',
    swapped: 'Braised {a: chicken-thigh-on-the-bone} with {b: red-wine}',
    also: 'chicken in red wine; chicken in wine; chicken with red wine; chicken in red wine sauce; red wine chicken; chicken bourguignon; burgundy chicken; french chicken stew; french chicken casserole; coq-au-vin; coq o vin; coc au vin; cock au vin; coq au van; coqauvin',
    summary: '{a: chicken-thigh-on-the-bone} braised in {b: red-wine, shallot, chestnut-mushroom} until tender.',
    kinds: ['stew', 'casserole'],
    courses: ['main', 'dinner'],
    cuisines: ['french'],
    occasions: ['sunday', 'guests', 'date', 'christmas'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd'],
    manners: ['comforting', 'make-ahead', 'filling', 'high-protein', 'festive', 'savoury', 'warm', 'mild'],
    methods: ['braised'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 20,
    list: `
      2 tbsp olive-oil
      ? 120 g streaky-bacon, cut into strips
      ! 1000 g chicken-thigh-on-the-bone
      ? 1 tsp fine-salt
      ? 1/2 tsp black-pepper
      ? 200 g shallot, halved
      ? 2 carrot, sliced
      ? 3 clove fresh-garlic, crushed
      ? 2 tbsp plain-flour
      ? 1 tbsp tomato-puree
      400 ml red-wine
      200 ml chicken-stock
      ? 3 sprig fresh-thyme
      ? = 2 bay-leaf
      ? 250 g chestnut-mushroom, halved
      ? 25 g unsalted-butter
      ? 1 handful fresh-parsley, chopped`,
    method: `
      6m: Heat {a: olive-oil} in a large pot over medium heat. / Fry {a: streaky-bacon} {a!done}. / Lift {a: streaky-bacon} out and set aside.
      12m: Season {a: chicken-thigh-on-the-bone} with {b: fine-salt, black-pepper}. / Brown {a: chicken-thigh-on-the-bone} in batches on all sides. / Lift {a: chicken-thigh-on-the-bone} out and set aside.
      8m: Add {a: shallot, carrot} and cook gently until soft. / Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: plain-flour, tomato-puree} and cook for a minute, stirring.
      8m: Pour in {a: red-wine} and let it boil down by half.
      35m: Return {a: chicken-thigh-on-the-bone, streaky-bacon} to the pot. / Pour in {a: chicken-stock}. / Add {a: fresh-thyme, bay-leaf}. / Bring to the boil, then cover and simmer over low heat. / Cook {a: chicken-thigh-on-the-bone} {a!done}.
      8m meanwhile: Fry {a: chestnut-mushroom} with {b: unsalted-butter} in another pan {a!done}.
      5m: Take out {a: fresh-thyme, bay-leaf}. / Stir in {a: chestnut-mushroom}. / Simmer, uncovered, until the sauce has thickened.
      Scatter with {a: fresh-parsley} and serve.`,
    swaps: {
      'red-wine': 'alcohol-free-red-wine grape-juice*0.5',
      'plain-flour': 'gluten-free-flour cornflour',
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
    },
    varies: {
      'chicken-thigh-on-the-bone': 'chicken-leg chicken-drumstick chicken-piece turkey-leg duck-leg',
      'red-wine': 'white-wine rose-wine dry-cider ale lager',
      'chestnut-mushroom': 'mushroom',
      'streaky-bacon': 'bacon',
    },
    takes: [
      'pearl-onion brown-onion celery-stalk fennel leek | 40 | 4 | 5m: Add {a} and cook {a!done}.',
      'potato root firm-vegetable pulse | 80 | 7 | 20m: Add {a} and cook until soft.',
      'cream creme-fraiche | 20 | 8 | Stir in {a}.',
    ],
  },
  'moules-marinieres': {
    title: 'Moules marinières',
    swapped: '{a: fresh-mussel} in {b: white-wine}',
    also: 'moules mariniere; moules marinière; moules à la marinière; moules; moules frites; mussels in white wine; mussels in white wine sauce; mussels with white wine; steamed mussels; mussels mariniere; mussels marinara; sailor mussels; moules marinaire; mussles in white wine; mussels with garlic and parsley',
    summary: '{a: fresh-mussel} steamed open in {b: white-wine}, with plenty of juices to mop up.',
    kinds: ['seafood-dish', 'hotpot'],
    courses: ['main', 'starter', 'dinner'],
    cuisines: ['french', 'belgian'],
    occasions: ['date', 'guests', 'weeknight', 'valentine'],
    seasons: ['autumn', 'winter'],
    manners: ['easy', 'one-pot', 'light', 'high-protein', 'savoury', 'warm', 'mild'],
    methods: ['steamed', 'boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 2000 g fresh-mussel
      40 g unsalted-butter
      ? 90 g shallot, finely chopped
      ? 2 clove fresh-garlic, crushed
      ? 2 sprig fresh-thyme
      200 ml white-wine
      ? 100 ml double-cream
      ? black-pepper, to taste
      ? 1 handful fresh-parsley, chopped
      ? 250 g baguette, to serve`,
    method: `
      Scrub {a: fresh-mussel} under cold running water and pull off any beards; throw away any that are broken or stay open when tapped.
      6m: Melt {a: unsalted-butter} in a large pot over medium heat. / Add {a: shallot} and cook gently until soft but not brown. / Stir in {a: fresh-garlic, fresh-thyme} and cook until it smells good.
      3m: Pour in {a: white-wine}. / Bring to the boil.
      5m: Add {a: fresh-mussel}, cover and cook over high heat, shaking the pot now and then, {a!done}.
      Take out {a: fresh-thyme}. / Stir in {a: double-cream}. / Season with {a: black-pepper} to taste.
      Scatter with {a: fresh-parsley}. / Serve straight away[ with {a: baguette}].`,
    swaps: { 'white-wine': 'alcohol-free-white-wine apple-juice*0.5', 'unsalted-butter': 'vegan-butter olive-oil*0.8' },
    varies: {
      'fresh-mussel': 'clam',
      'white-wine': 'dry-cider lager wheat-beer',
      'double-cream': 'cream creme-fraiche coconut-milk plant-cream',
    },
    takes: [
      'bacon chorizo sausage fennel leek celery-stalk | 30 | 3 | 5m: Add {a} and cook {a!done}.',
      'saffron curry-powder smoked-paprika chilli-flake thai-red-curry-paste thai-green-curry-paste harissa | 1 | 3 | Stir in {a} and cook until it smells good.',
      'tomato | 80 | 4 | Stir in {a}.',
      'dijon-mustard wholegrain-mustard blue-cheese lemon-juice | 8 | 6 | Stir in {a}.',
    ],
  },
});
