import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Kysely } from 'kysely';
import type { Recipe } from '../../../contract/recipes/recipe.ts';
import { sourceLocale } from '../../../contract/shell/locales.ts';
import { cutText } from '../../../contract/text.ts';
import { firstGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';
import type { Deps } from '../../deps.ts';
import { collectionsFile } from './collections-file.ts';
import { toSchemaOrg } from '../../../contract/recipes/schema-org.ts';
import { asRecipe, type Reader, type RecipeRow } from '../stored-recipe.ts';
import { indexPage, recipePage, type Listed } from './pages.ts';

const batch = 10;
/** Limits of the plain ZIP format, which every program can open: 65,535 files and 4 GiB. */
const room = { files: 65_000, bytes: 3_900_000_000 };

interface Taken {
  userGuid: string;
  reader: Reader;
  productName: string;
  publicUrl: string;
}

type OwnRow = RecipeRow & { uri: string };

/** A user's recipes outside the trash, in batches, to save memory and to free the connection in between. */
async function* rowsOf(db: Kysely<Database>, userGuid: string): AsyncGenerator<OwnRow> {
  for (let after = firstGuid; ;) {
    const rows = await db
      .selectFrom('recipes')
      .innerJoin('companies', 'companies.guid', 'recipes.company_guid')
      .selectAll('recipes')
      .select('companies.uri')
      .where('recipes.user_guid', '=', userGuid)
      .where('recipes.trashed_at', 'is', null)
      .where('recipes.guid', '>', after)
      .orderBy('recipes.guid')
      .limit(batch)
      .execute();
    yield* rows;
    const last = rows.at(-1);
    if (last === undefined || rows.length < batch) return;
    after = last.guid;
  }
}

type Services = Pick<Deps, 'db' | 'files'>;

interface PhotoFile {
  name: string;
  bytes: Buffer;
}

/** The photos of one recipe; a single first photo keeps its old name. */
async function photosBeside({ db, files }: Services, { photo_guid, more_photos }: RecipeRow): Promise<PhotoFile[]> {
  const guids = photo_guid === null ? more_photos : [photo_guid, ...more_photos];
  if (guids.length === 0) return [];
  const found = await db.selectFrom('photos').select(['guid', 'bytes', 'file']).where('guid', 'in', guids).execute();
  const inOrder: Buffer[] = [];
  for (const guid of guids) {
    const photo = found.find((one) => one.guid === guid);
    const bytes = photo === undefined ? null : await files.read(photo);
    if (bytes !== null) inOrder.push(bytes);
  }
  return inOrder.map((bytes, place) => ({ name: place === 0 ? 'photo.jpg' : `photo-${place + 1}.jpg`, bytes }));
}

const sizeOf = (photos: readonly PhotoFile[]) => photos.reduce((sum, { bytes }) => sum + bytes.length, 0);

/** A file name: letters and digits of any script. The guid separates equal titles. */
function folderOf({ title, guid }: Recipe): string {
  const name = cutText(title.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'), 60)
    .replace(/^-|-$/g, '')
    .toLowerCase();
  return `recipes/${name === '' ? '' : `${name}-`}${guid}`;
}

/** The archive's output that has not been read yet. */
class Archive {
  files = 0;
  size = 0;
  #ready: Uint8Array[] = [];
  #zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    this.size += chunk.length;
    this.#ready.push(chunk);
  });

  put(name: string, content: string | Uint8Array, time: number): void {
    // JPEGs do not compress further.
    const file = typeof content === 'string' ? new ZipDeflate(name) : new ZipPassThrough(name);
    file.mtime = time;
    this.#zip.add(file);
    file.push(typeof content === 'string' ? Buffer.from(content) : content, true);
    this.files += 1;
  }

  end(): void {
    this.#zip.end();
  }

  take(): Uint8Array[] {
    return this.#ready.splice(0);
  }
}

/** All recipes of a user as a streamed ZIP: per recipe a folder with schema.org JSON, an offline page and its photos; index.html lists them all. */
export async function* recipeArchive(
  services: Services,
  { userGuid, reader, productName, publicUrl, now }: Taken & { now: number },
  most: { files: number; bytes: number } = room,
): AsyncGenerator<Uint8Array> {
  const { db } = services;
  const { language } = reader;
  const archive = new Archive();
  const listed: Listed[] = [];
  let isWhole = true;
  const collections = await db
    .selectFrom('collections')
    .innerJoin('company_members', 'company_members.company_guid', 'collections.company_guid')
    .select(['collections.guid', 'collections.name'])
    .where('company_members.user_guid', '=', userGuid)
    .orderBy('place')
    .orderBy('collections.guid')
    .execute();
  // First, so that an import creates them in this order.
  if (collections.length > 0) {
    const names = { 'anydish:collections': collections.map(({ name }) => name) };
    archive.put(collectionsFile, JSON.stringify(names, null, 2), now);
  }
  for await (const { uri, ...row } of rowsOf(db, userGuid)) {
    const photos = await photosBeside(services, row);
    const recipe = asRecipe(row, uri, reader);
    // Reserves space for the index.
    isWhole &&= archive.files + 3 + photos.length <= most.files && archive.size + sizeOf(photos) <= most.bytes;
    if (!isWhole) break;
    const folder = folderOf(recipe);
    const names = photos.map(({ name }) => name);
    const tags = row.tags.length === 0 ? {} : { keywords: row.tags };
    const shelfNames = collections.filter((one) => row.collections.includes(one.guid)).map(({ name }) => name);
    const shelves = shelfNames.length === 0 ? {} : { 'anydish:collections': shelfNames };
    const said = {
      ...toSchemaOrg(recipe, publicUrl),
      ...tags,
      ...shelves,
      ...(names.length > 0 && { image: names.length === 1 ? names[0] : names }),
    };
    archive.put(`${folder}/recipe.json`, JSON.stringify(said, null, 2), row.created_at);
    archive.put(`${folder}/recipe.html`, recipePage(recipe, { language, photos: names }), row.created_at);
    for (const { name, bytes } of photos) archive.put(`${folder}/${name}`, bytes, row.created_at);
    listed.push({ title: recipe.title, written: recipe.language ?? sourceLocale, folder });
    yield* archive.take();
  }
  archive.put('index.html', indexPage(listed, { language, productName, isWhole }), now);
  archive.end();
  yield* archive.take();
}
