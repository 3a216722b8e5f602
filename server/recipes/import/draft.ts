import { patternOf } from '@anydish/language/words';
import { longestTag, mostTags } from '../../../contract/recipes/recipe-endpoints.ts';
import type { ImportReason, ImportRemark } from '../../../contract/recipes/import-endpoints.ts';
import type { Ingredient, RecipeBody, Step, UnitSystem } from '../../../contract/recipes/recipe.ts';
import { cutText } from '../../../contract/text.ts';
import { readLine } from './read-line.ts';
import { listOf } from './json.ts';
import { plainLine, plainText } from './plain-text.ts';

/** A recipe as the file has it, before the lexicon is applied. */
export interface Draft {
  /** The program or site of origin; null when unknown. */
  origin: string | null;
  /** Its original guid, for an AnyDish export. */
  guid: string | null;
  title: string;
  summary: string;
  cuisine: string | null;
  /** A BCP 47 tag; null when the file has none. */
  language: string | null;
  servings: number | null;
  prepMinutes: number | null;
  cookMinutes: number | null;
  ingredients: Ingredient[];
  steps: Step[];
  /** Null when the file has none: then the units decide. */
  unitSystem: UnitSystem | null;
  /** Fields that only AnyDish exports have. */
  further: Pick<RecipeBody, 'nutrition' | 'assumptions' | 'allergens' | 'makes' | 'servingsStep' | 'kind'>;
  tags: string[];
  /** Names of its collections. */
  collections: string[];
  /** The owner's notes. */
  note: string;
  /** Its picture: embedded, or an archive entry with one of these names beside the recipe. */
  photo: { bytes: Buffer } | { names: readonly string[] } | null;
  /** Names of further pictures beside the recipe: only AnyDish exports have them. */
  morePhotos: readonly string[];
  remarks: ImportRemark[];
}

/** A part of a file that is not a usable recipe. */
export class Unusable extends Error {
  readonly reason: ImportReason;
  /** Its title, if it has one. */
  readonly title: string;

  constructor(reason: ImportReason, title = '') {
    super(reason);
    this.reason = reason;
    this.title = title;
  }
}

export const mostIngredients = 60;
export const mostSteps = 40;
const longestStep = 1_000;

export const emptyDraft: Omit<Draft, 'title' | 'ingredients' | 'steps'> = {
  origin: null,
  guid: null,
  summary: '',
  cuisine: null,
  language: null,
  servings: null,
  prepMinutes: null,
  cookMinutes: null,
  unitSystem: null,
  further: { nutrition: null, assumptions: [], allergens: [] },
  tags: [],
  collections: [],
  note: '',
  photo: null,
  morePhotos: [],
  remarks: [],
};

/** "For the sauce:" is a heading for the lines below, not an ingredient. */
const isHeading = (line: string) => /[:：]$/.test(line) && line.length <= 60 && !/\d/.test(line);

/** Ingredient lines, without headings. */
export function ingredientsOf(lines: readonly unknown[]): { ingredients: Ingredient[]; hasHeadings: boolean } {
  const texts = lines.map(plainLine);
  const ingredients = texts.filter((line) => !isHeading(line)).flatMap((line) => readLine(line) ?? []);
  return { ingredients, hasHeadings: texts.some((line) => line !== '' && isHeading(line)) };
}

/** A long text in pieces that fit a step, split at sentence ends. */
function pieces(text: string): string[] {
  const found: string[] = [];
  let current = '';
  for (const { segment } of new Intl.Segmenter(undefined, { granularity: 'sentence' }).segment(text)) {
    if (current !== '' && current.length + segment.length > longestStep) {
      found.push(current);
      current = '';
    }
    current += segment.length > longestStep ? cutText(segment, longestStep) : segment;
  }
  return [...found, current].map((piece) => cutText(piece.trim(), longestStep)).filter((piece) => piece !== '');
}

const stepNumber = new RegExp(String.raw`^\s*(?:(?:${patternOf('step.name')})\s*)?\d{1,2}\s*[.):、]\s*(?=\S)`, 'iu');

/** Steps of a text, one per line. Leading numbers are removed, and headings are added to the step that follows. */
export function stepsOf(value: unknown, minutes: number | null = null): Step[] {
  const lines = plainText(value)
    .split('\n')
    .map((line) => line.replace(stepNumber, '').trim())
    .filter((line) => /[\p{L}\p{N}]/u.test(line));
  const texts: string[] = [];
  let heading = '';
  for (const line of lines) {
    if (isHeading(line) && line !== lines.at(-1)) heading = heading === '' ? line : `${heading} ${line}`;
    else {
      texts.push(heading === '' ? line : `${heading} ${line}`);
      heading = '';
    }
  }
  const steps = texts.flatMap(pieces);
  return steps.map((text) => ({ text, minutes: steps.length === 1 ? minutes : null, uses: [] }));
}

/** Tags of a recipe: a list of texts, objects with a name, or a text with commas. */
export function tagsOf(...values: readonly unknown[]): string[] {
  const names = values.flatMap(listOf).flatMap((value) => {
    if (typeof value === 'string') return value.split(/[,،、;]/u);
    return typeof value === 'object' && value !== null && 'name' in value ? [value.name] : [];
  });
  const tags = names.map((name) => cutText(plainLine(name), longestTag).trim()).filter((tag) => tag !== '');
  return [...new Set(tags)].slice(0, mostTags);
}
