import { createActor, fromTransition, type AnyEventObject } from 'xstate';

/** When every test begins: milliseconds since 1970. */
export const testStart = Date.UTC(2025, 3, 1);

/** What a machine's input may ask of its surroundings; the same in every run, so that two runs can be compared. */
export interface World {
  now: () => number;
  /** id-1, id-2, ... */
  newId: () => string;
  /** An actor above the machine that writes down what it is told. */
  parent: ReturnType<typeof createParent>;
}

const createParent = () => createActor(fromTransition((heard: AnyEventObject[], event: AnyEventObject) => [...heard, event], [])).start();

/** A new world whose clock is `now`. */
export function createWorld(now: () => number): World {
  let made = 0;
  return { now, newId: () => `id-${(made += 1)}`, parent: createParent() };
}
