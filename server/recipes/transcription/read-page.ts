import type { Transcription } from '../../../contract/recipes/transcription-endpoints.ts';
import { longestNote } from '../../../contract/recipes/note-endpoints.ts';
import { cutText } from '../../../contract/text.ts';
import { mostIngredients, mostSteps, Unusable, type Draft } from '../import/draft.ts';
import { isJson, listOf, type Json } from '../import/json.ts';
import { ownText, plainLine, plainText } from '../import/plain-text.ts';
import { readSchemaOrg, recipesIn } from '../import/schema-org.ts';
import type { Page } from './fetch-page.ts';
import { pageText } from './page-text.ts';
import { ingredientsIn, type ReadIngredient } from './read-ingredients.ts';
import { inParts, leftOf, readText } from './read-text.ts';
import { pastedLines } from './chat-lines.ts';
import { dropPrototypeNames } from '../../untrusted/prototype-names.ts';

function parsed(text: string): unknown {
  try {
    return JSON.parse(text.trim().replace(/^<!--|-->$/g, ''), dropPrototypeNames);
  } catch {
    return null;
  }
}

interface Told {
  draft: Draft;
  source: Json;
}

/** The first recipe in a page's linked data that has ingredients and steps; null when there is none. */
function toldRecipe(linkedData: readonly string[]): Told | null {
  for (const text of linkedData) {
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

/** The texts of a value, line by line: plain texts, and sections with their names and content. */
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

/** The linked data's original text, shown beside the result so that errors are visible. */
function toldText(source: Json, title: string): string {
  const facts = factNames.flatMap((name) => {
    const said = saidIn(source[name]).filter((line) => line !== '');
    return said.length === 0 ? [] : [`${name}: ${said.join(', ')}`];
  });
  const lists = [source['recipeIngredient'] ?? source['ingredients'], source['recipeInstructions']];
  return [[title, ...facts], ...lists.map((list) => saidIn(list))].map((lines) => lines.join('\n')).join('\n\n');
}

/** The ingredient list with its group headings. */
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
    text: toldText(source, title),
    left: [...leftOf(ingredients), ...steps.slice(mostSteps).map(({ text }) => text)],
    origin: host(url),
  };
}

/** The visible text of a page. */
export interface Shown {
  text: string;
  /** The page's title. */
  named: string;
  origin: string;
}

/** The recipe from a page's linked data, or from its visible text. */
export type ReadPage = { told: Transcription } | { shown: Shown };

/** Reads a page of at most `pageLimits.bytes`. Runs in a thread, because pages are untrusted. */
export function readPage({ address, mediaType, text }: Page): ReadPage {
  const url = new URL(address);
  const origin = host(url);
  if (mediaType === 'text/plain') return { shown: { text, named: '', origin } };
  const page = mediaType.includes('html') ? pageText(text) : null;
  const told = toldRecipe(page === null ? [text] : page.linkedData);
  if (told !== null) return { told: ofDraft(told, url) };
  return { shown: page === null ? { text, named: '', origin } : { text: ownText(page.text), named: plainLine(page.heading), origin } };
}

/** The visible text of a page as a recipe. */
export const readShown = ({ text, named, origin }: Shown): Transcription => readText(pastedLines(text), { named, origin });
