import { foods, type Food } from './food.ts';

export const fruit: readonly Food[] = [
  ...foods(
    { role: 'fruit' },
    'apple, cooking apple, bramley apple, eating apple, pear, peach, nectarine, apricot, plum, cherry, sour cherry, strawberry, raspberry, blueberry, blackberry, mixed berry, berry, frozen berry, cranberry, redcurrant, blackcurrant, gooseberry, grape, melon, watermelon',
  ),
  ...foods(
    { role: 'fruit' },
    'mango, ripe mango, green mango, pineapple, papaya, green papaya, kiwi, banana, ripe banana, passion fruit, pomegranate, pomegranate seed, fig, date, medjool date, persimmon, rhubarb, lychee, guava, quince, tamarind, avocado, ripe avocado, canned pineapple, canned peach, pineapple chunk',
  ),
  ...foods(
    { role: 'fruit', family: 'citrus' },
    'lemon, lime, orange, grapefruit, clementine, mandarin, unwaxed lemon, lemon zest, orange zest, lime zest, lemon wedge, lime wedge, lemon peel, orange peel, candied peel',
  ),
  ...foods(
    { role: 'seasoning', family: 'citrus' },
    'lemon juice, lime juice, orange juice, fresh lemon juice, yuzu juice, sour orange juice',
  ),
  ...foods(
    { role: 'fruit', traits: ['sulphites'] },
    'raisin, sultana, currant, dried apricot, prune, dried cranberry, dried cherry, dried fruit, mixed dried fruit, dried mango, golden raisin, barberry, dried barberry',
  ),
  ...foods({ role: 'liquid' }, 'apple juice, pineapple juice, pomegranate juice, tomato juice, cranberry juice'),
];
