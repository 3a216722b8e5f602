import { formatter } from '@lingui/format-po';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';

const root = join(import.meta.dirname, '..', '..', '..');
const po = formatter();

/** A catalog's messages, source -> translation. */
export type Catalog = ReadonlyMap<string, string>;

/** The catalogs of one language, name -> messages: those of the pages and those of the server. */
export async function catalogsOf(locale: string): Promise<Map<string, Catalog>> {
  const paths = globSync(`{src/language,server}/locales/${locale}/*.po`, { cwd: root });
  const read = async (path: string): Promise<[string, Catalog]> => {
    const parsed = await po.parse(readFileSync(join(root, path), 'utf8'), { locale, sourceLocale: 'en', filename: path });
    const messages = Object.entries(parsed).map(([id, { message, translation }]) => [message ?? id, translation ?? ''] as const);
    return [`${path.startsWith('server') ? 'server' : 'pages'}/${basename(path, '.po')}`, new Map(messages)];
  };
  return new Map(await Promise.all(paths.map(read)));
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
