import { bare, single, type Grammar, type SpokenFood } from './grammar.ts';

/*
 * Arabic and Hebrew write the article and short prepositions together with the word. The definite form of a name stands in the
 * tables, because in a compound only its last word shows it.
 */

const definite = ({ name, isMany }: SpokenFood, article: string): string => {
  const word = bare({ name, isMany });
  const own = name.forms[isMany && name.many !== name.one ? 'many_definite' : 'definite'];
  return own ?? `${article}${word}`;
};

/** ل and ال make لل. */
const arabicPrefixed = (form: string, word: string) => {
  if (form === 'b') return `ب${word}`;
  if (form === 'l') return word.startsWith('ال') ? `لل${word.slice(2)}` : `ل${word}`;
  return word;
};

const arabicShares = { half: 'نصف', third: 'ثلث', quarter: 'ربع', most: 'معظم', rest: 'باقي' } as const;

export const arabic: Grammar = {
  listTag: 'ar',
  gap: ' ',
  forms: ['one', 'bare', 'b', 'l'],
  variants: 4,
  say: (food) => {
    const { share, form, isFirst } = food;
    if (form === 'one') return single(food);
    if (form === 'bare') return bare(food);
    const prefix = (text: string) => (isFirst ? arabicPrefixed(form, text) : text);
    if (share === 'all') return prefix(definite(food, 'ال'));
    if (share === 'little') return prefix(`${form === '' ? 'قليلًا' : 'قليل'} من ${definite(food, 'ال')}`);
    return prefix(`${arabicShares[share]} ${definite(food, 'ال')}`);
  },
};

/** After ב, ל and כ the article is not written: בבצל. */
const hebrewPrefixed = (form: string, word: string, food: SpokenFood) => {
  if (form === 'et') return `את ${word}`;
  if (form === 'm') return `מ${word}`;
  if (form !== 'b' && form !== 'l') return word;
  const letter = form === 'b' ? 'ב' : 'ל';
  // בקמח הלבן: the article of the first word is gone, where it is an article.
  return `${letter}${word.startsWith('ה') && !bare(food).startsWith('ה') ? word.slice(1) : word}`;
};

const hebrewShares = { half: 'מחצית', third: 'שליש', quarter: 'רבע', most: 'רוב', rest: 'שאר' } as const;

export const hebrew: Grammar = {
  listTag: 'he',
  gap: ' ',
  forms: ['one', 'bare', 'et', 'b', 'l', 'm'],
  variants: 4,
  say: (food) => {
    const { share, form, isFirst } = food;
    if (form === 'one') return single(food);
    if (form === 'bare') return bare(food);
    const prefix = (text: string) => (isFirst ? hebrewPrefixed(form, text, food) : text);
    const word = definite(food, 'ה');
    if (share === 'all') return prefix(word);
    if (share === 'little') return form === 'et' || form === '' ? `מעט ${bare(food)}` : prefix(`מעט ${bare(food)}`);
    // מחצית החמאה, שאר הסוכר: the share joins with its food.
    const whole = `${hebrewShares[share]} ${word}`;
    return prefix(whole);
  },
};
