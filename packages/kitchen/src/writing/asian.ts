import { rowsIn } from '@anydish/language/words';
import { bare, single, isPlural, sharesIn, type Grammar, type SpokenFood } from './grammar.ts';

/** Food names in Japanese and Chinese do not change; a share precedes or follows them. */
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

/** Food names in Hindi. Some shares agree with them: masculine, feminine, oblique and plural. */
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
