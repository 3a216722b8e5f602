import { bare, single, isPlural, type Grammar, type SpokenFood } from './grammar.ts';

/*
 * French, Spanish and Portuguese say the article with every food and join it with prepositions: du, de l', al, del, no, pela.
 */

interface Articles {
  article: (food: SpokenFood) => string;
  /** The preposition `form` with the article: `de` and "le " give "du ". */
  joined: (form: string, article: string) => string;
  /** The preposition before a word without an article. */
  of: (word: string) => string;
  shares: Readonly<Record<'half' | 'third' | 'quarter' | 'most' | 'rest', string>>;
  little: string;
}

function saying({ article, joined, of, shares, little }: Articles): Grammar['say'] {
  return (food) => {
    const { form, share } = food;
    const word = bare(food);
    if (form === 'one') return single(food);
    if (form === 'bare') return word;
    const after = (text: string) => (form === '' ? text : joined(form, text));
    if (share === 'all') return `${after(article(food))}${word}`;
    if (share === 'little') return `${form === '' ? '' : joined(form, '')}${little} ${of(word)}`;
    return `${after(shares[share])}${joined('de', article(food))}${word}`;
  };
}

const elides = (word: string) => /^[aeiouyhœàâéèêîïôû]/i.test(word) && !/^(?:yaourt|yuzu|yam\b)/i.test(word);

const frenchJoined = (form: string, article: string) => {
  const word = form === 'a' ? 'à' : 'de';
  if (article === 'le ') return form === 'a' ? 'au ' : 'du ';
  if (article === 'les ') return form === 'a' ? 'aux ' : 'des ';
  // "un peu": no article to merge with.
  return article === '' ? (word === 'de' ? 'd’' : 'à ') : `${word} ${article}`;
};

export const french: Grammar = {
  listTag: 'fr',
  gap: ' ',
  forms: ['one', 'bare', 'de', 'a'],
  variants: 4,
  say: saying({
    article: (food) => {
      if (isPlural(food)) return 'les ';
      if (elides(bare(food)) && food.name.forms['hard'] === undefined) return 'l’';
      return food.name.gender === 'f' ? 'la ' : 'le ';
    },
    joined: frenchJoined,
    of: (word) => (elides(word) ? `d’${word}` : `de ${word}`),
    shares: { half: 'la moitié ', third: 'le tiers ', quarter: 'le quart ', most: 'la majeure partie ', rest: 'le reste ' },
    little: 'un peu',
  }),
};

export const spanish: Grammar = {
  listTag: 'es',
  gap: ' ',
  forms: ['one', 'bare', 'de', 'a'],
  variants: 4,
  say: saying({
    article: (food) => {
      const isFeminine = food.name.gender === 'f';
      if (isPlural(food)) return isFeminine ? 'las ' : 'los ';
      // El agua: a stressed a at the beginning.
      return isFeminine && food.name.forms['el'] === undefined ? 'la ' : 'el ';
    },
    joined: (form, article) => (article === 'el ' ? `${form === 'a' ? 'al' : 'del'} ` : `${form} ${article}`),
    of: (word) => `de ${word}`,
    shares: { half: 'la mitad ', third: 'un tercio ', quarter: 'un cuarto ', most: 'la mayor parte ', rest: 'el resto ' },
    little: 'un poco',
  }),
};

const merged: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  de: { 'o ': 'do ', 'a ': 'da ', 'os ': 'dos ', 'as ': 'das ' },
  em: { 'o ': 'no ', 'a ': 'na ', 'os ': 'nos ', 'as ': 'nas ' },
  a: { 'o ': 'ao ', 'a ': 'à ', 'os ': 'aos ', 'as ': 'às ' },
  por: { 'o ': 'pelo ', 'a ': 'pela ', 'os ': 'pelos ', 'as ': 'pelas ' },
};

const portugueseJoined = (form: string, article: string) => {
  const first = /^(?:os|as|o|a) /.exec(article)?.[0];
  if (first === undefined) return `${form} ${article}`;
  return `${merged[form]?.[first] ?? `${form} ${first}`}${article.slice(first.length)}`;
};

export const portuguese: Grammar = {
  listTag: 'pt-BR',
  gap: ' ',
  forms: ['one', 'bare', 'de', 'em', 'a', 'por'],
  variants: 4,
  say: saying({
    article: (food) => {
      const isFeminine = food.name.gender === 'f';
      if (isPlural(food)) return isFeminine ? 'as ' : 'os ';
      return isFeminine ? 'a ' : 'o ';
    },
    joined: portugueseJoined,
    of: (word) => `de ${word}`,
    shares: { half: 'a metade ', third: 'um terço ', quarter: 'um quarto ', most: 'a maior parte ', rest: 'o restante ' },
    little: 'um pouco',
  }),
};
