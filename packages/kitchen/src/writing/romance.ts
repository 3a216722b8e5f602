import { rowsIn } from '@anydish/language/words';
import { bare, genderOf, single, isPlural, sharesIn, type Grammar, type SpokenFood } from './grammar.ts';

/*
 * French, Spanish, Portuguese and Italian use an article with every food and merge it with prepositions: du, de l', al, del, no, pela, nello.
 * Articles and merged forms are in the language's table.
 */

interface Article {
  /** `m`, `f`, or `*` for both. */
  gender: string;
  isMany: boolean;
  begins: RegExp;
  /** "+el": only for names with that column; "-hard": only for those without; empty for all. */
  column: string;
  text: string;
}

const beginning = (source: string) => (source === '*' ? /^/u : new RegExp(`^(?:${source})`, 'iu'));
/** A word followed by a space, unless it ends in an apostrophe. */
const spaced = (word: string) => (/[’']$/u.test(word) || word === '' ? word : `${word} `);

function articleOf(articles: readonly Article[], food: SpokenFood): string {
  const [word, isMany] = [bare(food), isPlural(food)];
  const found = articles.find(({ gender, isMany: ofMany, begins, column }) => {
    const isColumn = column === '' || (food.name.forms[column.slice(1)] !== undefined) === column.startsWith('+');
    return ofMany === isMany && isColumn && (gender === '*' || (gender === 'f') === (genderOf(food) === 'f')) && begins.test(word);
  });
  return found?.text ?? '';
}

/** How languages of this family inflect foods. */
export function romance(language: string): Grammar['say'] {
  const articles = rowsIn(language, 'grammar.article').map(
    ([gender = '*', number = '', begins = '*', column = '', text = '']): Article => ({
      gender,
      isMany: number === 'many',
      begins: beginning(begins),
      column,
      text: spaced(text),
    }),
  );
  const words = new Map(rowsIn(language, 'grammar.preposition').map(([form = '', word = '']) => [form, word]));
  const merged = new Map(rowsIn(language, 'grammar.joined').map(([form = '', article = '', said = '']) => [`${form} ${article}`, said]));
  const ofs = rowsIn(language, 'grammar.of').map(([begins = '*', said = '']) => ({ begins: beginning(begins), said: spaced(said) }));
  const shares = sharesIn(language);
  // "Half of the onion": the preposition for a word without an article.
  const [[of = 'de'] = []] = rowsIn(language, 'grammar.share-of');
  const known = [...new Set(articles.map(({ text }) => text))].toSorted((a, b) => b.length - a.length);
  /** The preposition `form` with the following words: `de` and "le " give "du ". */
  const joined = (form: string, text: string): string => {
    const article = known.find((each) => text.startsWith(each)) ?? '';
    const said = article === '' && text !== '' ? undefined : merged.get(`${form} ${article.trim()}`);
    return said === undefined ? `${words.get(form) ?? form} ${text}` : `${spaced(said)}${text.slice(article.length)}`;
  };
  return (food) => {
    const { form, share } = food;
    const word = bare(food);
    if (form === 'one') return single(food);
    if (form === 'bare') return word;
    const after = (text: string) => (form === '' ? text : joined(form, text));
    if (share === 'all') return `${after(articleOf(articles, food))}${word}`;
    const said = spaced(shares[share] ?? '');
    if (share === 'little')
      return `${form === '' ? '' : joined(form, '')}${said}${ofs.find(({ begins }) => begins.test(word))?.said ?? ''}${word}`;
    return `${after(said)}${joined(of, articleOf(articles, food))}${word}`;
  };
}
