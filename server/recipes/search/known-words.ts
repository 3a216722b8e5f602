import type { Kysely } from 'kysely';
import { namesIn } from '@anydish/kitchen/foods';
import type { Locale } from '../../../contract/shell/locales.ts';
import type { Database } from '../../db/schema.ts';
import type { Search } from './find-recipes.ts';
import type { Turns } from './turns.ts';
import { wordsOf, wordsOfTitleKey } from './words.ts';

/** Titles read, and food names split, between two looks at the time. */
const titlesAtOnce = 250;
const namesAtOnce = 20;
/** Words known at most: ten thousand titles of a real cookbook have a quarter of this. */
const mostWords = 50_000;

/** The vocabulary for corrections, each word once. */
export class KnownWords {
  readonly words: string[] = [];
  readonly set: Set<string> = new Set();

  /** What is beyond the limit is left out. */
  add(words: readonly string[]): void {
    for (const word of words) {
      if (this.words.length >= mostWords) return;
      if (this.set.has(word)) continue;
      this.set.add(word);
      this.words.push(word);
    }
  }
}

const foodWords = new Map<Locale, readonly string[]>();

/** All food names of a language, split once. */
async function wordsOfFoods(language: Locale, turns: Turns): Promise<readonly string[]> {
  const known = foodWords.get(language);
  if (known !== undefined) return known;
  const words = new Set<string>();
  let count = 0;
  for (const { one, many, also } of namesIn(language).values()) {
    if (count++ % namesAtOnce === 0) await turns.next(0);
    for (const word of wordsOf([one, many, ...also].join(' ; '), language)) words.add(word);
  }
  foodWords.set(language, [...words]);
  return [...words];
}

/** Food names, and words of titles of these companies, newest first, within the work limit. */
export async function knownTo(
  db: Kysely<Database>,
  { companies, language }: Pick<Search, 'companies' | 'language'>,
  turns: Turns,
): Promise<KnownWords> {
  const known = new KnownWords();
  known.add(await wordsOfFoods(language, turns));
  for (const company of companies)
    for (let before: string | null = null; await turns.next(titlesAtOnce);) {
      const titles: { title: string; recipe_guid: string }[] = await db
        .selectFrom('recipe_texts')
        .select(['title', 'recipe_guid'])
        .where('company_guid', '=', company)
        .where('language', '=', language)
        .$if(before !== null, (select) => select.where('recipe_guid', '<', before))
        .orderBy('recipe_guid', 'desc')
        .limit(titlesAtOnce)
        .execute();
      for (const { title } of titles) known.add(wordsOfTitleKey(title));
      before = titles.at(-1)?.recipe_guid ?? null;
      if (titles.length < titlesAtOnce) break;
    }
  return known;
}
