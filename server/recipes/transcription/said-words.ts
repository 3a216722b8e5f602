import { patternOf } from '@anydish/language/words';

/*
 * Phrases around recipes: section headings, labels of servings and times, and text that belongs to no recipe. The words are in each language's
 * tables.
 */

/** Ingredient headings. */
export const ingredientsHead = patternOf('heading.ingredients');
/** Step headings. */
export const methodHead = patternOf('heading.method');
/** Headings of notes. */
export const notesHead = patternOf('heading.notes');
/** Headings of text after the recipe. */
export const endHead = patternOf('heading.end');
/** Group headings: "For the sauce". */
export const partHead = patternOf('heading.part-for');

const sizesAndStars = String.raw`(?:[½\d]x ?){2,}|[★☆⭐ \d./()]+(?:votes?|reviews?|ratings?|bewertungen)?\)?`;

/** Other texts of a page or mail. */
export const besides = new RegExp(`^(?:${patternOf('besides.advert')}|${patternOf('besides.button')}|${sizesAndStars})$`, 'iu');
export const addressing = new RegExp(String.raw`^(?:${patternOf('besides.greeting')})(?![\p{L}\p{M}])[^.]{0,30}[,!]?$`, 'iu');
export const partingWords = new RegExp(String.raw`^(?:${patternOf('besides.goodbye')})(?![\p{L}\p{M}])[\p{L} ,!.]{0,24}$`, 'iu');
export const isAddress = /^(?:https?:\/\/|www\.)\S+$/iu;

/** Lines of a mail header. */
export const mailHead = new RegExp(String.raw`^(?:${patternOf('mail.head')})\s*:\s.*(?:@|\d{4})`, 'iu');
export const mailSubject = new RegExp(
  String.raw`^(?:${patternOf('mail.subject')})\s*:\s*(?:(?:${patternOf('mail.again')})\s*:\s*)*(.+)$`,
  'iu',
);

const count = String.raw`(\d{1,3})(?:\s*(?:-|–|~|〜|～|${patternOf('to')}|${patternOf('or')})\s*\d{1,3})?`;
const forWords = patternOf('serving.for');

/** "Serves 4", and "4 servings": the number is the first group of one of them. */
export const servingsBefore = new RegExp(
  String.raw`(?<![\p{L}\p{M}])(?:${patternOf('serving.before')})\s*[:：]?\s*(?:about|ca\.?|${forWords})?\s*${count}(?![\d/]|\.\d)`,
  'iu',
);
export const servingsAfter = new RegExp(String.raw`(?<![\d./])${count}\s*(?:${patternOf('serving.eaters')})(?![\p{L}\p{M}])`, 'iu');
/** "For 4", "Pour 6", "(para 4)": valid only alone on the line. */
export const servingsFor = new RegExp(
  String.raw`^(?:.*[(（]\s*)?(?:${forWords})\s*${count}\s*(?:${patternOf('serving.for-behind')})?\s*[)）.:]?$`,
  'iu',
);

/** "Prep time: 20 min", up to its duration. */
const timed = (key: string) =>
  new RegExp(
    String.raw`(?<![\p{L}\p{M}])(?:${patternOf(key)})\s*(?:[:：=–-]|\||${patternOf('time.is')})?\s*(?:(?:${patternOf('time.about')})\s*)?`,
    'iu',
  );
export const prepTime = timed('time.prep');
export const cookTime = timed('time.cook');
export const wholeTime = timed('time.whole');

/** "20 minutes to prep", from behind the duration. */
export const prepBehind = new RegExp(String.raw`^\s*(?:${patternOf('time.prep-behind')})(?![\p{L}\p{M}])`, 'iu');

/** "Makes 3 dozen cookies": the verb, which may stand at the end, and the number of dozens. */
export const yields = new RegExp(String.raw`(?<![\p{L}\p{M}])(?:${patternOf('serving.makes')}|${patternOf('serving.before')})`, 'iu');
export const dozens = new RegExp(String.raw`(?<![\d./])(\d{1,2})\s*(?:${patternOf('serving.dozen')})(?:\s+\p{L}+)?`, 'iu');
