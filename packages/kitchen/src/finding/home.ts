import type { Locale } from '../../../../contract/shell/locales.ts';
import type { Dish } from '../dishes/dish.ts';
import type { Cuisine } from '../dishes/features.ts';

/** What people who write in a language cook most days. */
const home: Readonly<Record<Locale, readonly Cuisine[]>> = {
  en: ['british', 'irish', 'american', 'southern-us', 'australian', 'international'],
  de: ['german', 'austrian', 'swiss'],
  fr: ['french', 'belgian'],
  es: ['spanish', 'mexican', 'argentinian', 'peruvian', 'colombian', 'chilean'],
  'pt-BR': ['brazilian', 'portuguese'],
  it: ['italian'],
  ar: ['levantine', 'egyptian', 'gulf', 'moroccan', 'tunisian', 'iraqi'],
  he: ['israeli', 'levantine'],
  hi: ['indian'],
  ja: ['japanese'],
  'zh-Hans': ['chinese', 'taiwanese'],
};

/** True for dishes of the cuisines of a language: of equally good ones they come first. */
export const isHome = ({ cuisines }: Dish, language: Locale): boolean => cuisines.some((cuisine) => home[language].includes(cuisine));
