import { isLocale, sourceLocale, type Locale } from '../shell/locales.ts';

export type MeasureWord = 'g' | 'ml' | 'cm' | 'in' | 'oz' | 'lb' | 'tbsp' | 'cup';

/** `{n}` is the number; of two forms the first is for one and less. */
type Words = Readonly<Record<MeasureWord, readonly [one: string, many?: string]>>;

/*
 * How the sentences of a recipe name measures, in the recipe's language and not in that of the page: the same words as beside its list of
 * ingredients.
 */
const words: Readonly<Record<Locale, Words>> = {
  en: { g: ['{n} g'], ml: ['{n} ml'], cm: ['{n} cm'], in: ['{n} in'], oz: ['{n} oz'], lb: ['{n} lb'], tbsp: ['{n} tbsp'], cup: ['{n} cup', '{n} cups'] },
  de: { g: ['{n} g'], ml: ['{n} ml'], cm: ['{n} cm'], in: ['{n} Zoll'], oz: ['{n} oz'], lb: ['{n} lb'], tbsp: ['{n} EL'], cup: ['{n} Tasse', '{n} Tassen'] },
  fr: { g: ['{n} g'], ml: ['{n} ml'], cm: ['{n} cm'], in: ['{n} po'], oz: ['{n} oz'], lb: ['{n} lb'], tbsp: ['{n} c. à s.'], cup: ['{n} tasse', '{n} tasses'] },
  es: { g: ['{n} g'], ml: ['{n} ml'], cm: ['{n} cm'], in: ['{n} pulg.'], oz: ['{n} oz'], lb: ['{n} lb'], tbsp: ['{n} cda.'], cup: ['{n} taza', '{n} tazas'] },
  'pt-BR': { g: ['{n} g'], ml: ['{n} ml'], cm: ['{n} cm'], in: ['{n} pol.'], oz: ['{n} oz'], lb: ['{n} lb'], tbsp: ['{n} col. (sopa)'], cup: ['{n} xícara', '{n} xícaras'] },
  ar: { g: ['{n} غ'], ml: ['{n} مل'], cm: ['{n} سم'], in: ['{n} بوصة'], oz: ['{n} أونصة'], lb: ['{n} رطل'], tbsp: ['{n} م. كبيرة'], cup: ['{n} كوب'] },
  he: { g: ['{n} גרם'], ml: ['{n} מ״ל'], cm: ['{n} ס״מ'], in: ['{n} אינץ׳'], oz: ['{n} אונ׳'], lb: ['{n} ליברה'], tbsp: ['{n} כף'], cup: ['{n} כוס', '{n} כוסות'] },
  hi: { g: ['{n} ग्राम'], ml: ['{n} मिली'], cm: ['{n} सेमी'], in: ['{n} इंच'], oz: ['{n} औंस'], lb: ['{n} पाउंड'], tbsp: ['{n} टेबलस्पून'], cup: ['{n} कप'] },
  ja: { g: ['{n}g'], ml: ['{n}ml'], cm: ['{n}cm'], in: ['{n}インチ'], oz: ['{n}オンス'], lb: ['{n}ポンド'], tbsp: ['大さじ{n}'], cup: ['{n}カップ'] },
  'zh-Hans': { g: ['{n} 克'], ml: ['{n} 毫升'], cm: ['{n} 厘米'], in: ['{n} 英寸'], oz: ['{n} 盎司'], lb: ['{n} 磅'], tbsp: ['{n} 汤匙'], cup: ['{n} 杯'] },
}; // prettier-ignore

/** "3 EL", "2 tazas". `said`: the number as the reader writes it. */
export function sayMeasure(word: MeasureWord, value: number, said: string, language: string): string {
  const [one, many = one] = words[isLocale(language) ? language : sourceLocale][word];
  return (value > 1 ? many : one).replace('{n}', said);
}
