import type { Wish } from '../../../../contract/kitchen/wishes.ts';
import { contextOf, coveredIn, wordsOf, type Context, type Mention } from './context.ts';
import { correctionsOf } from './corrections.ts';
import { finished } from './finished.ts';
import { madeFreeFrom } from './free-from.ts';
import { nothingRead, textOf, type ReadSoFar } from './so-far.ts';
import type { ReadParts } from './clauses.ts';
import { openQuestions, phrasesIn, wordsAtName } from './closed.ts';
import { hazardsIn } from './hazards.ts';
import { inOneLine } from './marks.ts';
import { avoid, wishOrAvoided } from './avoided.ts';
import { beforeExclusion, isExclusive, wishAt, wishesDish } from './match.ts';
import type { Match } from './patterns.ts';
import { numberAt, timeAt } from './quantities.ts';
import type { Understood } from './reading.ts';
import { askedAbout, wantedAgain } from './second-thoughts.ts';
import { isSign, isWord, type Token } from './tokens.ts';
import { unclearAfter, unclearIn } from './unclear.ts';
import type { Vocabulary } from './vocabulary.ts';

/** Corrects unknown words that are close to known ones; tokens keep their positions. */
function spelledRight(
  tokens: readonly Token[],
  vocabulary: Vocabulary,
): { tokens: readonly Token[]; corrected: ReadSoFar['corrected']; guesses: Map<number, string[]> } {
  const plain = contextOf(vocabulary, tokens);
  const corrected: ReadSoFar['corrected'] = [];
  const guesses = new Map<number, string[]>();
  const covered = coveredIn(plain);
  const phrases = phrasesIn(plain);
  const right = tokens.map((token, index) => {
    if (covered.has(index) || !isWord(token.key) || vocabulary.patternWords.has(token.key) || numberAt(plain, index) !== null) return token;
    if (vocabulary.hazards.has(token.key) || vocabulary.telling.at([token], 0).length > 0 || phrases.has(index)) return token;
    const near = correctionsOf(token.key, vocabulary, tokens[index - 1]?.key, tokens[index + 1]?.key);
    const [best] = near;
    if (best === undefined) return token;
    guesses.set(index, near);
    corrected.push({ word: token.text, meant: best });
    return { ...token, key: best };
  });
  return { tokens: corrected.length === 0 ? tokens : right, corrected, guesses };
}

/** The kitchen asks when a wish contains a guessed word. */
function guessedIn(match: Match, guesses: ReadonlyMap<number, string[]>): number | null {
  for (let at = match.from; at < match.end; at += 1) if (guesses.has(at)) return at;
  return null;
}

/** "I'm allergic to prawns. Fish too": an addition right after an exclusion belongs to it. */
const isMoreOf = (before: Match | null, match: Match): boolean =>
  match.pattern.id === 'more' && before !== null && isExclusive(before) && match.from - before.end <= 2;

/** `before`: the exclusion that this extends. */
function take(match: Match, soFar: ReadSoFar, text: string, tokens: readonly Token[], before: Match | null): void {
  const { id } = match.pattern;
  const add = (kind: Wish['kind'], names: readonly string[]) => soFar.wishes.push(...names.map((name) => ({ kind, id: name })));
  if (id === 'without' || id === 'avoid' || id === 'instead' || id === 'replace') add('without', match.x);
  // "Butter is fine for ..." may go on to say that it is not.
  if (id === 'allow' && /^(?:|[.,;:!?)\n،؛।、。，；！？])$/.test(tokens[match.end]?.key ?? ''))
    soFar.allowed.push({ foods: match.x, text: textOf(text, tokens, match.from, match.end), isOnly: false });
  if (id === 'replace') soFar.swaps.push({ from: match.x, to: match.y });
  if (id === 'allergy') add('allergy', match.x);
  // "Nut allergy, only walnuts": nothing says which of the two is meant.
  if (id === 'only') soFar.allowed.push({ foods: match.x, text: textOf(text, tokens, match.from, match.end), isOnly: true });
  if (id === 'more' && before !== null) add(before.pattern.id === 'allergy' ? 'allergy' : 'without', match.x);
  if (id === 'with' || id === 'wish' || id === 'only' || id === 'replace' || (id === 'more' && before === null)) {
    const wanted = id === 'replace' ? match.y : match.x;
    const said = textOf(text, tokens, match.from, match.end);
    soFar.foods.push(...wanted.map((food) => ({ id: food, text: said, isCompanion: id !== 'only', or: [] })));
  }
  if (id === 'servings' && match.value !== null) soFar.wishes.push({ kind: 'servings', id: String(Math.max(1, Math.round(match.value))) });
  if (id === 'time' && match.value !== null) soFar.wishes.push({ kind: 'minutes', id: String(Math.max(1, Math.round(match.value))) });
  if (id === 'keep') {
    const said = textOf(text, tokens, match.from, match.end);
    soFar.unclear.push({ text: said, word: said, meant: match.x });
  }
}

/** Adds the meaning of a known word or phrase outside a wish. Returns false when it adds nothing. */
function note(context: Context, at: number, soFar: ReadSoFar, text: string): boolean {
  const mention = context.mentions[at];
  if (mention === null || mention === undefined) return false;
  const said = textOf(text, context.tokens, mention.from, mention.end);
  const made = madeFreeFrom(context, mention);
  if (made !== null) {
    noteWishesInside(context, mention, soFar);
    return note({ ...context, mentions: context.mentions.with(at, made) }, at, soFar, text);
  }
  // "Mais" is "but" before it is corn.
  const isJoint = mention.entries.some(({ type }) => type === 'list');
  const foods = mention.entries.flatMap((entry) => (entry.type === 'food' && !isJoint ? [entry.id] : []));
  const [food, ...or] = foods;
  let isNoted = false;
  // "Ants climbing a tree" is a nickname, and a dish of the book.
  const isDish = mention.entries.some(({ type }) => type === 'dish');
  const joke = isDish ? undefined : mention.entries.find(({ type }) => type === 'nickname');
  for (const entry of joke === undefined ? mention.entries.filter(({ type }) => type !== 'nickname') : [joke]) {
    isNoted = true;
    if (entry.type === 'dish')
      soFar.dishes.push({ id: entry.id, words: mention.end - mention.from, text: said, ...(food === undefined ? {} : { food }) });
    else if (entry.type === 'feature') soFar.features.push(entry.id);
    else if (entry.type === 'diet') soFar.wishes.push({ kind: 'diet', id: entry.id });
    else if (entry.type === 'excludes') soFar.wishes.push({ kind: 'without', id: entry.id });
    else if (entry.type === 'unproven') soFar.ways.push({ id: entry.id, text: said });
    else if (entry.type === 'equipment' || entry.type === 'no-equipment') soFar.wishes.push({ kind: entry.type, id: entry.id });
    else if (entry.type === 'people') soFar.wishes.push({ kind: 'servings', id: String(entry.value) });
    else if (entry.type === 'nickname') {
      soFar.unread.push({ at, text: said });
      soFar.familiar.push(said);
    } else if (entry.type === 'raw' || entry.type === 'danger' || entry.type === 'offtopic')
      soFar.signals.push(`${entry.type}:${entry.id}`);
    else isNoted = foods.length > 0;
  }
  // An emoji names a topic and is not an order.
  const isPicture = isSign(context.tokens[at]?.key ?? '');
  // "Pasta" is a kind of dish before it is an ingredient.
  const isKind = mention.entries.some((entry) => entry.type === 'dish' || (entry.type === 'feature' && entry.id.startsWith('kind:')));
  if (food !== undefined && !isKind && !isPicture) soFar.foods.push({ id: food, text: said, isCompanion: false, or });
  noteWishesInside(context, mention, soFar);
  return isNoted;
}

/** "Vegan chocolate mousse" must be vegan, and "pancakes without flour" must not contain any, even if a dish has that name. */
function noteWishesInside(context: Context, mention: Mention | null, soFar: ReadSoFar): void {
  if (mention === null || mention.end - mention.from < 2) return;
  const { from, end } = mention;
  // Baby spinach is not for babies, nor is a baby shower.
  const isForNone = mention.entries.every((entry) => entry.type === 'food' || ('id' in entry && entry.id.startsWith('occasion:')));
  const isDish = mention.entries.some(({ type }) => type === 'dish');
  for (let at = from; at < end; at += 1) {
    const inside = context.vocabulary.exact.at(context.tokens, at).filter((found) => found.end <= end);
    for (const entry of inside.flatMap(({ values }) => values)) {
      // "Raw egg mayonnaise" is the name of a dish, and raw.
      if (entry.type === 'raw' && isDish) soFar.signals.push(`raw:${entry.id}`);
      if (entry.type === 'diet' && !(entry.id === 'baby' && isForNone)) soFar.wishes.push({ kind: 'diet', id: entry.id });
    }
    const match = wishAt(context, at);
    if (match === null || match.end > end || !isExclusive(match)) continue;
    const kind = match.pattern.id === 'allergy' ? 'allergy' : 'without';
    soFar.wishes.push(...match.x.map((id) => ({ kind, id }) as const));
  }
}

/** "With gluten-free breadcrumbs" excludes all other gluten. */
const noteWishesWithin = (context: Context, { from, end }: Match, soFar: ReadSoFar) =>
  context.mentions.slice(from, end).forEach((mention) => noteWishesInside(context, mention, soFar));

/** "For a 2 year old" gives no number of servings: a known phrase begins with the number and continues after it. */
const isOfAge = ({ mentions }: Context, { pattern, from, end }: Match) =>
  pattern.id === 'servings' &&
  mentions.some(
    (mention) =>
      mention !== null &&
      mention.from > from &&
      mention.from < end &&
      mention.end > end &&
      mention.entries.some(({ type }) => type === 'feature'),
  );

/** "Rice left out overnight" is not an exclusion; "eggs are poison for him" is one, and no wish for poison. */
const noteDangersWithin = ({ mentions }: Context, { from, end, pattern }: Match, soFar: ReadSoFar) => {
  const inside = mentions.slice(from, end).flatMap((mention) => mention?.entries ?? []);
  const dangers = inside.flatMap((entry) => (entry.type === 'danger' ? [entry.id] : []));
  soFar.signals.push(...dangers.filter((id) => id !== 'poison' || pattern.id !== 'allergy').map((id) => `danger:${id}`));
};

/** A longer known phrase ("no bake", "gluten-free") is not a wish of another kind. */
const isMeant = (match: Match, mention: Mention | null) =>
  mention === null ||
  match.end > mention.end ||
  match.pattern.parts[0]?.type === 'place' ||
  (isExclusive(match) &&
    match.pattern.id !== 'keep' &&
    match.end === mention.end &&
    mention.entries.every(({ type }) => type === 'unproven'));

const noteWays = ({ entries }: Mention, soFar: ReadSoFar, text: string) =>
  soFar.ways.push(...entries.flatMap((entry) => (entry.type === 'unproven' ? [{ id: entry.id, text }] : [])));

/** Reads a text as one language. Every word ends up in a wish, a food, a dish, a feature, the fillers, or `unread`. */
export function readOnce(vocabulary: Vocabulary, written: string): Understood {
  // Half-width kana are separate from their voicing marks.
  const text = inOneLine(written).replace(/[\uFF61-\uFF9F]+/g, (kana) => kana.normalize('NFKC'));
  const { tokens, corrected, guesses } = spelledRight(wordsOf(text, vocabulary), vocabulary);
  const context = contextOf(vocabulary, tokens);
  const soFar = nothingRead(corrected);
  const taken = new Map<number, boolean>();
  const matches: Match[] = [];
  const times = new Set<number>();
  const mentions: Mention[] = [];
  let before: Match | null = null;
  for (let at = 0; at < tokens.length;) {
    const { match, named } = wishOrAvoided(context, at);
    const mention = context.mentions[at] ?? null;
    if (match !== null && isMeant(match, mention) && !isOfAge(context, match)) {
      // "Without refined sugar" excludes it, and is also a diet that cannot be proven.
      if (mention !== null && mention.end === match.end) noteWays(mention, soFar, textOf(text, tokens, mention.from, mention.end));
      const guess = isExclusive(match) ? guessedIn(match, guesses) : null;
      avoid(soFar, named);
      if (wishesDish(context, match)) note(context, match.place.from, soFar, text);
      else if (guess === null) take(match, soFar, text, tokens, isMoreOf(before, match) ? before : null);
      else soFar.unclear.push({ text: textOf(text, tokens, match.from, match.end), word: tokens[guess]?.text ?? '', meant: match.x });
      if (!isExclusive(match)) noteWishesWithin(context, match, soFar);
      for (let index = match.from; index < match.end; index += 1) taken.set(index, isExclusive(match));
      noteDangersWithin(context, match, soFar);
      matches.push(match);
      // The rest of a list before the wish is read on its own.
      for (let index = at; index < match.from;) {
        note(context, index, soFar, text);
        const inFront = context.mentions[index];
        if (inFront !== null && inFront !== undefined) mentions.push(inFront);
        index = Math.max(index + 1, context.mentions[index]?.end ?? index + 1);
      }
      unclearAfter(context, match, soFar, text);
      if (match.pattern.id !== 'more') before = match;
      at = Math.max(at + 1, match.end);
      continue;
    }
    const time = timeAt(context, at);
    if (time !== null) {
      soFar.wishes.push({ kind: 'minutes', id: String(Math.max(1, Math.round(time.value))) });
      for (let index = at; index < time.end; index += 1) times.add(index);
      at = time.end;
      continue;
    }
    if (mention !== null) {
      const whole = beforeExclusion(context, mention);
      if (whole !== null) note({ ...context, mentions: context.mentions.with(at, whole) }, at, soFar, text);
      if (whole !== null) mentions.push(whole);
      at = whole?.end ?? at + 1;
      continue;
    }
    const token = tokens[at];
    if (token !== undefined && isWord(token.key) && numberAt(context, at) === null && !vocabulary.patternWords.has(token.key))
      soFar.unread.push({ at, text: token.text });
    at += 1;
  }
  soFar.unclear.push(...unclearIn(context, soFar, taken, text));
  const { hazards, named, familiar } = hazardsIn(context, taken, text);
  Object.assign(soFar, { hazards, named, familiar: [...soFar.familiar, ...familiar] });
  const parts: ReadParts = { matches, times, mentions, guesses: new Set(guesses.keys()) };
  soFar.unclear.push(...askedAbout(context, parts, text));
  soFar.allowed.push(...wantedAgain(context, parts, text));
  const asked = new Set(soFar.unclear.flatMap(({ meant }) => meant));
  soFar.unclear.push(...openQuestions(context, parts, text).filter(({ meant }) => !meant.some((food) => asked.has(food))));
  soFar.atName.push(...wordsAtName(context, soFar.unread));
  return finished(vocabulary, tokens, soFar);
}
