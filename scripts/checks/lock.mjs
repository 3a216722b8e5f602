// npm drops optional packages of other platforms from the lock without a word; `npm ci` then refuses it on those platforms.
import { readFileSync } from 'node:fs';
import { dirname } from 'node:path/posix';
import { inRoot } from '../runtime.mjs';

/** The entry that `name` resolves to from the package at `from`, as Node looks for it: upwards. */
function resolve(packages, from, name) {
  for (let folder = from; ; folder = dirname(folder)) {
    const prefix = folder === '' || folder === '.' ? '' : `${folder}/`;
    const hit = folder.endsWith('node_modules') ? undefined : packages[`${prefix}node_modules/${name}`];
    if (hit || prefix === '') return hit;
  }
}

const isExact = (range) => /^\d+\.\d+\.\d+/.test(range);

/** Every optional dependency that the lock names but does not hold, or holds in another version. */
export function lockIsComplete() {
  const { packages } = JSON.parse(readFileSync(inRoot('package-lock.json'), 'utf8'));
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.entries(optionalDependencies).flatMap(([name, range]) => {
      const held = resolve(packages, path, name);
      if (held && (!isExact(range) || held.version === range)) return [];
      return [`${path || 'package.json'} wants ${name}@${range}, and the lock has ${held ? held.version : 'none'}`];
    }),
  );
}
