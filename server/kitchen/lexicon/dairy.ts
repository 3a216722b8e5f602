import { foods, type Food, type Instead } from './food.ts';

const milk = ['milk'] as const;
const plant = (item: string): Instead => ({ vegan: item, dairy_free: item });

export const dairy: readonly Food[] = [
  ...foods(
    { role: 'liquid', traits: milk, instead: plant('soy milk') },
    'milk, whole milk, semi-skimmed milk, warm milk, full-fat milk, skimmed milk',
  ),
  ...foods({ role: 'liquid', traits: milk, instead: plant('soy milk with a splash of lemon juice') }, 'buttermilk'),
  ...foods(
    { role: 'other', traits: milk, instead: plant('coconut condensed milk') },
    'condensed milk, sweetened condensed milk, dulce de leche',
  ),
  ...foods({ role: 'other', traits: milk, instead: plant('coconut milk') }, 'evaporated milk, milk powder'),
  ...foods(
    { role: 'liquid', traits: milk, instead: plant('soy cream') },
    'cream, double cream, heavy cream, single cream, whipping cream, cooking cream, light cream, clotted cream, whipped cream, thick cream',
  ),
  ...foods(
    { role: 'other', traits: milk, instead: plant('unsweetened soy yogurt') },
    'yogurt, yoghurt, plain yogurt, natural yogurt, natural yoghurt, plain yoghurt, greek yogurt, greek yoghurt, full-fat yogurt, full-fat yoghurt, labneh, kefir, quark, skyr',
  ),
  ...foods({ role: 'other', traits: milk, instead: plant('vegan sour cream') }, 'sour cream, soured cream, creme fraiche, smetana'),
  ...foods(
    { role: 'fat', traits: milk, instead: plant('vegan butter') },
    'butter, unsalted butter, salted butter, softened butter, melted butter, cold butter, browned butter, garlic butter, butter for the tin',
  ),
  ...foods({ role: 'fat', traits: milk, instead: plant('vegetable oil') }, 'ghee, clarified butter'),
  ...foods(
    { role: 'cheese', traits: milk, instead: plant('firm tofu'), family: 'cheese' },
    'halloumi, paneer, queso fresco, cottage cheese, queso blanco',
  ),
  ...foods(
    { role: 'cheese', traits: milk, instead: plant('vegan *'), family: 'cheese' },
    "cheese, mozzarella, fresh mozzarella, buffalo mozzarella, cheddar, mature cheddar, feta, feta cheese, goat's cheese, goat cheese, blue cheese, provolone, edam, gouda, emmental, emmenthal, swiss cheese, raclette, cream cheese, ricotta, mascarpone, monterey jack, monterey jack cheese, cotija, cotija cheese, fontina, brie, camembert, grated cheese, soft cheese, vegetarian hard cheese, kashkaval, queso, american cheese",
  ),
  // Parmigiano Reggiano, Grana Padano, pecorino, Gruyère, Gorgonzola and manchego are made with animal rennet by their own rules.
  ...foods(
    {
      role: 'cheese',
      traits: ['milk', 'rennet'],
      instead: { vegetarian: 'vegetarian hard cheese', vegan: 'vegan parmesan', dairy_free: 'vegan parmesan' },
      family: 'cheese',
    },
    'parmesan, parmesan cheese, parmigiano reggiano, grana padano, pecorino, pecorino romano, parmesan rind',
  ),
  ...foods(
    {
      role: 'cheese',
      traits: ['milk', 'rennet'],
      instead: { vegetarian: 'emmental', vegan: 'vegan cheese', dairy_free: 'vegan cheese' },
      family: 'cheese',
    },
    'gruyere, comte, manchego, beaufort',
  ),
  ...foods(
    {
      role: 'cheese',
      traits: ['milk', 'rennet'],
      instead: { vegetarian: 'blue cheese', vegan: 'vegan blue cheese', dairy_free: 'vegan blue cheese' },
      family: 'cheese',
    },
    'gorgonzola, roquefort',
  ),
  ...foods({ role: 'other', traits: milk, instead: plant('vegan ice cream') }, 'ice cream, vanilla ice cream'),
  ...foods({ role: 'other', traits: milk, instead: plant('vegan custard') }, 'custard'),
  ...foods(
    { role: 'egg', traits: ['eggs'], instead: { vegan: 'flax egg' }, family: 'egg' },
    'egg, large egg, medium egg, whole egg, beaten egg, free-range egg',
  ),
  ...foods(
    { role: 'egg', traits: ['eggs'], family: 'egg' },
    'egg yolk, egg white, boiled egg, hard-boiled egg, quail egg, poached egg, fried egg',
  ),
  ...foods({ role: 'other', traits: ['eggs', 'mustard'], instead: { vegan: 'vegan mayonnaise' } }, 'mayonnaise, mayo, japanese mayonnaise'),
  ...foods({ role: 'other', traits: ['honey'], instead: { vegan: 'maple syrup' } }, 'honey, runny honey, clear honey'),
];
