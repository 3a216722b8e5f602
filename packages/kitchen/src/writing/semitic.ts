import { rowsIn } from '@anydish/language/words';
import { bare, single, sharesIn, type Grammar, type SpokenFood } from './grammar.ts';

/*
 * Arabic and Hebrew attach the article and short prepositions to the word. The definite form of a name is in the tables, because in a compound only
 * the last word shows it.
 */

const definite = ({ name, isMany }: SpokenFood, article: string): string => {
  const word = bare({ name, isMany });
  const own = name.forms[isMany && name.many !== name.one ? 'many_definite' : 'definite'];
  return own ?? `${article}${word}`;
};

/** How languages of this family inflect foods. */
export function semitic(language: string): Grammar['say'] {
  const [[article = ''] = []] = rowsIn(language, 'grammar.article');
  const prefixes = new Map(rowsIn(language, 'grammar.prefix').map(([form = '', letters = '']) => [form, letters.replace('_', ' ')]));
  // Merges preposition and article: in Arabic always, in Hebrew unless the name itself begins with these letters.
  const merged = new Map(
    rowsIn(language, 'grammar.prefix-merged').map(([form = '', letters = '', when = '']) => [
      form,
      { letters, isAlways: when === 'always' },
    ]),
  );
  const littles = new Map(
    rowsIn(language, 'grammar.little').map(([form = '', text = '', how = '']) => [form, { text, isPrefixed: how !== 'unprefixed' }]),
  );
  const shares = sharesIn(language);
  const prefixed = (form: string, text: string, food: SpokenFood): string => {
    const one = merged.get(form);
    const isMerged = one !== undefined && text.startsWith(article) && (one.isAlways || !bare(food).startsWith(article));
    return isMerged ? `${one.letters}${text.slice(article.length)}` : `${prefixes.get(form) ?? ''}${text}`;
  };
  return (food) => {
    const { share, form, isFirst } = food;
    if (form === 'one') return single(food);
    if (form === 'bare') return bare(food);
    const prefix = (text: string) => (isFirst ? prefixed(form, text, food) : text);
    const word = definite(food, article);
    if (share === 'all') return prefix(word);
    if (share === 'little') {
      const { text = '', isPrefixed = false } = littles.get(form) ?? {};
      const said = text.replace('{definite}', word).replace('{bare}', bare(food));
      return isPrefixed ? prefix(said) : said;
    }
    return prefix(`${shares[share] ?? ''} ${word}`);
  };
}
