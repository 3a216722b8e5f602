import { patternOf } from '@anydish/language/words';
import { longestTag, mostTags } from '../../../contract/recipes/recipe-endpoints.ts';
import type { ImportReason, ImportRemark } from '../../../contract/recipes/import-endpoints.ts';
import type { Ingredient, RecipeBody, Step, UnitSystem } from '../../../contract/recipes/recipe.ts';
import { cutText } from '../../../contract/text.ts';
import { readLine } from './read-line.ts';
import { listOf } from './json.ts';
import { plainLine, plainText } from './plain-text.ts';

/** A recipe as a file tells it, before the lexicon has looked at it. */
export interface Draft {
  /** The program or the site that it comes from; null for nobody knows. */
  origin: string | null;
  /** What it was here, where it was taken along from here. */
  guid: string | null;
  title: string;
  summary: string;
  cuisine: string | null;
  /** A BCP 47 tag; null where the file does not say. */
  language: string | null;
  servings: number | null;
  prepMinutes: number | null;
  cookMinutes: number | null;
  ingredients: Ingredient[];
  steps: Step[];
  /** Null where the file does not say: then its units tell. */
  unitSystem: UnitSystem | null;
  /** What only a recipe of ours has. */
  further: Pick<RecipeBody, 'nutrition' | 'assumptions' | 'allergens' | 'makes' | 'servingsStep' | 'kind'>;
  tags: string[];
  /** Names of the collections that it is in. */
  collections: string[];
  /** What its owner noted on it. */
  note: string;
  /** Its picture: in the file, or an entry of the archive by one of these names beside the recipe. */
  photo: { bytes: Buffer } | { names: readonly string[] } | null;
  /** Names of its further pictures beside the recipe: only what was taken along from here has some. */
  morePhotos: readonly string[];
  remarks: ImportRemark[];
}

/** A part of a file that no recipe can be made of. */
export class Unusable extends Error {
  readonly reason: ImportReason;
  /** What it calls itself, as far as it does. */
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

/** "For the sauce:" stands above lines; it is none itself. */
const isHeading = (line: string) => /[:：]$/.test(line) && line.length <= 60 && !/\d/.test(line);

/** Lines of ingredients, without the headings among them. */
export function ingredientsOf(lines: readonly unknown[]): { ingredients: Ingredient[]; hasHeadings: boolean } {
  const texts = lines.map(plainLine);
  const ingredients = texts.filter((line) => !isHeading(line)).flatMap((line) => readLine(line) ?? []);
  return { ingredients, hasHeadings: texts.some((line) => line !== '' && isHeading(line)) };
}

/** A long text in pieces that a step can hold, cut where sentences end. */
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

/** Steps of a text, one for each of its lines. Numbers in front of them go, and headings go to the step that they stand above. */
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

/** Words by which somebody has sorted a recipe: as a list, as objects with a name, or with commas between them. */
export function tagsOf(...values: readonly unknown[]): string[] {
  const names = values.flatMap(listOf).flatMap((value) => {
    if (typeof value === 'string') return value.split(/[,،、;]/u);
    return typeof value === 'object' && value !== null && 'name' in value ? [value.name] : [];
  });
  const tags = names.map((name) => cutText(plainLine(name), longestTag).trim()).filter((tag) => tag !== '');
  return [...new Set(tags)].slice(0, mostTags);
}
