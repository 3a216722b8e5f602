import { dishes } from '../read-dish.ts';

export const americanMainsSecond = dishes({
  'tuna-melt': {
    title: 'Tuna melt',
    swapped: '{a: tinned-tuna} melt',
    also: 'tuna melts; tuna melt sandwich; tuna cheese melt; tuna and cheese melt; tuna melt toast; tuna toastie; tuna cheese toastie; tuna and cheese toastie; tuna cheese toast; grilled tuna sandwich; hot tuna sandwich; open tuna melt; tuna meld; thunfisch-käse-toast; thunfischtoast; überbackenes thunfischbrot; toast au thon gratiné; tartine au thon gratinée; tostada de atún con queso; sándwich de atún fundido; sanduíche quente de atum; toast al tonno; ツナメルト; 金枪鱼芝士吐司; 金枪鱼热三明治; توست التونة بالجبن; טוסט טונה; טונה מלט; टूना मेल्ट',
    summary: 'A creamy mixture of {a: tinned-tuna} on crisp {b: sourdough-bread}, under bubbling {c: cheddar}.',
    kinds: ['sandwich', 'toast'],
    courses: ['lunch', 'snack', 'dinner', 'main'],
    cuisines: ['american', 'british', 'australian'],
    occasions: ['weeknight'],
    audiences: ['children', 'students', 'one'],
    manners: ['quick', 'easy', 'cheap', 'comforting', 'creamy', 'crunchy', 'high-protein', 'filling', 'mild', 'savoury', 'warm'],
    methods: ['grilled'],
    needs: ['grill'],
    makes: '2 servings',
    prep: 10,
    list: `
      160 g tinned-tuna, drained
      50 g mayonnaise
      ? 1 tsp lemon-juice
      ? 1/2 tsp dijon-mustard
      ? 40 g celery-stalk, diced
      ? 1 spring-onion, thinly sliced
      ? black-pepper, to taste
      200 g sourdough-bread, sliced
      90 g cheddar, grated`,
    method: `
      Break up {a: tinned-tuna} with a fork in a large bowl. / Stir in {a: mayonnaise, lemon-juice, dijon-mustard}. / Stir in {a: celery-stalk, spring-onion}. / Season with {a: black-pepper} to taste.
      4m: Toast {a: sourdough-bread} under a hot grill on both sides until golden and crisp.
      Spread {a: tinned-tuna} over {b: sourdough-bread}, right to the edges. / Scatter with {a: cheddar}.
      4m: Put under the hot grill until golden and bubbling. / Serve straight away.`,
    swaps: {
      'tinned-tuna': 'vegan-tuna tinned-chickpea tinned-white-bean',
      mayonnaise: 'vegan-mayonnaise greek-yogurt avocado',
      'sourdough-bread': 'vegan-bread gluten-free-bread gluten-free-vegan-bread',
      cheddar: 'vegetarian-cheddar lactose-free-cheese vegan-cheese',
    },
    varies: {
      'tinned-tuna': 'tinned-fish hot-smoked-salmon smoked-mackerel crab-meat vegan-tuna cooked-chicken',
      mayonnaise: 'yogurt soured-cream creme-fraiche cream-cheese avocado vegan-mayonnaise',
      'sourdough-bread': 'bread',
      cheddar: 'melting-cheese brie camembert blue-cheese',
    },
    takes: [
      'sweetcorn pickle olive caper herb onion sweet-pepper jalapeno chilli-flake sun-dried-tomato pulse | 15 | 2 | Chop {a} finely where needed. / Stir in {a}.',
      'tomato avocado leaf | 30 | 4 | Cut {a} into thin slices where needed. / Lay {a} on top.',
    ],
  },
  'pulled-pork': {
    title: 'Pulled pork',
    swapped: 'Pulled {a: pork-shoulder}',
    also: 'pulled pork burger; pulled pork burgers; pulled pork sandwich; pulled pork sandwiches; pulled pork roll; pulled pork rolls; pulled pork buns; bbq pulled pork; barbecue pulled pork; pulled bbq pork; slow roast pulled pork; oven pulled pork; pulled pork in the oven; shredded pork; shredded pork shoulder; pork shoulder pulled; slow cooked pork shoulder; carolina pulled pork; pull pork; pulled porc; puled pork; zerrupftes schweinefleisch; gezupftes schweinefleisch; gezupfter schweinebraten; porc effiloché; effiloché de porc; cerdo desmechado; cerdo desmenuzado; cerdo mechado; porco desfiado; maiale sfilacciato; maiale sfilettato; プルドポーク; 手撕猪肉; 美式手撕猪肉; لحم خنزير مسحب; פולד פורק; पुल्ड पोर्क',
    summary: '{a: pork-shoulder} rubbed with {b: smoked-paprika, light-brown-sugar} and baked slowly until {a?it falls|they fall} apart.',
    kinds: ['roast', 'sandwich', 'burger'],
    courses: ['main', 'dinner', 'lunch'],
    cuisines: ['american', 'southern-us'],
    occasions: ['party', 'barbecue', 'guests', 'buffet', 'sunday', 'birthday'],
    seasons: ['summer', 'autumn'],
    audiences: ['crowd', 'children', 'students'],
    manners: ['easy', 'comforting', 'filling', 'high-protein', 'leftovers', 'make-ahead', 'mild', 'savoury', 'warm'],
    methods: ['baked', 'braised', 'roasted'],
    needs: ['oven'],
    makes: '8 servings',
    prep: 15,
    list: `
      2 tbsp smoked-paprika
      ? 2 tbsp light-brown-sugar
      ? 1 tbsp fine-salt
      ? 2 tsp garlic-powder
      ? 2 tsp ground-cumin
      ? 1 tsp mustard-powder
      ? 1 tsp black-pepper
      ! 1600 g pork-shoulder
      ? 2 brown-onion, sliced
      250 ml apple-juice
      ? 3 tbsp cider-vinegar
      250 g barbecue-sauce
      ? 8 burger-bun, to serve
      ? 400 g coleslaw, to serve`,
    method: `
      Heat the oven to {150C}. / Put {a: pork-shoulder} in a roasting tin[ with {b: brown-onion}].
      Rub {a: pork-shoulder} all over with {b: smoked-paprika, light-brown-sugar, fine-salt, garlic-powder, ground-cumin, mustard-powder, black-pepper}.
      240m: Pour {a: apple-juice, cider-vinegar} into the tin, around the sides. / Cover and bake until {a: pork-shoulder} {a?is|are} very soft.
      15m rest: Lift {a: pork-shoulder} out, cover loosely and leave to rest for {15 min}.
      Tear into bite-sized pieces with two forks. / Stir in {a: barbecue-sauce}. / Spoon over some of the juices from the tin.
      2m: Cut {a: burger-bun} open and toast in a dry pan. / Spoon the filling into {a: burger-bun}. / Top with {a: coleslaw}.`,
    swaps: {
      'barbecue-sauce': 'tomato-ketchup passata',
      'apple-juice': 'chicken-stock plain-water',
      'burger-bun': 'vegan-burger-bun gluten-free-burger-bun gluten-free-vegan-bread',
      'smoked-paprika': 'ground-cumin*0.5',
    },
    varies: {
      'pork-shoulder': 'beef-brisket lamb-shoulder beef-joint braising-steak turkey-leg pork-leg duck-leg',
      'barbecue-sauce': 'tomato-ketchup tomato-salsa hot-sauce brown-sauce',
      'apple-juice': 'stock lager ale cola dry-cider orange-juice ginger-beer',
      coleslaw: 'pickle salad sauce',
    },
    takes: [
      'chilli-powder cayenne-pepper dried-oregano dried-thyme chilli-flake ground-coriander cajun-seasoning | 1 | 3 | Sprinkle with {a}.',
      'apple fresh-garlic fennel bay-leaf liquid-smoke | 20 | 3 | Add {a} to the tin.',
      'gherkin pickled-red-onion pickled-jalapeno melting-cheese avocado salad onion sauce | 25 | 7 | Top with {a}.',
    ],
  },
  'buffalo-wings': {
    title: 'Buffalo wings',
    swapped: '{a: chicken-wing} with {b: hot-sauce}',
    also: 'buffalo chicken wings; buffalo wing; hot wings; hot chicken wings; spicy chicken wings; spicy wings; chicken wings; chicken wing; baked chicken wings; oven baked chicken wings; crispy chicken wings; oven wings; crispy oven wings; baked wings; wings with hot sauce; wings with blue cheese dip; buffalo style wings; bufalo wings; buffalo wigns; chickenwings; hähnchenflügel; haehnchenfluegel; scharfe hähnchenflügel; chicken wings aus dem ofen; hühnerflügel; ailes de poulet; ailes de poulet buffalo; alitas; alitas de pollo; alitas buffalo; alitas picantes; asinhas de frango; asas de frango picantes; alette di pollo; ali di pollo piccanti; バッファローウィング; バッファローチキン; 手羽先のバッファローソース; 水牛城辣鸡翅; 布法罗辣鸡翅; 辣鸡翅; أجنحة دجاج حارة; أجنحة البافلو; أجنحة الدجاج; כנפי עוף חריפות; באפלו ווינגס; बफ़ेलो विंग्स; चिकन विंग्स',
    summary: 'Crisp {a: chicken-wing} from the oven, tossed in a glossy sauce of {b: hot-sauce, unsalted-butter}.',
    kinds: ['nibbles', 'roast'],
    courses: ['snack', 'starter', 'main', 'dinner'],
    cuisines: ['american'],
    occasions: ['party', 'new-year', 'guests', 'buffet'],
    audiences: ['crowd', 'students'],
    manners: ['easy', 'cheap', 'crunchy', 'high-protein', 'savoury', 'spicy', 'sour', 'warm'],
    methods: ['baked', 'roasted'],
    needs: ['oven', 'hob'],
    makes: '4 servings',
    prep: 10,
    list: `
      ! 12 chicken-wing
      ? 1 tbsp baking-powder
      ? 1 tsp garlic-powder
      ? 1 tsp fine-salt
      ? 1/2 tsp black-pepper
      60 g unsalted-butter
      ! 100 ml hot-sauce
      ? 1 tbsp clear-honey
      ? 4 stalk celery-stalk, cut into strips
      ? 120 g blue-cheese-dressing, to serve`,
    method: `
      Heat the oven to {220C} and line a baking tray with baking paper.
      Pat {a: chicken-wing} dry and put {a?it|them} in a large bowl. / Sprinkle with {a: baking-powder, garlic-powder, fine-salt, black-pepper}. / Toss everything together.
      45m: Lay {a: chicken-wing} on the tray, not touching. / Roast {a: chicken-wing} until golden and crisp, turning once. / Cook {a: chicken-wing} {a!done}.
      3m meanwhile: Heat {a: unsalted-butter} in a small pot over low heat. / Whisk in {a: hot-sauce}. / Stir in {a: clear-honey} until melted.
      Put {a: chicken-wing} in a large bowl. / Pour the mixture over and stir until everything is coated.
      Serve hot[ with {a: celery-stalk, blue-cheese-dressing}].`,
    swaps: {
      'unsalted-butter': 'vegan-butter olive-oil*0.8',
      'clear-honey': 'maple-syrup',
      'blue-cheese-dressing': 'ranch-dressing vegan-ranch-dressing',
    },
    varies: {
      'chicken-wing': 'chicken-drumstick',
      'blue-cheese-dressing': 'sauce dip yogurt',
      'celery-stalk': 'carrot cucumber sweet-pepper salad',
    },
    takes: [
      'paprika smoked-paprika cayenne-pepper chilli-powder cajun-seasoning | 1 | 2 | Sprinkle with {a}.',
      'soy-sauce tamari worcestershire-sauce barbecue-sauce fresh-garlic lime-juice sriracha | 5 | 5 | Stir in {a}.',
      'sesame-seed spring-onion herb parmesan blue-cheese | 4 | 6 | Scatter with {a}.',
    ],
  },
});
