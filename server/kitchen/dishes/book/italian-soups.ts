import { dishes } from '../read-dish.ts';

export const italianSoups = dishes({
  minestrone: {
    title: 'Minestrone',
    also: 'minestrone soup; italian vegetable soup; minestrone alla milanese; minestra; minestroni; minestrone with beans; ministrone; minnestrone; vegetable and pasta soup; vegetable and bean soup with pasta',
    summary: 'A thick soup of {a: carrot, courgette, tinned-cannellini-bean, ditalini}: a whole meal from one pot.',
    kinds: ['soup', 'stew'],
    courses: ['main', 'lunch', 'dinner', 'starter'],
    cuisines: ['italian', 'mediterranean'],
    occasions: ['weeknight'],
    seasons: ['autumn', 'winter', 'spring'],
    audiences: ['children', 'students', 'crowd'],
    manners: ['easy', 'cheap', 'healthy', 'light', 'comforting', 'one-pot', 'make-ahead', 'vegetable-rich', 'mild', 'warm', 'savoury'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '6 servings',
    prep: 20,
    list: `
      3 tbsp olive-oil
      1 brown-onion, chopped
      200 g carrot, diced
      ? 2 stalk celery-stalk, diced
      ? 2 clove fresh-garlic, sliced
      ? 1 tbsp tomato-puree
      ? 300 g waxy-potato, peeled and diced
      ? 400 g tinned-tomato, chopped
      1200 ml vegetable-stock
      ? = 1 bay-leaf
      ? 250 g courgette, diced
      480 g tinned-cannellini-bean, drained and rinsed
      100 g ditalini
      ? fine-salt, to taste
      black-pepper, to taste
      ? 1 handful fresh-basil, torn
      ? 30 g parmesan, grated`,
    method: `
      10m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: brown-onion, carrot, celery-stalk} and cook gently until soft.
      1m: Stir in {a: fresh-garlic} and cook until it smells good. / Stir in {a: tomato-puree} and cook for a minute, stirring.
      Add {a: waxy-potato}. / Stir in {a: tinned-tomato}. / Pour in {a: vegetable-stock}. / Add {a: bay-leaf}. / 15m: Bring to the boil, then simmer gently.
      Add {a: courgette}. / Stir in {a: tinned-cannellini-bean}. / 12m: Add {a: ditalini} and cook until just tender.
      5m rest: Take the pot off the heat. / Take out {a: bay-leaf}. / Season with {a: fine-salt, black-pepper} to taste. / Leave to rest for {5 min} before serving.
      Scatter with {a: fresh-basil, parmesan} and serve.`,
    swaps: { ditalini: 'gluten-free-pasta risotto-rice', parmesan: 'vegetarian-hard-cheese vegan-parmesan' },
    varies: { ditalini: 'pasta rice quinoa bulgur couscous', 'tinned-cannellini-bean': 'pulse' },
    takes: [
      'root firm-vegetable potato fennel leek | 60 | 3 | Add {a}.',
      'quick-vegetable leaf pulse mushroom | 50 | 4 | Add {a}.',
      'bacon sausage poultry | 40 | 2 | 6m: Add {a} and cook {a!done}.',
      'pesto | 10 | 6 | Stir in {a}.',
    ],
  },
  'pasta-e-fagioli': {
    title: 'Pasta e fagioli',
    swapped: 'Thick soup of {a: tinned-borlotti-bean, ditalini}',
    also: 'pasta fagioli; pasta fazool; pasta e fasoi; pasta fasul; pasta and beans; pasta with beans; bean and pasta soup; pasta and bean soup; italian bean soup; fagioli; zuppa di fagioli; bean soup with pasta',
    summary: 'A thick, creamy soup of {a: tinned-borlotti-bean, ditalini}: a filling meal from one pot.',
    kinds: ['soup', 'beans', 'pasta', 'stew'],
    courses: ['main', 'lunch', 'dinner'],
    cuisines: ['italian', 'mediterranean'],
    occasions: ['weeknight'],
    seasons: ['autumn', 'winter'],
    audiences: ['students', 'children', 'crowd'],
    manners: ['easy', 'cheap', 'comforting', 'filling', 'one-pot', 'make-ahead', 'healthy', 'creamy', 'mild', 'warm', 'savoury'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 15,
    list: `
      3 tbsp olive-oil
      ? 80 g pancetta, diced
      1 brown-onion, finely chopped
      ? 1 carrot, finely chopped
      ? 1 stalk celery-stalk, finely chopped
      ? 3 clove fresh-garlic, crushed
      ? 1 sprig fresh-rosemary
      ? 2 tbsp tomato-puree
      ! 480 g tinned-borlotti-bean, drained and rinsed
      900 ml vegetable-stock
      150 g ditalini
      ? fine-salt, to taste
      black-pepper, to taste
      ? 30 g parmesan, grated`,
    method: `
      5m: Heat {a: olive-oil} in a large pot over medium heat. / Fry {a: pancetta} {a!done}.
      8m: Add {a: brown-onion, carrot, celery-stalk} and cook gently until soft. / Stir in {a: fresh-garlic, fresh-rosemary} and cook until it smells good. / Stir in {a: tomato-puree} and cook for a minute, stirring.
      10m: Mash {a: tinned-borlotti-bean half} roughly with a fork. / Stir in {a: tinned-borlotti-bean}. / Pour in {a: vegetable-stock}. / Bring to the boil, then simmer gently.
      10m: Add {a: ditalini} and cook until just tender. / Stir often, and add a splash of water if it gets too thick.
      3m rest: Take out {a: fresh-rosemary}. / Season with {a: fine-salt, black-pepper} to taste. / Leave to rest for {3 min} before serving.
      Scatter with {a: parmesan} and serve.`,
    swaps: { ditalini: 'gluten-free-pasta', parmesan: 'vegetarian-hard-cheese vegan-parmesan' },
    varies: { 'tinned-borlotti-bean': 'pulse', ditalini: 'pasta', pancetta: 'bacon sausage chorizo' },
    takes: [
      'root firm-vegetable quick-vegetable potato mushroom | 50 | 3 | 5m: Add {a} and cook until soft.',
      'leaf tinned-tomato | 50 | 4 | Stir in {a}.',
    ],
  },
  'italian-wedding-soup': {
    title: 'Italian wedding soup',
    also: 'wedding soup; minestra maritata; italian meatball soup; meatball soup; meatball and spinach soup; italian wedding soup with meatballs; soup with meatballs; zuppa maritata; polpette in brodo',
    summary: 'A clear soup with {a: spinach, orzo} and little balls of {b: minced-pork}.',
    kinds: ['soup', 'meatball'],
    courses: ['main', 'lunch', 'dinner'],
    cuisines: ['italian', 'american'],
    occasions: ['weeknight', 'guests'],
    seasons: ['autumn', 'winter', 'spring'],
    audiences: ['children', 'crowd'],
    manners: ['comforting', 'high-protein', 'filling', 'mild', 'one-pot', 'make-ahead', 'warm', 'savoury'],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '4 servings',
    prep: 25,
    list: `
      400 g minced-pork
      40 g dried-breadcrumb
      50 ml whole-milk
      ? 40 g parmesan, grated
      ? 2 clove fresh-garlic, crushed
      ? 1 tsp fine-salt
      ? 1/4 tsp black-pepper
      2 tbsp olive-oil
      ? 1 brown-onion, finely chopped
      ? 2 carrot, diced
      ? 1 stalk celery-stalk, diced
      1500 ml chicken-stock
      100 g orzo
      200 g spinach
      ? 1 tbsp lemon-juice`,
    method: `
      10m rest: Stir {a: dried-breadcrumb, whole-milk} together in a large bowl and leave to swell.
      Add {a: minced-pork, parmesan half, fresh-garlic half, fine-salt, black-pepper} and knead with your hands until the mixture holds together. / Shape into balls of about {2cm} with wet hands.
      8m: Heat {a: olive-oil} in a large pot over medium heat. / Add {a: brown-onion, carrot, celery-stalk} and cook gently until soft. / Stir in {a: fresh-garlic rest} and cook until it smells good.
      8m: Pour in {a: chicken-stock}. / Bring to the boil. / Drop in the balls and simmer gently.
      10m: Add {a: orzo} and cook until just tender. / Check that the balls are cooked through, with no pink left ({70C} inside).
      2m: Add {a: spinach} and stir until wilted. / Stir in {a: lemon-juice} to taste. / Scatter with {a: parmesan rest} and serve.`,
    swaps: {
      'minced-pork': 'minced-turkey minced-beef plant-mince',
      orzo: 'gluten-free-pasta long-grain-rice',
      'dried-breadcrumb': 'gluten-free-breadcrumb rolled-oat',
      'whole-milk': 'oat-milk plain-water',
      parmesan: 'vegetarian-hard-cheese vegan-parmesan',
    },
    varies: { 'minced-pork': 'mince', orzo: 'pasta rice', spinach: 'leaf' },
    takes: ['quick-vegetable firm-vegetable pulse mushroom | 50 | 5 | Add {a}.'],
  },
  ribollita: {
    title: 'Ribollita',
    also: 'tuscan bread soup; tuscan bean soup; tuscan vegetable soup; tuscan kale soup; kale and bean soup; zuppa toscana; tuscan soup; bread soup; cavolo nero soup; bean and bread soup; ribolita; minestra di pane',
    summary:
      'A thick Tuscan soup of {a: cavolo-nero, tinned-cannellini-bean}, thickened with {b: sourdough-bread} and even better the next day.',
    kinds: ['soup', 'stew', 'beans'],
    courses: ['main', 'lunch', 'dinner'],
    cuisines: ['italian', 'mediterranean'],
    occasions: ['weeknight', 'sunday'],
    seasons: ['autumn', 'winter'],
    audiences: ['crowd', 'students'],
    manners: [
      'easy',
      'cheap',
      'healthy',
      'comforting',
      'filling',
      'one-pot',
      'make-ahead',
      'leftovers',
      'vegetable-rich',
      'mild',
      'warm',
      'savoury',
    ],
    methods: ['boiled'],
    needs: ['hob'],
    makes: '6 servings',
    prep: 20,
    list: `
      4 tbsp extra-virgin-olive-oil
      1 brown-onion, chopped
      200 g carrot, diced
      ? 2 stalk celery-stalk, diced
      ? 3 clove fresh-garlic, sliced
      ? 2 sprig fresh-thyme
      ? 400 g tinned-tomato, chopped
      1000 ml vegetable-stock
      ! 480 g tinned-cannellini-bean, drained and rinsed
      250 g cavolo-nero, shredded
      200 g sourdough-bread, torn
      ? fine-salt, to taste
      black-pepper, to taste`,
    method: `
      12m: Heat {a: extra-virgin-olive-oil most} in a large pot over medium heat. / Add {a: brown-onion, carrot, celery-stalk} and cook gently until soft. / Stir in {a: fresh-garlic, fresh-thyme} and cook until it smells good.
      20m: Stir in {a: tinned-tomato}. / Pour in {a: vegetable-stock}. / Stir in {a: tinned-cannellini-bean}. / Bring to the boil, then simmer gently.
      15m: Add {a: cavolo-nero} and cook until just tender.
      5m: Take out {a: fresh-thyme}. / Stir in {a: sourdough-bread} and cook until soft and the soup is thick.
      10m rest: Take the pot off the heat. / Season with {a: fine-salt, black-pepper} to taste. / Cover and leave to rest for {10 min}.
      Drizzle with {a: extra-virgin-olive-oil rest} and serve.`,
    swaps: { 'cavolo-nero': 'savoy-cabbage spinach swiss-chard', 'sourdough-bread': 'gluten-free-bread gluten-free-vegan-bread' },
    varies: { 'cavolo-nero': 'leaf', 'tinned-cannellini-bean': 'pulse', 'sourdough-bread': 'bread' },
    takes: [
      'root firm-vegetable potato | 50 | 2 | Add {a}.',
      'quick-vegetable mushroom | 40 | 3 | Add {a}.',
      'bacon sausage | 40 | 2 | 6m: Add {a} and cook {a!done}.',
    ],
  },
});
