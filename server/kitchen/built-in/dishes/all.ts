import type { Dish } from '../dish.ts';
import { africanDishes } from './african.ts';
import { americanSavouryDishes } from './american-savoury.ts';
import { americanSweetDishes } from './american-sweet.ts';
import { britishEverydayDishes } from './british-everyday.ts';
import { britishMainDishes } from './british-mains.ts';
import { caribbeanDishes } from './caribbean.ts';
import { chineseDishes } from './chinese.ts';
import { chineseMeatDishes } from './chinese-meat.ts';
import { easternEuropeanDishes } from './eastern-european.ts';
import { easternEuropeanBeefDishes } from './eastern-european-beef.ts';
import { frenchDishes } from './french.ts';
import { frenchPotDishes } from './french-pots.ts';
import { germanDishes } from './german.ts';
import { greekDishes } from './greek.ts';
import { indianDishes } from './indian.ts';
import { indianVegetableDishes } from './indian-vegetable.ts';
import { italianClassicDishes } from './italian-classics.ts';
import { italianOvenDishes } from './italian-oven.ts';
import { italianPastaDishes } from './italian-pasta.ts';
import { japaneseDishes } from './japanese.ts';
import { japaneseMainDishes } from './japanese-mains.ts';
import { koreanDishes } from './korean.ts';
import { mexicanDishes } from './mexican.ts';
import { mexicanBeefDishes } from './mexican-beef.ts';
import { middleEasternMezzeDishes } from './middle-eastern-mezze.ts';
import { middleEasternPanDishes } from './middle-eastern-pans.ts';
import { spanishDishes } from './spanish.ts';
import { thaiDishes } from './thai.ts';
import { thaiCurryAndSoupDishes } from './thai-curry-and-soup.ts';
import { vietnameseDishes } from './vietnamese.ts';
import { westAfricanDishes } from './west-african.ts';

/** Every dish that the built-in kitchen knows; ids and names are unique among them. */
export const allDishes: readonly Dish[] = [
  ...africanDishes,
  ...americanSavouryDishes,
  ...americanSweetDishes,
  ...britishEverydayDishes,
  ...britishMainDishes,
  ...caribbeanDishes,
  ...chineseDishes,
  ...chineseMeatDishes,
  ...easternEuropeanDishes,
  ...easternEuropeanBeefDishes,
  ...frenchDishes,
  ...frenchPotDishes,
  ...germanDishes,
  ...greekDishes,
  ...indianDishes,
  ...indianVegetableDishes,
  ...italianClassicDishes,
  ...italianOvenDishes,
  ...italianPastaDishes,
  ...japaneseDishes,
  ...japaneseMainDishes,
  ...koreanDishes,
  ...mexicanDishes,
  ...mexicanBeefDishes,
  ...middleEasternMezzeDishes,
  ...middleEasternPanDishes,
  ...spanishDishes,
  ...thaiDishes,
  ...thaiCurryAndSoupDishes,
  ...vietnameseDishes,
  ...westAfricanDishes,
];
