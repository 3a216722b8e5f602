import { compileMessage } from '@lingui/message-utils/compileMessage';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePo } from 'pofile-ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** A catalog's messages, source -> translation. */
export type Catalog = ReadonlyMap<string, string>;

const folders = { pages: 'src/language/locales', server: 'server/locales', kitchen: 'packages/kitchen/data/remarks' };

/** The catalogs of one language, by the part of the product that says the messages. */
export function catalogsOf(locale: string): Map<string, Catalog> {
  const read = (folder: string) => parsePo(readFileSync(join(root, folder, `${locale}.po`), 'utf8')).items;
  const catalogs = Object.entries(folders).map(
    ([name, folder]) => [name, new Map(read(folder).map(({ msgid, msgstr }) => [msgid, msgstr[0] ?? '']))] as const,
  );
  return new Map(catalogs);
}

/** What of a message must come through a translation unchanged. */
export interface Skeleton {
  /** Its values. */
  names: string[];
  /** Its tags, e.g. `<0>`, `</0>`. */
  tags: string[];
  /** For each plural in it, its branches. */
  plurals: string[][];
}

type Token = string | readonly [name: string, format?: string, options?: unknown];

const isBranches = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const tokensOf = (value: unknown): Token[] => (Array.isArray(value) ? (value as Token[]) : typeof value === 'string' ? [value] : []);

/** Throws when the message is no valid ICU MessageFormat. */
export function skeletonOf(message: string): Skeleton {
  const skeleton = { names: new Set<string>(), tags: new Set<string>(), plurals: [] as string[][] };
  const walk = (tokens: Token[]): void => {
    for (const token of tokens) {
      if (typeof token === 'string') {
        for (const tag of token.match(/<\/?\w+\/?>/g) ?? []) skeleton.tags.add(tag);
        continue;
      }
      const [name, format, options] = token;
      if (name !== '#') skeleton.names.add(name);
      if (!isBranches(options)) continue;
      const branches = Object.entries(options).filter(([branch]) => branch !== 'offset');
      if (format === 'plural') skeleton.plurals.push(branches.map(([branch]) => branch));
      for (const [, branch] of branches) walk(tokensOf(branch));
    }
  };
  walk(tokensOf(compileMessage(message)));
  return { names: [...skeleton.names].toSorted(), tags: [...skeleton.tags].toSorted(), plurals: skeleton.plurals };
}
