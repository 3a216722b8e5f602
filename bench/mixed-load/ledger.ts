import { appendFileSync } from 'node:fs';

/** What is known of one thing: the last acknowledged value, and values of writes whose answer never came. */
interface Entry {
  held: string | null;
  possible: Set<string>;
}

/**
 * Every write with what must be true after it was acknowledged. A write without an answer may have happened or not: both are right, until
 * the thing is read once. Values are names and counters, never secrets.
 */
export class Ledger {
  /** Lines for a person: what was acknowledged and is not there, and what is there twice. */
  readonly lost: string[] = [];
  readonly doubled: string[] = [];
  acknowledged = 0;
  readonly #entries = new Map<string, Entry>();
  readonly #path: string | null;

  /** Acknowledged writes are appended to the file at `path`, a line of JSON each. */
  constructor(path: string | null) {
    this.#path = path;
  }

  #entry(key: string): Entry {
    const entry = this.#entries.get(key) ?? { held: null, possible: new Set() };
    this.#entries.set(key, entry);
    return entry;
  }

  /** What is true before the first write. */
  start(key: string, value: string): void {
    this.#entries.set(key, { held: value, possible: new Set() });
  }

  /** The write is sent. */
  begin(key: string, value: string): void {
    this.#entry(key).possible.add(value);
  }

  /** The write was answered with success. */
  acknowledge(key: string, value: string): void {
    this.#entries.set(key, { held: value, possible: new Set() });
    this.acknowledged += 1;
    if (this.#path !== null) appendFileSync(this.#path, `${JSON.stringify({ at: Date.now(), key, value })}\n`);
  }

  /** The write was refused. */
  refuse(key: string, value: string): void {
    this.#entry(key).possible.delete(value);
  }

  /** The thing may have any value from now on. */
  forget(key: string): void {
    this.#entries.delete(key);
  }

  /** Values that the thing may have now, the acknowledged one first. */
  candidates(key: string): string[] {
    const { held, possible } = this.#entry(key);
    return held === null ? [...possible] : [...new Set([held, ...possible])];
  }

  /** True after a write was acknowledged. */
  isHeld(key: string): boolean {
    return this.#entry(key).held !== null;
  }

  /** Compares what is there now, `null` for nothing, and goes on from it. */
  compare(key: string, seen: string | null): void {
    const { held, possible } = this.#entry(key);
    if (seen !== held && (seen === null || !possible.has(seen))) this.lost.push(`${key}: acknowledged ${held}, found ${seen}`);
    this.#entries.set(key, { held: seen, possible: new Set() });
  }

  /** The same for a thing of which nothing may be known: then any value is right. */
  look(key: string, seen: string): void {
    if (this.candidates(key).length === 0) this.start(key, seen);
    else this.compare(key, seen);
  }
}
