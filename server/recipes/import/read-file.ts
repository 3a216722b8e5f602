import { open } from 'node:fs/promises';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { cutText } from '../../../contract/text.ts';
import { Failure } from '../../http/failure.ts';
import { i18n } from '@anydish/language/sentence';
import { collectionsFile } from '../take-along/collections-file.ts';
import { collectionNamesIn } from './collections.ts';
import { Unusable, type Draft } from './draft.ts';
import type { Json } from './json.ts';
import { objectsIn } from './json-stream.ts';
import { isMealie, readMealie } from './mealie.ts';
import { isPaprika, readPaprika } from './paprika.ts';
import { plainLine } from './plain-text.ts';
import { readOwn, readSchemaOrg, recipesIn } from './schema-org.ts';
import { BadZip, openZip, zipLimits, type ZipEntry, type ZipLimits } from './zip-file.ts';
import { withoutPrototypeNames, dropPrototypeNames } from '../../untrusted/prototype-names.ts';

const unzip = promisify(gunzip);

/** One recipe of a file, or why a part could not be read. */
export interface Found {
  /** Fallback title for recipes without one. */
  name: string;
  draft: Draft | Unusable;
  /** The photos beside the recipe. @throws BadZip */
  photos: readonly (() => Promise<Buffer>)[];
}

/** All collections of an AnyDish export by name, in order; they precede the recipes. */
export interface FoundCollections {
  collections: readonly string[];
}

const unsupported = () =>
  new Failure(
    'unsupportedMedia',
    i18n._('This file cannot be read. Please choose a ZIP of your recipes, an export of Mealie or Paprika, or a JSON file of a recipe.'),
  );
export const tooMuch = (): Failure =>
  new Failure('tooLarge', i18n._('This file unpacks to more than we take. Please export fewer recipes at once.'));

const isZip = (head: Buffer) => head.readUInt16LE(0) === 0x4b50;
const isGzip = (head: Buffer) => head.readUInt16LE(0) === 0x8b1f;

function parsed(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString('utf8').replace(/^\uFEFF/, ''), dropPrototypeNames);
  } catch {
    throw new Unusable('unreadable');
  }
}

async function unpacked(bytes: Buffer, limits: ZipLimits): Promise<Buffer> {
  if (bytes.length < 3 || !isGzip(bytes)) return bytes;
  try {
    return await unzip(bytes, { maxOutputLength: Math.min(limits.entry, Math.max(1024 * 1024, bytes.length * limits.ratio)) });
  } catch (error) {
    throw new Unusable(error instanceof RangeError ? 'tooLarge' : 'unreadable');
  }
}

/** A readable recipe, or the reason why it is not. */
const attempt = (read: () => Draft): Draft | Unusable => {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unusable) return error;
    throw error;
  }
};

/** The recipes of one object of a file. */
function draftsOf(source: Json, productName: string): (Draft | Unusable)[] {
  if (isPaprika(source)) return [attempt(() => readPaprika(source))];
  if (isMealie(source)) return [attempt(() => readMealie(source))];
  return recipesIn(source).map((recipe) =>
    attempt(() => (Array.isArray(recipe['anydish:ingredients']) ? readOwn(recipe, productName) : readSchemaOrg(recipe))),
  );
}

/** The recipes of a JSON text, one after the other. @throws Unusable when it is invalid or has none */
async function* draftsIn(bytes: Buffer, productName: string, limits: ZipLimits): AsyncGenerator<Draft | Unusable> {
  let count = 0;
  for (const source of objectsIn(await unpacked(bytes, limits)))
    for (const draft of draftsOf(withoutPrototypeNames(source), productName)) {
      count += 1;
      yield draft;
    }
  if (count === 0) throw new Unusable('noRecipe');
}

const baseOf = (name: string) => name.replace(/^.*[/\\]/, '');
const folderOf = (name: string) => name.slice(0, name.length - baseOf(name).length);
const isRecipeName = (name: string) => /\.(?:json|paprikarecipe)$/i.test(name) && !/(?:^|\/)(?:__MACOSX\/|\._)/.test(name);

/** Maximum size of the collections file. */
const mostCollectionBytes = 1024 * 1024;

/** The path of the collections in an AnyDish export: no other program uses this name. */
const isCollectionsName = (name: string) => name === collectionsFile;

async function collectionsOf(entry: ZipEntry): Promise<FoundCollections> {
  if (entry.size > mostCollectionBytes) return { collections: [] };
  try {
    return { collections: collectionNamesIn(parsed(await entry.read())) };
  } catch (error) {
    // Recipes name their collections too.
    if (error instanceof Unusable || error instanceof BadZip) return { collections: [] };
    throw error;
  }
}

const failedWith = (error: unknown): Unusable => {
  if (error instanceof Unusable) return error;
  if (error instanceof BadZip) return new Unusable('unreadable');
  throw error;
};

/** Possible names of a recipe's picture: the first existing one counts. */
const namesOf = ({ photo }: Draft) => (photo !== null && 'names' in photo ? photo.names : []);

/** An error in an entry affects only the rest of that entry. */
async function* draftsOfEntry(entry: ZipEntry, productName: string, limits: ZipLimits): AsyncGenerator<Draft | Unusable> {
  try {
    if (entry.size > limits.entry) throw new Unusable('tooLarge');
    yield* draftsIn(await entry.read(), productName, limits);
  } catch (error) {
    yield failedWith(error);
  }
}

async function* entriesOf(entries: readonly ZipEntry[], productName: string, limits: ZipLimits): AsyncGenerator<Found | FoundCollections> {
  const byName = new Map(entries.map((entry) => [entry.name.toLowerCase(), entry]));
  for (const entry of entries.filter(({ name }) => isRecipeName(name))) {
    if (isCollectionsName(entry.name)) {
      yield await collectionsOf(entry);
      continue;
    }
    const name = cutText(plainLine(baseOf(entry.name)), 120);
    for await (const draft of draftsOfEntry(entry, productName, limits)) {
      const find = (names: readonly string[]) => names.flatMap((one) => byName.get(`${folderOf(entry.name)}${one}`.toLowerCase()) ?? []);
      const photos = draft instanceof Unusable ? [] : [...find(namesOf(draft)).slice(0, 1), ...find(draft.morePhotos)];
      yield { name, draft, photos: photos.map(({ read }) => read) };
    }
  }
}

/**
 * The recipes of an AnyDish, Mealie, Paprika or linked-data file, one after the other. Errors affect only their own entry.
 * @throws Failure unsupportedMedia, tooLarge, before the first recipe
 */
export async function* readRecipes(
  path: string,
  productName: string,
  limits: ZipLimits = zipLimits,
): AsyncGenerator<Found | FoundCollections> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size < 3) throw unsupported();
    const head = Buffer.alloc(3);
    await file.read(head, 0, 3, 0);
    if (isZip(head)) {
      let entries: ZipEntry[];
      try {
        entries = await openZip(file, size, limits);
      } catch (error) {
        throw error instanceof BadZip ? (error.isBomb ? tooMuch() : unsupported()) : error;
      }
      if (!entries.some(({ name }) => isRecipeName(name))) throw unsupported();
      yield* entriesOf(entries, productName, limits);
      return;
    }
    if (size > limits.entry) throw tooMuch();
    let count = 0;
    try {
      for await (const draft of draftsIn(await file.readFile(), productName, limits)) {
        count += 1;
        yield { name: '', draft, photos: [] };
      }
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      // After the first recipe, an error concerns a part of the file.
      if (count > 0) yield { name: '', draft: error, photos: [] };
      else throw error.reason === 'tooLarge' ? tooMuch() : unsupported();
    }
  } finally {
    await file.close();
  }
}
