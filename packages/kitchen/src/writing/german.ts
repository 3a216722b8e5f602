import { bare, single, isPlural, type Grammar, type SpokenFood } from './grammar.ts';

/*
 * German recipes omit the article: "Zwiebel und Knoblauch in Olivenöl anbraten". Prepositions take the dative, which is visible in plurals ("mit
 * Zwiebeln") and adjectives ("mit griechischem Joghurt").
 */

function dativePlural({ name }: SpokenFood): string {
  const own = name.forms['many_dat'];
  if (own !== undefined) return own;
  return /[ns]$/.test(name.many) || !/[a-zäöüß]$/.test(name.many) ? name.many : `${name.many}n`;
}

function inCase(food: SpokenFood, form: string): string {
  const { name } = food;
  if (isPlural(food)) return form === 'dat' ? dativePlural(food) : bare(food);
  return (form === 'dat' ? name.forms['dat'] : form === 'nom' ? undefined : name.forms['acc']) ?? bare(food);
}

function genitive(food: SpokenFood): string {
  const { name } = food;
  if (isPlural(food)) return `der ${food.name.forms['gen'] ?? bare(food)}`;
  const word = name.forms['gen'] ?? name.one;
  if (name.gender === 'f') return `der ${word}`;
  if (name.forms['gen'] !== undefined || name.one.includes(' ')) return `des ${word}`;
  return `des ${word}${/(?:s|ß|x|z|tsch)$/.test(word) ? 'es' : 's'}`;
}

/** "restlichen Zucker", "restliche Butter", "restlichem Mehl". */
function remaining(food: SpokenFood, form: string): string {
  const { gender } = food.name;
  if (isPlural(food)) return form === 'dat' ? 'restlichen' : 'restliche';
  if (form === 'dat') return gender === 'f' ? 'restlicher' : 'restlichem';
  if (form === 'nom') return gender === 'f' ? 'restliche' : gender === 'n' ? 'restliches' : 'restlicher';
  return gender === 'f' ? 'restliche' : gender === 'n' ? 'restliches' : 'restlichen';
}

const parts = {
  half: { nom: 'die Hälfte', dat: 'der Hälfte' },
  third: { nom: 'ein Drittel', dat: 'einem Drittel' },
  quarter: { nom: 'ein Viertel', dat: 'einem Viertel' },
  most: { nom: 'den Großteil', dat: 'dem Großteil' },
} as const;

export const german: Grammar['say'] = (food) => {
  const { share, form } = food;
  if (form === 'one') return single(food);
  if (form === 'bare') return bare(food);
  if (share === 'all') return inCase(food, form);
  if (share === 'little') return `etwas ${inCase(food, form)}`;
  if (share === 'rest') return `${remaining(food, form)} ${inCase(food, form)}`;
  return `${parts[share][form === 'dat' ? 'dat' : 'nom']} ${genitive(food)}`;
};
