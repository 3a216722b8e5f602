import type { Dish } from '../dishes/dish.ts';
import { ovenAndCold } from './oven-and-cold.ts';
import { pans } from './savoury-pans.ts';
import { pots } from './savoury-pots.ts';
import { sweetAndDrinks } from './sweet-and-drinks.ts';

const every: readonly Dish[] = [...pots, ...pans, ...ovenAndCold, ...sweetAndDrinks];

/** The kinds of dish that foods can be put into. Their open places (`@name`) stand where a dish names its foods. */
export const kindsOfDish = (): readonly Dish[] => every;
