import type { Transcription } from '../../../contract/recipes/transcription-endpoints.ts';
import { longestNote } from '../../../contract/recipes/note-endpoints.ts';
import { cutText } from '../../../contract/text.ts';
import { mostIngredients, mostSteps, Unusable, type Draft } from '../import/draft.ts';
import { isJson, listOf, type Json } from '../import/json.ts';
import { plainLine, plainText } from '../import/plain-text.ts';
import { readSchemaOrg, recipesIn } from '../import/schema-org.ts';
import type { Page } from './fetch-page.ts';
import { ingredientsIn, type ReadIngredient } from './read-ingredients.ts';
import { inParts, leftOf, readText } from './read-text.ts';
import { linesOf } from './source-lines.ts';

const scripts = /<script\b[^>]*type\s*=\s*["']?application\/ld\+json["']?[^>]*>([\s\S]*?)<\/script\s*>/gi;

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.trim().replace(/^<!--|-->$/g, ''));
  } catch {
    return null;
  }
}

interface Told {
  draft: Draft;
  source: Json;
}

/** The first recipe that a page tells machines of, with a list and steps; null where there is none. */
function toldRecipe(html: string): Told | null {
  for (const [, text = ''] of html.matchAll(scripts)) {
    for (const source of recipesIn(parsed(text))) {
      try {
        const draft = readSchemaOrg(source);
        if (draft.ingredients.length > 0 && draft.steps.length > 0) return { draft, source };
      } catch (error) {
        if (!(error instanceof Unusable)) throw error;
      }
    }
  }
  return null;
}

const sure = { isCertain: true, doubts: [] };
const host = (url: URL) => cutText(url.hostname.replace(/^www\./, ''), 120);

/** What stands in a value, line by line, as the page has it: texts, and of sections their names and what is in them. */
function saidIn(value: unknown, depth = 0): string[] {
  if (depth > 5) return [];
  if (!isJson(value))
    return listOf(value).flatMap((one) =>
      isJson(one) || Array.isArray(one) ? saidIn(one, depth + 1) : plainText(String(one)).split('\n'),
    );
  const name = plainLine(value['name']);
  const text = plainText(value['text']);
  const inside = saidIn(value['itemListElement'], depth + 1);
  return [...(name === '' || text.startsWith(name) ? [] : [name]), ...(text === '' ? [] : text.split('\n')), ...inside];
}

const factNames = ['recipeYield', 'yield', 'prepTime', 'cookTime', 'totalTime'] as const;

/** All that the page tells machines, in its own words: a misreading is seen beside it. */
function ownText(source: Json, title: string): string {
  const facts = factNames.flatMap((name) => {
    const said = saidIn(source[name]).filter((line) => line !== '');
    return said.length === 0 ? [] : [`${name}: ${said.join(', ')}`];
  });
  const lists = [source['recipeIngredient'] ?? source['ingredients'], source['recipeInstructions']];
  return [[title, ...facts], ...lists.map((list) => saidIn(list))].map((lines) => lines.join('\n')).join('\n\n');
}

/** The list as the page has it, with the lines above its parts. */
function ingredientsOf(source: Json): ReadIngredient[] {
  const lines = listOf(source['recipeIngredient'] ?? source['ingredients']).map((line) => ({ text: plainLine(line), doubts: [] }));
  return inParts(lines.filter(({ text }) => text !== '')).flatMap(({ part, lines: own }) => ingredientsIn(own, part, false));
}

function ofDraft({ draft, source }: Told, url: URL): Transcription {
  const { title, servings, prepMinutes, cookMinutes, steps, note } = draft;
  const ingredients = ingredientsOf(source);
  return {
    title: { text: title, ...sure },
    servings,
    prepMinutes,
    cookMinutes,
    ingredients: ingredients.slice(0, mostIngredients).map(({ whole: _, ...line }) => line),
    steps: steps.slice(0, mostSteps).map(({ text }) => ({ text, ...sure })),
    notes: cutText(note, longestNote),
    text: ownText(source, title),
    left: [...leftOf(ingredients), ...steps.slice(mostSteps).map(({ text }) => text)],
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

/** What a page tells machines, as a recipe; null where it tells them of none. */
export function readTold({ url, mediaType, text }: Page): Transcription | null {
  if (mediaType === 'text/plain') return null;
  const told = toldRecipe(mediaType.endsWith('json') ? `<script type="application/ld+json">${text}</script>` : text);
  return told === null ? null : ofDraft(told, url);
}

interface Shown {
  text: string;
  /** What the page calls itself. */
  named: string;
  origin: string;
}

/** What a page shows to people. */
export function shownText({ url, mediaType, text }: Page): Shown {
  const origin = host(url);
  if (!mediaType.includes('html')) return { text, named: '', origin };
  const named = plainLine(/<h1\b[^>]*>([\s\S]*?)<\/h1\s*>/i.exec(text)?.[1]);
  return { text: plainText(mainOf(text.slice(0, 400_000))), named, origin };
}

/** What a page shows, as a recipe. */
export const readShown = ({ text, named, origin }: Shown): Transcription => readText(linesOf(text), { named, origin });
