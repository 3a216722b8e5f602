// Which modules of the pages share a file. A phone waits for every single one, and for every byte that its page does not need.
import { relative } from 'node:path';

interface Graph {
  getModuleInfo(id: string): { code: string | null; importedIds: readonly string[]; dynamicallyImportedIds: readonly string[] } | null;
}

/** Places of the site, by the beginnings of the modules that they load. Every other module that is loaded on demand is of the rest. */
const places = {
  landing: ['src/pages/first/landing.'],
  stepUp: ['src/views/sign-in/step-up/', 'src/composition/sign-in/step-up.'],
  waysIn: ['src/pages/first/ways-in.', 'src/pages/first/sign-up.', 'src/views/sign-in/', 'src/composition/sign-in/'],
  legal: ['src/views/shell/legal/', 'src/views/shell/not-found/'],
  member: ['src/pages/inside/member.'],
  kitchen: ['src/views/kitchen/order/', 'src/composition/kitchen/kitchen.'],
  list: ['src/views/recipes/list/', 'src/composition/recipes/recipes.'],
  recipe: ['src/views/recipes/recipe/', 'src/composition/recipes/recipe.'],
  links: [
    'src/views/recipes/shared/',
    'src/views/recipes/category/',
    'src/composition/recipes/shared-recipe.',
    'src/composition/recipes/category.',
  ],
  console: ['src/views/console/', 'src/composition/console/'],
  later: [
    'src/composition/companions.',
    'src/app/notices.',
    'src/language/',
    'src/composition/language/',
    'src/ui/toasts/',
    'src/views/shell/',
  ],
} as const;

/** The file of what several places load, by the first rule that fits. What none fits is a file of these places. */
const sharedFiles: readonly { name: string; fits: (places: ReadonlySet<string>) => boolean }[] = [
  { name: 'shell', fits: (of) => ['landing', 'waysIn', 'legal'].filter((place) => of.has(place)).length > 1 },
  { name: 'forms', fits: (of) => of.has('waysIn') },
  { name: 'food', fits: (of) => of.has('landing') },
  { name: 'reading', fits: (of) => of.has('links') },
  { name: 'later', fits: (of) => of.has('later') },
  { name: 'members', fits: (of) => of.size >= 3 },
];

/** What two places share in fewer letters is no file of its own. */
const fewest = 8_000;

function placeOf(path: string): string {
  const [place = 'rest'] = Object.entries(places).find(([, starts]) => starts.some((start) => path.startsWith(start))) ?? [];
  return place;
}

/**
 * The name of the file that a module comes in; null leaves it to the bundler, which puts the modules of one page alone into that
 * page's file. What a module imports is loaded by all that load the module, so no two files import each other.
 */
export function fileNames(root: string, entry: string): (id: string, graph: Graph) => string | null {
  let names: ReadonlyMap<string, string> | null = null;

  const readNames = (graph: Graph): ReadonlyMap<string, string> => {
    const known = new Map<string, ReturnType<Graph['getModuleInfo']>>();
    const infoOf = (id: string) => {
      const info = known.get(id) ?? graph.getModuleInfo(id);
      known.set(id, info);
      return info;
    };
    const closureOf = (start: string) => {
      const found = new Set([start]);
      for (const id of found) for (const imported of infoOf(id)?.importedIds ?? []) found.add(imported);
      return found;
    };
    const initial = closureOf(entry);
    const named = new Map([...initial].map((id) => [id, id.includes('node_modules') ? 'libraries' : 'shell']));
    const loaders = new Map<string, string[]>();
    const targets = new Set<string>();
    let next = initial;
    while (next.size > 0) {
      const found = [...next].flatMap((id) => infoOf(id)?.dynamicallyImportedIds ?? []).filter((id) => !targets.has(id));
      next = new Set();
      for (const target of new Set(found)) {
        targets.add(target);
        for (const id of closureOf(target)) {
          next.add(id);
          if (!named.has(id)) loaders.set(id, [...(loaders.get(id) ?? []), target]);
        }
      }
    }
    const ofTwo = new Map<string, string[]>();
    for (const [id, loading] of loaders) {
      if (loading.length === 1 || targets.has(id)) continue;
      const shared = new Set(loading.map((target) => placeOf(relative(root, target))));
      const together = [...shared].toSorted().join('-');
      const name = sharedFiles.find(({ fits }) => fits(shared))?.name ?? (shared.size === 1 ? together : undefined);
      if (name === 'rest') continue;
      if (name !== undefined) named.set(id, name);
      else ofTwo.set(together, [...(ofTwo.get(together) ?? []), id]);
    }
    for (const [name, ids] of ofTwo) {
      const size = ids.reduce((sum, id) => sum + (infoOf(id)?.code?.length ?? 0), 0);
      for (const id of ids) named.set(id, size < fewest ? 'members' : name);
    }
    // The entry itself only starts them.
    named.delete(entry);
    return named;
  };

  return (id, graph) => {
    names ??= readNames(graph);
    return names.get(id) ?? null;
  };
}
