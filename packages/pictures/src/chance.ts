/** Pseudo-random numbers from a text: the same text gives the same numbers on every machine. */
export type Chance = () => number;

const modulus = 2_147_483_647;

const hashOf = (text: string): number => {
  let hash = 7;
  for (const letter of text) hash = (hash * 131 + (letter.codePointAt(0) ?? 0)) % modulus;
  return hash;
};

/** Numbers from 0 up to 1. */
export function chanceOf(text: string): Chance {
  let state = hashOf(text) || 1;
  const next = () => {
    state = (state * 48_271) % modulus;
    return state / modulus;
  };
  next();
  next();
  return next;
}

/** One of a list. */
export const pick = <T>(chance: Chance, list: readonly [T, ...T[]]): T => list[Math.floor(chance() * list.length)] ?? list[0];

/** A number between two. */
export const between = (chance: Chance, least: number, most: number): number => least + chance() * (most - least);
