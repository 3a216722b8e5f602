import Bean from 'lucide-react/icons/bean';
import CakeSlice from 'lucide-react/icons/cake-slice';
import Candy from 'lucide-react/icons/candy';
import Carrot from 'lucide-react/icons/carrot';
import Cherry from 'lucide-react/icons/cherry';
import Coffee from 'lucide-react/icons/coffee';
import Cookie from 'lucide-react/icons/cookie';
import CookingPot from 'lucide-react/icons/cooking-pot';
import Croissant from 'lucide-react/icons/croissant';
import CupSoda from 'lucide-react/icons/cup-soda';
import Dessert from 'lucide-react/icons/dessert';
import Donut from 'lucide-react/icons/donut';
import Drumstick from 'lucide-react/icons/drumstick';
import EggFried from 'lucide-react/icons/egg-fried';
import Fish from 'lucide-react/icons/fish';
import Flame from 'lucide-react/icons/flame';
import Ham from 'lucide-react/icons/ham';
import Hamburger from 'lucide-react/icons/hamburger';
import IceCreamCone from 'lucide-react/icons/ice-cream-cone';
import Martini from 'lucide-react/icons/martini';
import Pizza from 'lucide-react/icons/pizza';
import Salad from 'lucide-react/icons/salad';
import Sandwich from 'lucide-react/icons/sandwich';
import Shrimp from 'lucide-react/icons/shrimp';
import Soup from 'lucide-react/icons/soup';
import Utensils from 'lucide-react/icons/utensils';
import UtensilsCrossed from 'lucide-react/icons/utensils-crossed';
import Wheat from 'lucide-react/icons/wheat';
import type { LucideIcon } from 'lucide-react';
import styles from './DishArt.module.css';

/** A picture, its background, and the dish types it represents. */
const drawings: readonly (readonly [Icon: LucideIcon, ground: 'green' | 'warm' | 'cool' | 'plain', kinds: string])[] = [
  [Soup, 'warm', 'soup cream-soup hotpot stock porridge'],
  [CookingPot, 'warm', 'stew chilli curry casserole beans'],
  [Flame, 'warm', 'stir-fry skewer fritter croquette'],
  [Salad, 'green', 'salad bowl'],
  [Wheat, 'plain', 'pasta noodles risotto rice muesli dough'],
  [Pizza, 'warm', 'pizza flatbread quiche'],
  [Sandwich, 'plain', 'sandwich toast wrap taco spring-roll'],
  [Hamburger, 'warm', 'burger sausage-dish'],
  [Utensils, 'plain', 'dumpling sushi nibbles'],
  [UtensilsCrossed, 'warm', 'gratin traybake stuffed'],
  [CakeSlice, 'warm', 'cake cheesecake brownie tart pie'],
  [Drumstick, 'warm', 'roast schnitzel'],
  [Ham, 'warm', 'steak meatball'],
  [Fish, 'cool', 'fish-dish'],
  [Shrimp, 'cool', 'seafood-dish'],
  [EggFried, 'plain', 'omelette eggs pancake waffle'],
  [Croissant, 'plain', 'bread roll scone'],
  [Cookie, 'plain', 'biscuit'],
  [Donut, 'warm', 'doughnut muffin'],
  [Dessert, 'cool', 'pudding mousse crumble jelly'],
  [IceCreamCone, 'cool', 'ice-cream sorbet'],
  [Candy, 'warm', 'sweets'],
  [Cherry, 'green', 'fruit-salad jam'],
  [Bean, 'green', 'dip spread pesto chutney pickle'],
  [CookingPot, 'green', 'sauce dressing marinade'],
  [Coffee, 'warm', 'hot-drink'],
  [CupSoda, 'cool', 'smoothie milkshake juice lemonade iced-drink'],
  [Martini, 'cool', 'cocktail'],
  [Carrot, 'green', 'vegetables mash fries potatoes'],
];

const byKind = new Map(drawings.flatMap(([Icon, ground, kinds]) => kinds.split(' ').map((kind) => [kind, { Icon, ground }] as const)));

/** The drawing for a dish without a photo, by dish type. */
export function DishArt({ kind }: { kind: string | undefined }) {
  const { Icon, ground } = byKind.get(kind ?? '') ?? { Icon: Utensils, ground: 'plain' };
  return (
    <span className={styles.art} data-ground={ground} aria-hidden="true">
      <Icon />
    </span>
  );
}
