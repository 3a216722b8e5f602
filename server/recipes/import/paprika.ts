import type { ImportRemark } from '../../../contract/recipes/import-endpoints.ts';
import { cutText } from '../../../contract/text.ts';
import { emptyDraft, ingredientsOf, stepsOf, tagsOf, Unusable, type Draft } from './draft.ts';
import { isJson, listOf, type Json } from './json.ts';
import { plainLine, plainText } from './plain-text.ts';
import { minutesIn, servingsIn } from './read-times.ts';

/*
 * Paprika (https://www.paprikaapp.com). A `.paprikarecipes` is a ZIP of `.paprikarecipe` files, each of them JSON in gzip; lists are texts with a
 * line for each entry, and photos stand in it as base64.
 */

export const isPaprika = (source: Json): boolean =>
  source['@type'] === undefined &&
  typeof source['name'] === 'string' &&
  typeof source['ingredients'] === 'string' &&
  'directions' in source;

const photoOf = (value: unknown): Buffer | null => {
  const bytes = typeof value === 'string' && value !== '' ? Buffer.from(value, 'base64') : null;
  return bytes === null || bytes.length === 0 ? null : bytes;
};

const isRated = (value: unknown) => typeof value === 'number' && value > 0;

/** @throws Unusable */
export function readPaprika(source: Json): Draft {
  const title = cutText(plainLine(source['name']), 120);
  if (title === '') throw new Unusable('noTitle');
  const { ingredients, hasHeadings } = ingredientsOf(plainText(source['ingredients']).split('\n'));
  const further = listOf(source['photos']).flatMap((photo) => (isJson(photo) ? (photoOf(photo['data']) ?? []) : []));
  const own = photoOf(source['photo_large']) ?? photoOf(source['photo_data']) ?? further[0] ?? null;
  const isOfFurther = own !== null && own === further[0];
  const nutrition = plainText(source['nutritional_info']);
  const remarks: ImportRemark[] = [
    ...(hasHeadings ? ['headings' as const] : []),
    ...(further.length > (isOfFurther ? 1 : 0) ? ['photos' as const] : []),
    ...(own === null && plainLine(source['image_url']) !== '' ? ['photo' as const] : []),
    ...(isRated(source['rating']) ? ['rating' as const] : []),
    ...(nutrition === '' ? [] : ['nutrition' as const]),
  ];
  const [prep, cook, total] = ['prep_time', 'cook_time', 'total_time'].map((name) => minutesIn(source[name]));
  const address = plainLine(source['source_url']) || plainLine(source['source']);
  return {
    ...emptyDraft,
    origin: 'Paprika',
    title,
    summary: plainText(source['description']),
    servings: servingsIn(source['servings']),
    prepMinutes: prep ?? null,
    cookMinutes: cook ?? (prep === null ? (total ?? null) : null),
    ingredients,
    steps: stepsOf(source['directions']),
    tags: tagsOf(...listOf(source['categories']).map((name) => (typeof name === 'string' ? { name } : name))),
    note: [plainText(source['notes']), address].filter((part) => part !== '').join('\n\n'),
    photo: own === null ? null : { bytes: own },
    remarks,
  };
}
