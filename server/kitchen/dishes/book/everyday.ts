import { dishes } from '../read-dish.ts';

export const everyday = dishes({
  'baked-salmon': {
    title: 'Baked salmon',
    swapped: 'Baked {a: salmon-fillet}',
    also: 'oven baked salmon; oven-baked salmon; salmon in the oven; oven salmon; roast salmon; roasted salmon; baked salmon fillet; baked salmon fillets; salmon fillet in the oven; lemon salmon; lemon baked salmon; lemon garlic salmon; garlic butter salmon; easy salmon; simple salmon; salmon traybake; sheet pan salmon; baked trout; baked samon; lachs aus dem ofen; ofenlachs; lachs im ofen; gebackener lachs; lachsfilet aus dem ofen; saumon au four; pavé de saumon au four; salmone al forno; salmón al horno; salmon al horno; salmão assado; salmão no forno; laks i ovn; ugnsbakad lax; サーモンのオーブン焼き; 鮭のオーブン焼き; 烤三文鱼; 烤鲑鱼; سلمون بالفرن; سلمون مشوي; סלמון בתנור; סלמון אפוי; बेक्ड सैल्मन',
    summary: 'Juicy {a: salmon-fillet} from the oven[ with {b: lemon}].',
    kinds: ['fish-dish', 'traybake'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['international', 'european', 'scandinavian'],
    occasions: ['weeknight', 'guests', 'date', 'easter'],
    seasons: ['spring', 'summer'],
    audiences: ['children', 'one'],
    manners: ['quick', 'easy', 'healthy', 'light', 'high-protein', 'mild', 'savoury', 'warm'],
    methods: ['baked', 'roasted'],
    needs: ['oven'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 600 g salmon-fillet
      ? 1/2 tsp fine-salt
      ? 1/4 tsp black-pepper
      2 tbsp olive-oil
      ? 1 clove fresh-garlic, crushed
      ? 1 lemon, sliced
      ? 1 tbsp fresh-dill, chopped`,
    method: `
      Heat the oven to {200C} and line a baking tray with baking paper.
      Lay {a: salmon-fillet} on the tray. / Season {a: salmon-fillet} with {b: fine-salt, black-pepper}.
      Brush with {a: olive-oil}. / Scatter with {a: fresh-garlic}. / Lay {a: lemon} on top.
      14m: Bake {a: salmon-fillet} {a!done}.
      Scatter with {a: fresh-dill} and serve.`,
    varies: {
      'salmon-fillet':
        'trout-fillet cod-fillet haddock-fillet pollock-fillet hake-fillet white-fish-fillet halibut-fillet sea-bass-fillet sea-bream-fillet snapper-fillet tilapia-fillet catfish-fillet plaice-fillet sole-fillet mackerel-fillet swordfish-steak tuna-steak',
      'olive-oil': 'oil butter vegan-butter garlic-butter',
      'fresh-dill': 'herb',
      lemon: 'lime orange',
    },
    takes: [
      'asparagus cherry-tomato green-bean tenderstem-broccoli courgette fennel mangetout sugar-snap-pea spinach red-pepper leek | 100 | 4 | Cut {a} into small pieces where needed. / Spread {a} on the tray.',
      'new-potato all-round-potato waxy-potato sweet-potato broccoli cauliflower carrot | 150 | 2 | 20m: Cut {a} into small pieces where needed. / Toss {a} on the tray with a little oil. / Roast until almost tender.',
      'clear-honey maple-syrup mustard soy-sauce tamari teriyaki-sauce green-pesto red-pesto harissa miso sweet-chilli-sauce caper parmesan breadcrumb sesame-seed paprika chilli-flake butter | 6 | 4 | Spoon or scatter {a} over the top.',
    ],
    swaps: { 'olive-oil': 'sunflower-oil' },
  },
  'pan-fried-fish': {
    title: 'Pan-fried fish',
    swapped: 'Pan-fried {a: white-fish-fillet}',
    also: 'pan fried fish; fried fish; fried fish fillet; pan-fried fish fillet; pan fried white fish; pan-fried cod; fish in butter; butter fried fish; fish meunière; fish meuniere; sole meuniere; lemon butter fish; fish with lemon butter; fish in the pan; fish in a pan; simple fish; quick fish; easy fish; sauteed fish; gebratener fisch; gebratenes fischfilet; fischfilet gebraten; fisch müllerin; fisch müllerin art; poisson meunière; poisson poêlé; filet de poisson poêlé; pesce in padella; filetto di pesce in padella; pescado a la plancha; pescado a la sartén; pescado frito; peixe frito; filé de peixe grelhado; stekt fisk; 白身魚のムニエル; ムニエル; 香煎鱼排; 煎鱼; سمك مقلي; فيليه سمك; דג מטוגן; פילה דג במחבת; फिश फ्राई',
    summary: '{a: white-fish-fillet} fried until golden in {b: unsalted-butter}[, sharpened with {c: lemon-juice}].',
    kinds: ['fish-dish'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['french', 'european', 'international'],
    occasions: ['weeknight', 'guests', 'date'],
    audiences: ['children', 'one'],
    manners: ['quick', 'easy', 'healthy', 'light', 'mild', 'high-protein', 'savoury', 'warm', 'no-bake'],
    methods: ['pan-fried', 'fried'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 600 g white-fish-fillet
      ? 1/2 tsp fine-salt
      ? 1/4 tsp black-pepper
      ? 40 g plain-flour
      2 tbsp vegetable-oil
      40 g unsalted-butter
      ? 1 tbsp caper, drained
      ? 1 tbsp lemon-juice
      ? 2 tbsp fresh-parsley, chopped`,
    method: `
      Pat {a: white-fish-fillet} dry. / Season {a: white-fish-fillet} with {b: fine-salt, black-pepper}. / Dust {a: white-fish-fillet} with {b: plain-flour}.
      8m: Heat {a: vegetable-oil} in a wide pan over medium heat. / Fry {a: white-fish-fillet} on both sides {a!done}. / Lift {a: white-fish-fillet} out and set aside.
      2m: Heat {a: unsalted-butter} in the same pan. / Stir in {a: caper}. / Stir in {a: lemon-juice}.
      Spoon {a: unsalted-butter} over {b: white-fish-fillet}. / Scatter with {a: fresh-parsley} and serve straight away.`,
    varies: {
      'white-fish-fillet':
        'cod-fillet haddock-fillet pollock-fillet hake-fillet plaice-fillet sole-fillet halibut-fillet sea-bass-fillet sea-bream-fillet snapper-fillet tilapia-fillet catfish-fillet skate-wing carp trout-fillet salmon-fillet mackerel-fillet sardine herring whole-fish swordfish-steak tuna-steak fish',
      'unsalted-butter': 'butter vegan-butter garlic-butter ghee olive-oil',
      'lemon-juice': 'lime-juice vinegar white-wine orange-juice',
      'fresh-parsley': 'herb',
      caper: 'olive flaked-almond green-peppercorn',
    },
    takes: [
      'fresh-garlic shallot chilli chilli-flake fresh-ginger fresh-thyme fresh-sage | 3 | 4 | Stir in {a} and cook until it smells good.',
      'cherry-tomato spinach baby-spinach courgette asparagus frozen-pea sugar-snap-pea mushroom fennel leek | 80 | 3 | 5m: Cut {a} into small pieces where needed. / Fry {a} in the same pan {a!done}. / Keep {a} warm to serve alongside.',
      'flaked-almond pine-nut nut seed cream white-wine | 8 | 4 | Stir in {a}.',
    ],
    swaps: { 'plain-flour': 'gluten-free-flour rice-flour cornflour', 'unsalted-butter': 'vegan-butter olive-oil*0.8' },
  },
  'grilled-prawns': {
    title: 'Grilled prawns',
    swapped: 'Grilled {a: raw-prawn}',
    also: 'grilled shrimp; grilled shrimps; prawn skewers; shrimp skewers; prawn kebabs; shrimp kebabs; garlic prawns on the grill; bbq prawns; bbq shrimp; barbecue prawns; barbecued prawns; barbecue shrimp; chargrilled prawns; griddled prawns; grilled king prawns; garlic grilled prawns; garlic lemon prawns; prawns on the barbecue; grillgarnelen; gegrillte garnelen; garnelenspieße; garnelenspiesse; gegrillte scampi; crevettes grillées; brochettes de crevettes; gamberi alla griglia; gamberoni alla griglia; spiedini di gamberi; gambas a la plancha; gambas a la parrilla; brochetas de gambas; camarones a la parrilla; camarão grelhado; espetinho de camarão; エビのグリル; 海老の串焼き; 烤虾; 烧烤虾串; جمبري مشوي; روبيان مشوي; שרימפס בגריל; ग्रिल्ड प्रॉन्स',
    summary: 'Smoky {a: raw-prawn} on skewers[ with {b: fresh-garlic, lemon-juice}].',
    kinds: ['seafood-dish', 'skewer'],
    courses: ['main', 'starter', 'dinner'],
    cuisines: ['mediterranean', 'spanish', 'australian', 'international'],
    occasions: ['barbecue', 'guests', 'date', 'party'],
    seasons: ['summer'],
    manners: ['easy', 'healthy', 'light', 'high-protein', 'fresh', 'savoury', 'warm', 'no-bake'],
    methods: ['grilled', 'marinated'],
    needs: ['grill'],
    makes: '4 servings',
    prep: 15,
    list: `
      ! 600 g raw-prawn, peeled and deveined
      3 tbsp olive-oil
      ? 3 clove fresh-garlic, crushed
      ? 1 tbsp lemon-juice
      ? 1 tsp paprika
      ? 1 pinch chilli-flake
      ? 1/2 tsp fine-salt
      ? 2 tbsp fresh-parsley, chopped
      ? 1 lemon, cut into wedges`,
    method: `
      15m rest: Cut {a: raw-prawn} into bite-sized pieces where needed. / Stir {a: olive-oil, fresh-garlic, lemon-juice, paprika, chilli-flake, fine-salt} together in a large bowl. / Add {a: raw-prawn} and toss. / Leave to marinate for {15 min}.
      Heat a griddle pan or the barbecue until very hot. / Thread {a: raw-prawn} onto skewers.
      5m*: Grill {a: raw-prawn} on both sides {a!done}.
      Scatter with {a: fresh-parsley}. / Serve hot[ with {a: lemon}].`,
    varies: {
      'raw-prawn':
        'shell-on-prawn langoustine scallop fresh-squid cuttlefish monkfish-tail salmon-fillet swordfish-steak tuna-steak king-oyster-mushroom tofu halloumi',
      'lemon-juice': 'lime-juice vinegar',
      'fresh-parsley': 'herb',
      paprika: 'smoked-paprika spice',
      lemon: 'lime',
    },
    takes: [
      'red-pepper yellow-pepper green-pepper courgette cherry-tomato red-onion pineapple mango mushroom chorizo | 50 | 3 | Cut {a} into bite-sized pieces where needed. / Thread {a} onto the skewers as well.',
      'clear-honey soy-sauce tamari sweet-chilli-sauce harissa fresh-ginger ground-cumin cajun-seasoning old-bay coconut-milk | 5 | 2 | Stir {a} into the marinade.',
    ],
  },
  'baked-chicken-breast': {
    title: 'Baked chicken breast',
    swapped: 'Baked {a: chicken-breast}',
    also: 'chicken breast in the oven; oven baked chicken breast; oven-baked chicken breast; baked chicken breasts; oven chicken breast; oven chicken; baked chicken; roast chicken breast; roasted chicken breast; juicy chicken breast; juicy baked chicken; simple chicken breast; chicken breast recipe; chicken breasts in the oven; chicken fillet in the oven; baked chicken fillet; baked chiken breast; hähnchenbrust im ofen; haehnchenbrust im ofen; hähnchenbrust aus dem ofen; hühnerbrust im ofen; hähnchenbrustfilet im ofen; ofenhähnchenbrust; blanc de poulet au four; poulet au four filet; petto di pollo al forno; pechuga de pollo al horno; pechugas al horno; peito de frango assado; peito de frango no forno; kycklingbröst i ugn; 鶏むね肉のオーブン焼き; 烤鸡胸肉; 烤鸡胸; صدور دجاج بالفرن; חזה עוף בתנור; बेक्ड चिकन ब्रेस्ट',
    summary: 'Juicy, well-spiced {a: chicken-breast} baked quickly in a hot oven.',
    kinds: ['roast', 'traybake'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['international', 'american'],
    occasions: ['weeknight', 'lunchbox'],
    audiences: ['children', 'one', 'students'],
    manners: ['easy', 'cheap', 'healthy', 'light', 'high-protein', 'mild', 'savoury', 'warm', 'make-ahead'],
    methods: ['baked', 'roasted'],
    needs: ['oven'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 700 g chicken-breast
      2 tbsp olive-oil
      1 tsp paprika
      ? 1/2 tsp garlic-powder
      ? 1 tsp dried-oregano
      ? 1 tsp fine-salt
      ? 1/4 tsp black-pepper
      ? 1 tbsp lemon-juice`,
    method: `
      Heat the oven to {220C} and line a baking tray with baking paper.
      Press {a: chicken-breast} with your hand until evenly thick. / Lay {a: chicken-breast} on the tray.
      Stir {a: olive-oil, paprika, garlic-powder, dried-oregano, fine-salt, black-pepper} together. / Brush {a: chicken-breast} with the mixture.
      20m: Bake {a: chicken-breast} {a!done}.
      5m rest: Rest {a: chicken-breast} for {5 min} before slicing. / Sprinkle with {a: lemon-juice}.`,
    varies: {
      'chicken-breast': 'chicken-thigh turkey-breast duck-breast vegan-chicken tofu',
      paprika: 'smoked-paprika curry-powder spice',
      'dried-oregano': 'herb',
      'olive-oil': 'oil',
      'lemon-juice': 'lime-juice',
    },
    takes: [
      'cherry-tomato courgette red-pepper green-bean asparagus tenderstem-broccoli mushroom red-onion leek spinach | 100 | 4 | Cut {a} into small pieces where needed. / Spread {a} around on the tray.',
      'new-potato all-round-potato waxy-potato sweet-potato broccoli cauliflower carrot | 150 | 2 | 20m: Cut {a} into small pieces where needed. / Toss {a} on the tray with a little oil. / Roast until almost tender.',
      'clear-honey mustard soy-sauce tamari green-pesto red-pesto harissa barbecue-sauce parmesan mozzarella feta cheddar breadcrumb bacon parma-ham chilli-flake fresh-garlic lemon-zest | 8 | 4 | Spoon or scatter {a} over the top.',
    ],
  },
  'baked-chicken-thighs': {
    title: 'Baked chicken thighs',
    swapped: 'Baked {a: chicken-thigh-on-the-bone}',
    also: 'oven baked chicken thighs; chicken thighs in the oven; oven chicken thighs; roast chicken thighs; roasted chicken thighs; crispy chicken thighs; crispy baked chicken thighs; baked chicken thigh; chicken thigh in the oven; chicken pieces in the oven; baked chicken pieces; baked chicken thights; hähnchenschenkel aus dem ofen; hähnchenkeulen aus dem ofen; hähnchenoberschenkel im ofen; knusprige hähnchenschenkel; cuisses de poulet au four; hauts de cuisse de poulet au four; cosce di pollo al forno; sovracosce di pollo al forno; muslos de pollo al horno; contramuslos al horno; sobrecoxa assada; coxa de frango assada; 鶏もも肉のオーブン焼き; 烤鸡腿; أفخاذ دجاج بالفرن; دبابيس دجاج بالفرن; ירכיים בתנור; כרעיים בתנור; פולקעס בתנור; बेक्ड चिकन थाई',
    summary: '{a: chicken-thigh-on-the-bone} roasted until golden[ with {b: lemon, fresh-garlic}].',
    kinds: ['roast', 'traybake'],
    courses: ['main', 'dinner'],
    cuisines: ['international', 'american', 'mediterranean'],
    occasions: ['weeknight', 'sunday'],
    audiences: ['children', 'crowd', 'students'],
    manners: ['easy', 'cheap', 'comforting', 'high-protein', 'mild', 'savoury', 'warm', 'one-pot'],
    methods: ['roasted', 'baked'],
    needs: ['oven'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 8 chicken-thigh-on-the-bone
      2 tbsp olive-oil
      2 tsp paprika
      ? 1 tsp dried-thyme
      ? 1 tsp fine-salt
      ? 1/4 tsp black-pepper
      ? 6 clove fresh-garlic, peeled
      ? 1 lemon, cut into wedges`,
    method: `
      Heat the oven to {210C}.
      Pat {a: chicken-thigh-on-the-bone} dry. / Stir {a: olive-oil, paprika, dried-thyme, fine-salt, black-pepper} together in a large bowl. / Add {a: chicken-thigh-on-the-bone} and toss.
      Put {a: chicken-thigh-on-the-bone} in a roasting tin[ with {b: fresh-garlic, lemon}]. / Turn {a: chicken-thigh-on-the-bone} skin side up.
      40m: Roast {a: chicken-thigh-on-the-bone} {a!done}.
      5m rest: Leave to rest for {5 min} before serving.`,
    varies: {
      'chicken-thigh-on-the-bone': 'chicken-drumstick chicken-piece chicken-leg chicken-wing duck-leg',
      paprika: 'smoked-paprika curry-powder spice',
      'dried-thyme': 'herb',
      lemon: 'lime orange',
    },
    takes: [
      'new-potato all-round-potato waxy-potato sweet-potato carrot butternut-squash hokkaido-squash parsnip onion red-pepper fennel | 150 | 4 | Cut {a} into small pieces where needed. / Spread {a} around in the tin.',
      'cherry-tomato olive chorizo mushroom courgette pulse | 60 | 5 | 10m: Cut {a} into small pieces where needed. / Add {a} to the tin and roast for {10 min} more.',
      'clear-honey mustard soy-sauce tamari harissa barbecue-sauce garlic-powder ground-cumin chilli-flake chilli-powder fresh-ginger fresh-rosemary | 5 | 3 | Toss with {a}.',
    ],
  },
});
