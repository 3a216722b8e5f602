import { traits, type Food, type Trait, type Verdict } from './food.ts';

/** A food's data, including everything inherited from its kinds and components. */
export interface FoodTree {
  foods: ReadonlyMap<string, Food>;
  /** @throws Error for an unknown id. */
  food: (id: string) => Food;
  /** For a kind: the default food of its name. Null when unknown. */
  verdict: (id: string, trait: Trait) => Verdict | null;
  /** The food itself, its kinds, and the same for everything it is or may be made of. */
  insides: (id: string) => ReadonlySet<string>;
  /** The food itself and its kinds. */
  lineage: (id: string) => ReadonlySet<string>;
  /** Everything it is or may be made of, as its row names it: "fish" of a stock, and no kinds of these. */
  components: (id: string) => ReadonlySet<string>;
}

const worse: Readonly<Record<Verdict, number>> = { contains: 3, depends: 2, free: 1 };

/** Computes each answer once. @throws Error when a food contains itself. */
export function createFoodTree(foods: ReadonlyMap<string, Food>): FoodTree {
  const verdicts = new Map<string, ReadonlyMap<Trait, Verdict | null>>();
  const verdictsByName = new Map<string, ReadonlyMap<Trait, Verdict | null>>();
  const insidesOf = new Map<string, ReadonlySet<string>>();
  const lineageOf = new Map<string, ReadonlySet<string>>();
  const componentsOf = new Map<string, ReadonlySet<string>>();
  const open = new Set<string>();

  const food = (id: string): Food => {
    const found = foods.get(id);
    if (found === undefined) throw new Error(`There is no food "${id}".`);
    return found;
  };

  const once = <T>(id: string, cache: Map<string, T>, compute: (one: Food) => T): T => {
    const known = cache.get(id);
    if (known !== undefined) return known;
    if (open.has(id)) throw new Error(`"${id}" stands above or inside itself.`);
    open.add(id);
    const value = compute(food(id));
    open.delete(id);
    cache.set(id, value);
    return value;
  };

  const verdictsOf = (id: string): ReadonlyMap<Trait, Verdict | null> =>
    once(id, verdicts, ({ own, isClosed, parents, parts, possibleParts }) => {
      const above = [...parents, ...parts].map(verdictsOf);
      const maybe = possibleParts.map(verdictsOf);
      const knows = isClosed || parts.length > 0 || possibleParts.length > 0;
      return new Map(
        traits.map((trait) => {
          const said = own.get(trait);
          if (said !== undefined) return [trait, said];
          const values = [
            ...above.map((of) => of.get(trait) ?? null),
            // An optional component contributes at most `depends`.
            ...maybe.map((of) => (of.get(trait) === 'free' ? 'free' : 'depends')),
          ].filter((value) => value !== null);
          const worst = values.toSorted((a, b) => worse[b] - worse[a])[0];
          return [trait, worst ?? (knows ? 'free' : null)];
        }),
      );
    });

  const lineage = (id: string): ReadonlySet<string> =>
    once(id, lineageOf, ({ parents }) => new Set([id, ...parents.flatMap((parent) => [...lineage(parent)])]));

  const insides = (id: string): ReadonlySet<string> =>
    once(
      id,
      insidesOf,
      ({ parents, parts, possibleParts }) =>
        new Set([id, ...[...parents, ...parts, ...possibleParts].flatMap((other) => [...insides(other)])]),
    );

  const components = (id: string): ReadonlySet<string> =>
    once(
      id,
      componentsOf,
      ({ parents, parts, possibleParts }) =>
        new Set([
          ...[...parts, ...possibleParts].flatMap((part) => [part, ...components(part)]),
          ...parents.flatMap((parent) => [...components(parent)]),
        ]),
    );

  const foodsOf = (kind: string) => [...foods.values()].filter(({ id, isKind }) => !isKind && lineage(id).has(kind));

  /** "Flour" may be its default food or any of its kinds: it may contain whatever one of them may contain. */
  function saidByName({ id, usual, may }: Food, trait: Trait): Verdict | null {
    const own = verdictsOf(id).get(trait) ?? (usual === null ? null : (verdictsOf(usual).get(trait) ?? null));
    if (own !== null) return own === 'free' && may.includes(trait) ? 'depends' : own;
    const kinds = foodsOf(id);
    if (kinds.length === 0) return null;
    return kinds.every((one) => verdictsOf(one.id).get(trait) === 'free') ? 'free' : 'depends';
  }

  const namedVerdictsOf = (kind: Food): ReadonlyMap<Trait, Verdict | null> => {
    const known = verdictsByName.get(kind.id) ?? new Map(traits.map((trait) => [trait, saidByName(kind, trait)]));
    verdictsByName.set(kind.id, known);
    return known;
  };

  const verdict = (id: string, trait: Trait) => {
    const one = food(id);
    return (one.isKind ? namedVerdictsOf(one) : verdictsOf(id)).get(trait) ?? null;
  };

  return { foods, food, verdict, insides, lineage, components };
}
