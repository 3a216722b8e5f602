import type { Transcription } from '../../../contract/recipes/transcription-endpoints.ts';
import { longestNote } from '../../../contract/recipes/note-endpoints.ts';
import { cutText } from '../../../contract/text.ts';
import { mostIngredients, mostSteps, Unusable, type Draft } from '../import/draft.ts';
import { plainLine, plainText } from '../import/plain-text.ts';
import { readSchemaOrg, recipesIn } from '../import/schema-org.ts';
import type { Page } from './fetch-page.ts';
import { readText } from './read-text.ts';
import { linesOf } from './source-lines.ts';

const scripts = /<script\b[^>]*type\s*=\s*["']?application\/ld\+json["']?[^>]*>([\s\S]*?)<\/script\s*>/gi;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.trim().replace(/^<!--|-->$/g, ''));
  } catch {
    return null;
  }
}

/** The first recipe that a page tells machines of, with a list and steps; null where there is none. */
function toldRecipe(html: string): Draft | null {
  for (const [, text = ''] of html.matchAll(scripts)) {
    for (const recipe of recipesIn(parsed(text))) {
      try {
        const draft = readSchemaOrg(recipe);
        if (draft.ingredients.length > 0 && draft.steps.length > 0) return draft;
      } catch (error) {
        if (!(error instanceof Unusable)) throw error;
      }
    }
  }
  return null;
}

const sure = { isCertain: true, doubts: [] };
const host = (url: URL) => cutText(url.hostname.replace(/^www\./, ''), 120);

function ofDraft({ title, servings, prepMinutes, cookMinutes, ingredients, steps, note }: Draft, url: URL): Transcription {
  const items = ingredients.slice(0, mostIngredients).map(({ amount, unit, item, note: said }) => ({
    amount,
    unit,
    item: cutText(said === null || said === '' ? item : `${item}, ${said}`, 120),
    ...sure,
  }));
  const texts = steps.slice(0, mostSteps).map(({ text }) => text);
  const lines = items.map(({ amount, unit, item }) =>
    [amount === null ? '' : String(amount), unit ?? '', item].filter((part) => part !== '').join(' '),
  );
  return {
    title: { text: title, ...sure },
    servings,
    prepMinutes,
    cookMinutes,
    ingredients: items,
    steps: texts.map((text) => ({ text, ...sure })),
    notes: cutText(note, longestNote),
    text: [title, '', ...lines, '', ...texts].join('\n'),
    left: [],
    origin: host(url),
  };
}

/** The part of a page that its recipe stands in, without what stands around it on every page. */
function mainOf(html: string): string {
  const bare = html
    .replace(/<!--[\s\S]*?(?:-->|$)/g, '')
    .replace(/<(nav|header|footer|aside|form|noscript|button|select)\b[\s\S]*?<\/\1\s*>/gi, '\n');
  const inside = /<(main|article)\b[^>]*>([\s\S]*)<\/\1\s*>/i.exec(bare)?.[2] ?? /<body\b[^>]*>([\s\S]*)/i.exec(bare)?.[1] ?? bare;
  // Headings and entries of lists say what a line is.
  return inside
    .replace(/<h([1-6])\b[^>]*>/gi, (_, level: string) => `\n${'#'.repeat(Number(level))} `)
    .replace(/<li\b[^>]*>/gi, '\n- ')
    .replace(/<\/t[dh]\s*>/gi, '\t');
}

/** What a page says, as a recipe: what it tells machines comes before what it shows. */
export function readPage({ url, mediaType, text }: Page): Transcription {
  if (mediaType.endsWith('json')) {
    const draft = toldRecipe(`<script type="application/ld+json">${text}</script>`);
    return draft === null ? readText(linesOf(text), { origin: host(url) }) : ofDraft(draft, url);
  }
  if (mediaType === 'text/plain') return readText(linesOf(text), { origin: host(url) });
  const draft = toldRecipe(text);
  if (draft !== null) return ofDraft(draft, url);
  const named = plainLine(/<h1\b[^>]*>([\s\S]*?)<\/h1\s*>/i.exec(text)?.[1]);
  const shown = plainText(mainOf(text.slice(0, 400_000)));
  return readText(linesOf(shown), { named, origin: host(url) });
}
