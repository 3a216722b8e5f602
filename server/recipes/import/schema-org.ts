import { mostPhotos } from '../../../contract/kitchen/photo.ts';
import { StructError } from 'superstruct';
import { fillTemplate } from '../../../contract/recipes/recipe-template.ts';
import type { Recipe } from '../../../contract/recipes/recipe.ts';
import type { ImportRemark } from '../../../contract/recipes/import-endpoints.ts';
import { cutText } from '../../../contract/text.ts';
import { isGuid } from '../../db/guid.ts';
import { fromSchemaOrg, readNutrition } from '../read-schema-org.ts';
import { collectionNamesIn } from './collections.ts';
import { emptyDraft, ingredientsOf, stepsOf, tagsOf, Unusable, type Draft } from './draft.ts';
import { isJson, listOf, type Json } from './json.ts';
import { ownText, plainLine, plainText } from './plain-text.ts';
import { minutesIn, servingsIn } from './read-times.ts';

const typesOf = (source: Json): string[] => listOf(source['@type']).map((type) => String(type).replace(/^.*[/:#]/, ''));

/** Recipes in linked data: a single one, a list, or a graph that also has pages and people. */
export function recipesIn(value: unknown, depth = 0): Json[] {
  if (depth > 6) return [];
  if (Array.isArray(value)) return value.flatMap((one) => recipesIn(one, depth + 1));
  if (!isJson(value)) return [];
  if (typesOf(value).includes('Recipe')) return [value];
  return ['@graph', 'mainEntity', 'itemListElement', 'item', 'recipes'].flatMap((name) => recipesIn(value[name], depth + 1));
}

function stepsIn(value: unknown, depth = 0): Draft['steps'] {
  if (depth > 4) return [];
  return listOf(value).flatMap((one) => {
    if (!isJson(one)) return stepsOf(one);
    const inside = one['itemListElement'];
    if (inside === undefined) return stepsOf(one['text'] ?? one['name'], minutesIn(one['timeRequired'] ?? one['totalTime']));
    const [first, ...others] = stepsIn(inside, depth + 1);
    const name = plainLine(one['name']);
    // A section's name is added to its first step.
    return first === undefined ? [] : [{ ...first, text: name === '' ? first.text : cutText(`${name}: ${first.text}`, 1_000) }, ...others];
  });
}

const nameOf = (value: unknown): string => {
  const [first] = listOf(value);
  return cutText(plainLine(isJson(first) ? first['name'] : first), 80);
};

function hostOf(value: unknown): string {
  try {
    const { protocol, hostname } = new URL(String(value));
    return /^https?:$/.test(protocol) ? hostname.replace(/^www\./, '') : '';
  } catch {
    return '';
  }
}

/** The name of a file beside the recipe; nothing is fetched from other sites. */
function photoNames(value: unknown): string[] {
  return listOf(value).flatMap((image) => {
    const address = isJson(image) ? (image['url'] ?? image['contentUrl']) : image;
    return typeof address === 'string' && /^[^/\\:]{1,120}$/.test(address) ? [address] : [];
  });
}

/** A recipe as other programs and sites write it. @throws Unusable */
export function readSchemaOrg(source: Json): Draft {
  const title = cutText(plainLine(source['name'] ?? source['headline']), 120);
  if (title === '') throw new Unusable('noTitle');
  const { ingredients, hasHeadings } = ingredientsOf(listOf(source['recipeIngredient'] ?? source['ingredients']));
  const image = source['image'] ?? source['thumbnailUrl'];
  const names = photoNames(image);
  const nutrition = readNutrition(source['nutrition']);
  const origins = [
    nameOf(source['publisher']),
    hostOf(source['url'] ?? source['@id'] ?? source['mainEntityOfPage']),
    nameOf(source['author']),
  ];
  const remarks: ImportRemark[] = [
    ...(listOf(image).length > 0 && names.length === 0 ? ['photo' as const] : []),
    ...(hasHeadings ? ['headings' as const] : []),
    ...(nutrition === null && isJson(source['nutrition']) ? ['nutrition' as const] : []),
    ...(listOf(source['review']).length > 0 ? ['comments' as const] : []),
  ];
  const language = plainLine(source['inLanguage']);
  const total = minutesIn(source['totalTime']);
  const [prep, cook] = [minutesIn(source['prepTime']), minutesIn(source['cookTime'])];
  return {
    ...emptyDraft,
    origin: origins.find((origin) => origin !== '') ?? null,
    title,
    summary: plainText(source['description']),
    cuisine: cutText(plainLine(listOf(source['recipeCuisine'])[0]), 60) || null,
    language: language === '' ? null : language,
    servings: listOf(source['recipeYield'] ?? source['yield']).reduce<number | null>((found, one) => found ?? servingsIn(one), null),
    prepMinutes: prep,
    cookMinutes: cook ?? (prep === null ? total : null),
    ingredients,
    steps: stepsIn(source['recipeInstructions']),
    further: { nutrition, assumptions: [], allergens: [] },
    tags: tagsOf(source['keywords'], source['recipeCategory']),
    photo: names.length === 0 ? null : { names },
    remarks,
  };
}

/** Every text of an AnyDish recipe, at any depth. */
function cleaned<T>(value: T): T {
  if (typeof value === 'string') return ownText(value) as T;
  if (Array.isArray(value)) return value.map((one: unknown) => cleaned(one)) as T;
  if (!isJson(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, cleaned(one)])) as T;
}

const wordsOf = (text: string) => text.toLowerCase().replace(/[^\p{L}]+/gu, '');

/** Keeps a sentence's marks only if they say the same as its text, which is what gets judged. */
const markedAs =
  ({ ingredients, unitSystem, language }: Pick<Recipe, 'ingredients' | 'unitSystem' | 'language'>) =>
  (text: string, template: string | undefined): string | undefined => {
    const isMany = (index: number) => (ingredients[index]?.amount ?? 0) > 1.2;
    const filled = template === undefined ? '' : fillTemplate(template, { isMany, unitSystem, format: String, language });
    return wordsOf(filled) === wordsOf(text) ? template : undefined;
  };

/** A recipe from an AnyDish export: its sentences are not parsed. @throws Unusable */
export function readOwn(source: Json, productName: string): Draft {
  try {
    const recipe = fromSchemaOrg({
      ...cleaned(source),
      dateCreated: '2000-01-01',
      identifier: source['identifier'] ?? '-',
    });
    const count = recipe.ingredients.length;
    const marked = markedAs(recipe);
    const steps = recipe.steps.map(({ template, ...step }) => {
      const uses = step.uses.filter((at) => at < count);
      const isWhole = uses.length === step.uses.length;
      const { shares, ...rest } = step;
      const kept = marked(step.text, template);
      return {
        ...rest,
        uses,
        ...(shares !== undefined && isWhole && shares.length === uses.length && { shares }),
        ...(kept !== undefined && { template: kept }),
      };
    });
    const names = photoNames(source['image']);
    const { cookedBy, nutrition, assumptions, allergens, makes, servingsStep, kind } = recipe;
    return {
      ...emptyDraft,
      origin: cookedBy.kind === 'imported' ? (cookedBy.origin ?? null) : productName,
      guid: isGuid(recipe.guid) ? recipe.guid : null,
      title: recipe.title,
      summary: recipe.summary,
      cuisine: recipe.cuisine,
      language: recipe.language ?? null,
      servings: recipe.servings,
      prepMinutes: recipe.prepMinutes,
      cookMinutes: recipe.cookMinutes,
      ingredients: recipe.ingredients.map(({ noteTemplate, ...ingredient }) => {
        const kept = marked(ingredient.note ?? '', noteTemplate);
        return { ...ingredient, ...(kept !== undefined && { noteTemplate: kept }) };
      }),
      steps,
      unitSystem: recipe.unitSystem,
      further: {
        nutrition,
        assumptions,
        allergens,
        ...(makes !== undefined && { makes }),
        ...(servingsStep !== undefined && { servingsStep }),
        ...(kind !== undefined && { kind }),
      },
      tags: tagsOf(source['keywords']),
      collections: collectionNamesIn(source),
      photo: names.length === 0 ? null : { names: names.slice(0, 1) },
      morePhotos: names.slice(1, mostPhotos),
      remarks: [
        ...(names.length === 0 && listOf(source['image']).length > 0 ? ['photo' as const] : []),
        ...(recipe.wishes === undefined || recipe.wishes.length === 0 ? [] : ['wishes' as const]),
      ],
    };
  } catch (error) {
    if (error instanceof StructError || error instanceof RangeError)
      throw new Unusable('unreadable', cutText(plainLine(source['name']), 120));
    throw error;
  }
}
