import type { Kysely } from 'kysely';
import { collectionKey, longestCollectionName, mostCollections, tidyCollectionName } from '../../../contract/recipes/collections.ts';
import { cutText } from '../../../contract/text.ts';
import { newGuid } from '../../db/guid.ts';
import type { Database } from '../../db/schema.ts';
import { Failure } from '../../http/failure.ts';
import { createCollection } from '../collections/collections.ts';
import { isJson, listOf } from './json.ts';
import { plainLine } from './plain-text.ts';

/** The collection names in an AnyDish export. */
export function collectionNamesIn(source: unknown): string[] {
  const names = isJson(source) ? listOf(source['anydish:collections']) : [];
  const tidy = names.map((name) => tidyCollectionName(cutText(plainLine(name), longestCollectionName)));
  return [...new Set(tidy.filter((name) => name !== ''))].slice(0, mostCollections);
}

/** The collections for imported recipes: existing and new ones. */
export class Shelves {
  readonly #db: Kysely<Database>;
  readonly #companyGuid: string;
  readonly #guids: Map<string, string>;

  private constructor(db: Kysely<Database>, companyGuid: string, guids: Map<string, string>) {
    this.#db = db;
    this.#companyGuid = companyGuid;
    this.#guids = guids;
  }

  static async of(db: Kysely<Database>, companyGuid: string): Promise<Shelves> {
    const rows = await db.selectFrom('collections').select(['guid', 'name_key']).where('company_guid', '=', companyGuid).execute();
    return new Shelves(db, companyGuid, new Map(rows.map(({ name_key, guid }) => [name_key, guid])));
  }

  /** The keys of the collections with these names; missing ones are created up to the limit. */
  async find(names: readonly string[], now: number): Promise<string[]> {
    const found: string[] = [];
    for (const name of names) {
      const guid = this.#guids.get(collectionKey(name)) ?? (await this.#make(name, now));
      if (guid !== null) found.push(guid);
    }
    return found;
  }

  async #make(name: string, now: number): Promise<string | null> {
    const guid = newGuid();
    try {
      await createCollection(this.#db, now, { companyGuid: this.#companyGuid, guid, name });
    } catch (error) {
      if (error instanceof Failure) return null;
      throw error;
    }
    this.#guids.set(collectionKey(name), guid);
    return guid;
  }
}
