import { bare, single, isPlural, type Grammar, type SpokenFood } from './grammar.ts';

const japaneseShares = { half: 'の半量', third: 'の3分の1', quarter: 'の4分の1', most: 'の大部分', little: '少々' } as const;

export const japanese: Grammar = {
  listTag: 'ja',
  gap: '',
  forms: ['one', 'bare'],
  variants: 2,
  say: (food) => {
    const { share, form } = food;
    if (share === 'all' || form !== '') return bare(food);
    return share === 'rest' ? `残りの${bare(food)}` : `${bare(food)}${japaneseShares[share]}`;
  },
};

const chineseShares = {
  half: '一半的',
  third: '三分之一的',
  quarter: '四分之一的',
  most: '大部分',
  rest: '剩余的',
  little: '少许',
} as const;

export const chinese: Grammar = {
  listTag: 'zh-Hans',
  gap: '',
  forms: ['one', 'bare'],
  variants: 2,
  say: (food) => {
    const { share, form } = food;
    return share === 'all' || form !== '' ? bare(food) : `${chineseShares[share]}${bare(food)}`;
  },
};

/** Before a postposition ("में", "को", "के साथ") Hindi nouns take their oblique form: `{a:obl}`. */
const oblique = (food: SpokenFood): string => {
  const { name } = food;
  const own = isPlural(food) ? name.forms['many_oblique'] : name.forms['oblique'];
  return own ?? bare(food);
};

/** आधा, आधी, आधे: agrees with what it is half of. */
const hindiHalf = (food: SpokenFood, form: string): string => {
  if (food.name.gender === 'f') return 'आधी';
  return isPlural(food) || form === 'obl' ? 'आधे' : 'आधा';
};

const hindiShares = { third: 'एक तिहाई', quarter: 'एक चौथाई', most: 'ज़्यादातर', rest: 'बाकी' } as const;

export const hindi: Grammar = {
  listTag: 'hi',
  gap: ' ',
  forms: ['one', 'bare', 'obl'],
  variants: 4,
  say: (food) => {
    const { share, form } = food;
    if (form === 'one') return single(food);
    const word = form === 'obl' ? oblique(food) : bare(food);
    if (share === 'all' || form === 'bare') return word;
    if (share === 'half') return `${hindiHalf(food, form)} ${word}`;
    if (share === 'little') return `${food.name.gender === 'f' ? 'थोड़ी' : isPlural(food) || form === 'obl' ? 'थोड़े' : 'थोड़ा'} ${word}`;
    return `${hindiShares[share]} ${word}`;
  },
};
