import { writtenIn } from '../../../contract/recipes/quantities.ts';
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
import type { Found, FoundCollections } from './read-file.ts';
import { readInThread } from './read-in-thread.ts';
import { toBody } from './body-in-thread.ts';
import { BadZip } from './zip-file.ts';

type Services = Pick<Deps, 'db' | 'clock' | 'config' | 'files'>;

/** The new owner of the recipes. */
interface Taker extends Spender {
  company: { guid: string; uri: string };
  reader: Reader;
}

/** Time limit per call, in milliseconds; the next call imports the rest. */
const longestWork = 40_000;

/** Maximum number of unreadable parts: above it, the file is refused, because a report would be as large as the file. */
const mostUnusable = 500;

type Line = Omit<ImportLine, 'name'>;

const refused = (reason: string): Line => ({ reason, recipe: null, remarks: [] });

/** Imports the recipes of one file. */
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

  /** Creates the collections of an AnyDish export, including empty ones. */
  async shelve({ collections }: FoundCollections): Promise<void> {
    await this.#shelves.find(collections, this.#services.clock.now());
  }

  async line({ name, draft, photos }: Found): Promise<ImportLine> {
    if (draft instanceof Unusable) return { name: draft.title === '' ? name : draft.title, ...refused(draft.reason) };
    try {
      return { name: draft.title, ...(await this.#take(draft, photos)) };
    } catch (error) {
      if (error instanceof Unusable) return { name: draft.title, ...refused(error.reason) };
      throw error;
    }
  }

  async #take(draft: Draft, beside: Found['photos']): Promise<Line> {
    const { company, reader, userGuid } = this.#taker;
    const { db, clock, config } = this.#services;
    const { body, remarks } = await toBody(draft, reader.language, this.#wishes, userGuid);
    const same = await this.#cookbook.find({ ...body, guid: draft.guid, language: body.language ?? null });
    if (same !== null) return { reason: 'duplicate', recipe: same, remarks: [] };
    if (this.#isFull) return refused('noRoom');
    const { guids, isLost } = await this.#photos(draft, beside);
    const now = clock.now();
    const collections = await this.#shelves.find(draft.collections, now);
    const copied = {
      company_guid: company.guid,
      body,
      plan: null,
      cooked_by: { kind: 'imported' as const, model: null, promptVersion: null, isImprovised: false, origin: draft.origin },
      unit_system: draft.unitSystem ?? writtenIn(body.ingredients),
      photo_guid: guids[0] ?? null,
      more_photos: guids.slice(1),
      tags: draft.tags,
      collections,
      title: null,
      origin: null,
      excluded: [],
    };
    try {
      const isLong = draft.note.length > longestNote;
      const note = cutText(draft.note, longestNote);
      const { guid } = await copyRecipe(db, { now, fairUse: config.fairUse }, { copied, copyKey: newGuid(), userGuid, note });
      this.#cookbook.add({ guid, title: body.title });
      const all = [...remarks, ...(isLost ? ['photo' as const] : []), ...(isLong ? ['shortened' as const] : [])];
      if (collections.length < draft.collections.length) all.push('collections');
      return { reason: null, recipe: { companyUri: company.uri, guid }, remarks: [...new Set(all)] };
    } catch (error) {
      if (!(error instanceof Failure) || error.code !== 'conflict') throw error;
      this.#isFull = true;
      return refused('noRoom');
    }
  }

  /** Photos are processed like uploads. A broken photo does not lose its recipe. */
  async #photos(draft: Draft, beside: Found['photos']): Promise<{ guids: string[]; isLost: boolean }> {
    const { photo } = draft;
    const inFile = photo !== null && 'bytes' in photo ? [() => Promise.resolve(photo.bytes)] : beside;
    const guids: string[] = [];
    for (const read of inFile) {
      const guid = await this.#photo(read);
      if (guid !== null) guids.push(guid);
    }
    return { guids, isLost: guids.length < inFile.length };
  }

  async #photo(read: () => Promise<Buffer>): Promise<string | null> {
    const { config, ...services } = this.#services;
    const { company, userGuid, network } = this.#taker;
    const { budgets } = config;
    try {
      return await keepPhoto({ ...services, budgets }, await cleanPhoto(await read()), { userGuid, network, companyGuid: company.guid });
    } catch (error) {
      if (error instanceof Failure || error instanceof BadZip) return null;
      throw error;
    }
  }
}

/**
 * Imports the recipes of a file, and reports the outcome of each. Duplicates are skipped, so that the same file can be continued.
 * @throws Failure unsupportedMedia, tooLarge, before anything is imported
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
  let unusable = 0;
  for await (const found of readInThread(path, config.productName)) {
    if ('collections' in found) await work.shelve(found);
    else if (clock.now() - began > longestWork) rest += 1;
    else lines.push(await work.line(found));
    if ('draft' in found && found.draft instanceof Unusable) unusable += 1;
    if (unusable < mostUnusable) continue;
    lines.push({ name: '', ...refused('tooLarge') });
    break;
  }
  return { lines, rest };
}
