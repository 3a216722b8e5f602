import { env } from 'node:process';

/**
 * How much is measured. `npm run bench -- --quick` sets BENCH_QUICK: then every part is tried with small numbers, to see that it can still be
 * measured, and no goal is held.
 */
export const isQuick = env['BENCH_QUICK'] === '1';

const full = {
  /** How often each figure is taken in turn with its floor. */
  rounds: 3,
  /** The same for what keeps every core busy: many short turns even out the other load of the machine. */
  turns: 9,
  /** Seconds of one turn of it. */
  slice: 2,
  /** Seconds of one turn of other calls. */
  seconds: 4,
  /** Seconds until the code that runs has been compiled for good, which V8 does after some hundreds of calls. */
  warmUp: 12,
  /** Refused sign-ins, with and without an account. */
  pairs: 100,
  /** Orders in each language. */
  orders: 5,
  /** How often each call to a filled database is made. */
  calls: 200,
  /** Filters of an area of the console, each with every sort, and how often each is asked. */
  filters: Number.POSITIVE_INFINITY,
  turnsOfFilter: 10,
  /** Rows of a bulk action. */
  bulk: 10_000,
  /** Photos that are read. */
  photos: Number.POSITIVE_INFINITY,
  /** People who send photos at once, and milliseconds between two looks at the memory. */
  people: 12,
  sampleEvery: 5_000,
};

const quick: typeof full = {
  rounds: 1,
  turns: 1,
  slice: 0.5,
  seconds: 1,
  warmUp: 1,
  pairs: 5,
  orders: 1,
  calls: 3,
  filters: 2,
  turnsOfFilter: 1,
  bulk: 50,
  photos: 1,
  people: 2,
  sampleEvery: 500,
};

export const effort = isQuick ? quick : full;
