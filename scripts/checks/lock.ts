// npm drops optional packages of other platforms from the lock without a word; `npm ci` then refuses it on those platforms.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path/posix';

type Packages = Record<string, { version?: string; optionalDependencies?: Record<string, string> }>;

/** The entry that `name` resolves to from the package at `from`, as Node looks for it: upwards. */
function resolve(packages: Packages, from: string, name: string) {
  for (let folder = from === '' ? '.' : from; ; folder = dirname(folder)) {
    const held = folder.endsWith('node_modules') ? undefined : packages[join(folder, 'node_modules', name)];
    if (held || folder === '.') return held;
  }
}

const isExact = (range: string) => /^\d+\.\d+\.\d+/.test(range);

/** Every optional dependency that the lock in `root` names but does not hold, or holds in another version. */
export function lockIsComplete(root: string): string[] {
  const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as { packages: Packages };
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, range]) => {
      const held = resolve(packages, path, name);
      if (held && (!isExact(range) || held.version === range)) return [];
      return [`${path || 'package.json'} wants ${name}@${range}, and the lock has ${held?.version ?? 'none'}`];
    }),
  );
}
