export { foodMentions, saidParts, type SaidPart } from '../src/reading/food-mentions.ts';
export { watchLoading } from '../src/reading/loading.ts';
export { candidates, prepareReading, readRequest } from '../src/reading/read.ts';
export { isCharacter, isWord, tokensOf } from '../src/reading/tokens.ts';
export { hasVocabulary, prepareVocabulary, vocabularyOf } from '../src/reading/vocabulary.ts';
export { keptWishes, readingOf, shownUnclear } from '../src/wishes/shown-reading.ts';
export { isKnownWish, servingsFor, soughtOf } from '../src/wishes/sought.ts';
