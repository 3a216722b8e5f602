import type { ImportLine, ImportReport } from '../../../contract/recipes/import-endpoints.ts';
import { longestNote } from '../../../contract/recipes/note-endpoints.ts';
import { cutText } from '../../../contract/text.ts';
import type { Wish } from '../../../contract/kitchen/wishes.ts';
import { newGuid } from '../../db/guid.ts';
import type { Deps } from '../../deps.ts';
import { Failure } from '../../http/failure.ts';
import { keepPhoto } from '../../kitchen/keep-photo.ts';
import { cleanPhoto } from '../../kitchen/photos.ts';
import { profileOf } from '../../kitchen/profile/profile.ts';
import type { Spender } from '../../limits/budgets.ts';
import { copyRecipe } from '../changes.ts';
import type { Reader } from '../stored-recipe.ts';
import { Unusable, type Draft } from './draft.ts';
import { Cookbook } from './duplicates.ts';
import { Shelves } from './collections.ts';
import { readRecipes, type Found, type FoundCollections } from './read-file.ts';
import { toBody } from './to-body.ts';
import { BadZip } from './zip-file.ts';

type Services = Pick<Deps, 'db' | 'clock' | 'config'>;

/** Whose recipes they become. */
interface Taker extends Spender {
  company: { guid: string; uri: string };
  reader: Reader;
}

/** So long a call takes recipes, in milliseconds: nobody waits longer for an answer, and what is left is taken by the next call. */
const longestWork = 40_000;

type Line = Omit<ImportLine, 'name'>;

const refused = (reason: string): Line => ({ reason, recipe: null, remarks: [] });

/** What takes the recipes of one file. */
class Import {
  readonly #services: Services;
  readonly #taker: Taker;
  readonly #cookbook: Cookbook;
  readonly #wishes: readonly Wish[];
  readonly #shelves: Shelves;
  #isFull = false;

  constructor(services: Services, taker: Taker, has: { cookbook: Cookbook; wishes: readonly Wish[]; shelves: Shelves }) {
    this.#services = services;
    this.#taker = taker;
    this.#cookbook = has.cookbook;
    this.#wishes = has.wishes;
    this.#shelves = has.shelves;
  }

  /** Makes the collections of a file of ours, also those without a recipe. */
  async shelve({ collections }: FoundCollections): Promise<void> {
    await this.#shelves.find(collections, this.#services.clock.now());
  }

  async line({ name, draft, photo }: Found): Promise<ImportLine> {
    if (draft instanceof Unusable) return { name: draft.title === '' ? name : draft.title, ...refused(draft.reason) };
    try {
      return { name: draft.title, ...(await this.#take(draft, photo)) };
    } catch (error) {
      if (error instanceof Unusable) return { name: draft.title, ...refused(error.reason) };
      throw error;
    }
  }

  async #take(draft: Draft, beside: Found['photo']): Promise<Line> {
    const { company, reader, userGuid } = this.#taker;
    const { db, clock, config } = this.#services;
    const { body, remarks } = await toBody(draft, reader.language, this.#wishes);
    const same = await this.#cookbook.find({ ...body, guid: draft.guid, language: body.language ?? null });
    if (same !== null) return { reason: 'duplicate', recipe: same, remarks: [] };
    if (this.#isFull) return refused('noRoom');
    const photo = await this.#photo(draft, beside);
    const now = clock.now();
    const collections = await this.#shelves.find(draft.collections, now);
    const copied = {
      company_guid: company.guid,
      body,
      plan: null,
      cooked_by: { kind: 'imported' as const, model: null, promptVersion: null, isImprovised: false, origin: draft.origin },
      unit_system: draft.unitSystem,
      photo_guid: photo.guid,
      tags: draft.tags,
      collections,
      title: null,
      origin: null,
      excluded: [],
    };
    try {
      const { guid } = await copyRecipe(db, { now, fairUse: config.fairUse }, { copied, copyKey: newGuid(), userGuid });
      this.#cookbook.add({ guid, title: body.title });
      const isLong = draft.note.length > longestNote;
      if (draft.note !== '')
        await db
          .insertInto('recipe_notes')
          .values({ recipe_guid: guid, step: null, text: cutText(draft.note, longestNote), changed_at: now })
          .execute();
      const all = [...remarks, ...(photo.isLost ? ['photo' as const] : []), ...(isLong ? ['shortened' as const] : [])];
      if (collections.length < draft.collections.length) all.push('collections');
      return { reason: null, recipe: { companyUri: company.uri, guid }, remarks: [...new Set(all)] };
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'conflict') throw error;
      this.#isFull = true;
      return refused('noRoom');
    }
  }

  /** The photo as every photo is taken. A recipe without it is better than none. */
  async #photo(draft: Draft, beside: Found['photo']): Promise<{ guid: string | null; isLost: boolean }> {
    const { db, clock, config } = this.#services;
    const { company, userGuid, network } = this.#taker;
    try {
      const bytes = draft.photo !== null && 'bytes' in draft.photo ? draft.photo.bytes : ((await beside?.()) ?? null);
      if (bytes === null) return { guid: null, isLost: false };
      const { budgets } = config;
      const guid = await keepPhoto({ db, clock, budgets }, await cleanPhoto(bytes), { userGuid, network, companyGuid: company.guid });
      return { guid, isLost: false };
    } catch (error) {
      if (error instanceof Failure || error instanceof BadZip) return { guid: null, isLost: true };
      throw error;
    }
  }
}

/**
 * Takes the recipes of a file, and tells of each what became of it. What is there already is not taken again, so that the same file goes on
 * where it ended.
 * @throws Failure unsupportedMedia, tooLarge, before anything is taken
 */
export async function takeRecipes(services: Services, path: string, taker: Taker): Promise<ImportReport> {
  const { db, clock, config } = services;
  const { userGuid, reader } = taker;
  const began = clock.now();
  const work = new Import(services, taker, {
    cookbook: await Cookbook.of(db, userGuid, reader),
    wishes: await profileOf(db, userGuid),
    shelves: await Shelves.of(db, taker.company.guid),
  });
  const lines: ImportLine[] = [];
  let rest = 0;
  for await (const found of readRecipes(path, config.productName)) {
    if ('collections' in found) await work.shelve(found);
    else if (clock.now() - began > longestWork) rest += 1;
    else lines.push(await work.line(found));
  }
  return { lines, rest };
}
