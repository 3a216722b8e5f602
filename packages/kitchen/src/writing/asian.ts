import { rowsIn } from '@anydish/language/words';
import { bare, single, isPlural, sharesIn, type Grammar, type SpokenFood } from './grammar.ts';

/** How Japanese and Chinese speak of a food: its name does not change, and a share stands in front of it or behind. */
export function uninflected(language: string): Grammar['say'] {
  const shares = sharesIn(language);
  return (food) => {
    const { share, form } = food;
    return share === 'all' || form !== '' ? bare(food) : (shares[share] ?? '{food}').replace('{food}', bare(food));
  };
}

/** Before a postposition Hindi nouns take their oblique form: `{a:obl}`. */
const oblique = (food: SpokenFood): string => {
  const { name } = food;
  const own = isPlural(food) ? name.forms['many_oblique'] : name.forms['oblique'];
  return own ?? bare(food);
};

/** How Hindi speaks of a food. Some shares agree with it: for masculine, for feminine, and for the oblique form and the plural. */
export function inOblique(language: string): Grammar['say'] {
  const shares = new Map(rowsIn(language, 'grammar.share').map(([share = '', ...words]) => [share, words]));
  return (food) => {
    const { share, form, name } = food;
    if (form === 'one') return single(food);
    const word = form === 'obl' ? oblique(food) : bare(food);
    if (share === 'all' || form === 'bare') return word;
    const [masculine = '', feminine = masculine, others = masculine] = shares.get(share) ?? [];
    const said = name.gender === 'f' ? feminine : isPlural(food) || form === 'obl' ? others : masculine;
    return `${said} ${word}`;
  };
}
