/**
 * A sentence with places for foods and measures. `key` is what translators see and what stands in the catalogs:
 *
 *   written   Fry {a: fresh-garlic}[ and {b: red-chilli half}] in {c: olive-oil} at {180C} until {a?is|are} golden.
 *   key       Fry {a}[ and {b}] in {c} at {t} until {a?is|are} golden.
 *
 * A part in square brackets goes when one of its places is empty; `{a!done}` says how one sees that the food is done.
 */
export interface Template {
  key: string;
  /** The foods of each placeholder, by their ids in the dish, with the share that is used here. */
  slots: Readonly<Record<string, readonly SlotFood[]>>;
  /** Measures by their placeholder (`t`, `t2`, `l`): degrees Celsius, centimetres, grams, millilitres, minutes. */
  measures: Readonly<Record<string, Measure>>;
}

export interface SlotFood {
  food: string;
  share: Share;
  /** The placeholder is empty when the substitute is not of this kind: "{a: sashimi-fish as fish}". */
  as?: string;
}

/** How much of an ingredient a sentence uses. The rest is whatever no other sentence has used. */
export const shares = ['all', 'half', 'third', 'quarter', 'most', 'little', 'rest'] as const;
export type Share = (typeof shares)[number];

export interface Measure {
  kind: 'temperature' | 'length' | 'weight' | 'volume' | 'time';
  value: number;
}

const measureKinds: Readonly<Record<string, { kind: Measure['kind']; place: string }>> = {
  C: { kind: 'temperature', place: 't' },
  cm: { kind: 'length', place: 'l' },
  g: { kind: 'weight', place: 'g' },
  ml: { kind: 'volume', place: 'v' },
  min: { kind: 'time', place: 'm' },
};

const slotPattern = /^([a-e]):\s*(.+)$/;
const measurePattern = /^(\d+(?:\.\d+)?)\s*(C|cm|g|ml|min)$/;

function readFoods(text: string): SlotFood[] {
  return text.split(',').map((part) => {
    const [said = '', as] = part.trim().split(/\s+as\s+/);
    const [food = '', share = 'all', ...rest] = said.split(/\s+/);
    const known = shares.find((name) => name === share);
    if (known === undefined || rest.length > 0) throw new Error(`"${part.trim()}" is no food with its share`);
    return { food, share: known, ...(as === undefined ? {} : { as }) };
  });
}

/** Parses a sentence of a dish; placeholders in `given` are filled later. @throws Error for an invalid placeholder. */
export function readTemplate(written: string, given: readonly string[] = []): Template {
  const slots: Record<string, SlotFood[]> = {};
  const measures: Record<string, Measure> = {};
  const key = written.replace(/\{([^}]*)\}/g, (whole, inside: string) => {
    const slot = slotPattern.exec(inside);
    if (slot?.[1] !== undefined && slot[2] !== undefined) {
      const letter = slot[1];
      if (slots[letter] !== undefined) throw new Error(`{${letter}} is filled twice`);
      slots[letter] = readFoods(slot[2]);
      return `{${letter}}`;
    }
    const measure = measurePattern.exec(inside);
    const of = measureKinds[measure?.[2] ?? ''];
    if (of === undefined) {
      if (!/^[a-e](?:$|[?!:])/.test(inside)) throw new Error(`"${whole}" is no place for a food or a measure`);
      return whole;
    }
    const taken = Object.keys(measures).filter((name) => name.startsWith(of.place)).length;
    const place = taken === 0 ? of.place : `${of.place}${taken + 1}`;
    measures[place] = { kind: of.kind, value: Number(measure?.[1]) };
    return `{${place}}`;
  });
  for (const [, letter = ''] of key.matchAll(/\{([a-e])[?!:]/g))
    if (slots[letter] === undefined && !given.includes(letter)) throw new Error(`{${letter}} has no food`);
  if ((key.match(/\[/g) ?? []).length !== (key.match(/\]/g) ?? []).length) throw new Error('a bracket is not closed');
  return { key, slots, measures };
}

/** The foods that a template requires: those in placeholders outside square brackets. */
export function requiredSlots({ key, slots }: { key: string; slots: Readonly<Record<string, unknown>> }): string[] {
  const outside = key.replace(/\[[^\]]*\]/g, '');
  return Object.keys(slots).filter((letter) => outside.includes(`{${letter}`));
}
