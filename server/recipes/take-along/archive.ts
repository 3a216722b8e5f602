import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import type { Kysely } from 'kysely';
import type { Recipe } from '../../../contract/recipes/recipe.ts';
import { sourceLocale } from '../../../contract/shell/locales.ts';
import { cutText } from '../../../contract/text.ts';
import { firstGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';
import { collectionsFile } from './collections-file.ts';
import { toSchemaOrg } from '../schema-org.ts';
import { asRecipe, type Reader, type RecipeRow } from '../stored-recipe.ts';
import { indexPage, recipePage, type Listed } from './pages.ts';

/** Few: each may come with a photo. */
const batch = 10;
/** What every program can open: a ZIP without extensions has 65,535 files and 4 GiB at most. */
const room = { files: 65_000, bytes: 3_900_000_000 };

interface Taken {
  userGuid: string;
  reader: Reader;
  productName: string;
  publicUrl: string;
}

type OwnRow = RecipeRow & { uri: string; bytes: Buffer | null };

/** Recipes of a user outside the trash, a few at a time: neither the memory nor the connection is held for the whole archive. */
async function* rowsOf(db: Kysely<Database>, userGuid: string): AsyncGenerator<OwnRow> {
  for (let after = firstGuid; ;) {
    const rows = await db
      .selectFrom('recipes')
      .innerJoin('companies', 'companies.guid', 'recipes.company_guid')
      .leftJoin('photos', 'photos.guid', 'recipes.photo_guid')
      .selectAll('recipes')
      .select(['companies.uri', 'photos.bytes'])
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

/** A name for a disk: letters and digits of any script. The guid keeps two toasts apart. */
function folderOf({ title, guid }: Recipe): string {
  const name = cutText(title.normalize('NFC').replace(/[^\p{L}\p{M}\p{N}]+/gu, '-'), 60)
    .replace(/^-+|-+$/g, '')
    .toLowerCase();
  return `recipes/${name === '' ? '' : `${name}-`}${guid}`;
}

/** The archive as far as it is written: what was put in and not yet taken out. */
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
    // A photo is as small as it gets.
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

/**
 * All recipes of a user as a ZIP, piece by piece: for each a folder with schema.org JSON for other programs, a page to read without a
 * network, and its photo; and the contents of it all in index.html.
 */
export async function* recipeArchive(
  db: Kysely<Database>,
  { userGuid, reader, productName, publicUrl, now }: Taken & { now: number },
  most: { files: number; bytes: number } = room,
): AsyncGenerator<Uint8Array> {
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
  // First, so that they are made in this order where the file is imported.
  if (collections.length > 0) {
    const names = { 'anydish:collections': collections.map(({ name }) => name) };
    archive.put(collectionsFile, JSON.stringify(names, null, 2), now);
  }
  for await (const { uri, bytes, ...row } of rowsOf(db, userGuid)) {
    const recipe = asRecipe(row, uri, reader);
    // The contents need a place as well.
    isWhole &&= archive.files + 4 <= most.files && archive.size + (bytes?.length ?? 0) <= most.bytes;
    if (!isWhole) break;
    const folder = folderOf(recipe);
    const photo = bytes === null ? null : 'photo.jpg';
    const tags = row.tags.length === 0 ? {} : { keywords: row.tags };
    const names = collections.filter((one) => row.collections.includes(one.guid)).map(({ name }) => name);
    const shelves = names.length === 0 ? {} : { 'anydish:collections': names };
    const said = { ...toSchemaOrg(recipe, publicUrl), ...tags, ...shelves, ...(photo !== null && { image: photo }) };
    archive.put(`${folder}/recipe.json`, JSON.stringify(said, null, 2), row.created_at);
    archive.put(`${folder}/recipe.html`, recipePage(recipe, { language, photo }), row.created_at);
    if (bytes !== null) archive.put(`${folder}/photo.jpg`, bytes, row.created_at);
    listed.push({ title: recipe.title, written: recipe.language ?? sourceLocale, folder });
    yield* archive.take();
  }
  archive.put('index.html', indexPage(listed, { language, productName, isWhole }), now);
  archive.end();
  yield* archive.take();
}
