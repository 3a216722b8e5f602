import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Client as Connection } from 'pg';
import type { Mailbox } from '../../tests/support/e2e/mailbox.ts';
import { Crowd } from './acts.ts';
import { checkPerson, mailsTo } from './check.ts';
import { Cut } from './cut.ts';
import { Ledger } from './ledger.ts';
import { Person } from './person.ts';
import { checkTold, isAllMailed } from './telling.ts';
import { newCounts, newPhoto, type World } from './world.ts';

const second = 1_000;

/** People who use the product while something happens to it, and what must be true afterwards. */
export class Trial {
  readonly folder = mkdtempSync(join(tmpdir(), 'anydish-trial-'));
  readonly ledger = new Ledger(join(this.folder, 'ledger.jsonl'));
  readonly world: World;
  readonly crowd: Crowd;

  private constructor(world: Omit<World, 'ledger'>, pause: number) {
    this.world = { ...world, ledger: this.ledger };
    this.crowd = new Crowd(this.world, { size: 6, pause });
  }

  /** `origins`: the servers that are up. `pause`: between two acts of one person, in milliseconds. */
  static async begin(origins: World['origins'], mailbox: Mailbox, pause = 10): Promise<Trial> {
    return new Trial({ origins, mailbox, photo: await newPhoto(), counts: newCounts() }, pause);
  }

  /** Lets everybody use the product while `work` lasts. Resolves when all of them have an answer, or know that none comes. */
  async during(work: (load: Promise<void>) => Promise<void>): Promise<void> {
    const stop = new AbortController();
    const load = this.crowd.live(stop.signal);
    try {
      await work(load);
    } finally {
      stop.abort();
      await load;
    }
  }

  /** Repeats an idempotent call until it is answered: a busy server, or a connection to a dead process, gives no answer. */
  async patiently(work: () => Promise<void>): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        await work();
        return;
      } catch (error) {
        if (!(error instanceof Cut) || tries >= 20) throw error;
        await wait(second);
      }
    }
  }

  check(person: Person, isLast = false): Promise<void> {
    return this.patiently(() => checkPerson(person, { isLast }));
  }

  /** Those who waited for a mail go on once it is there. */
  async goOn(): Promise<void> {
    for (const person of this.crowd.waiting.splice(0)) {
      await this.patiently(async () => {
        while (person.phase !== 'complete' && (await person.signUpStep()));
      });
      (person.phase === 'complete' ? this.crowd.resting : this.crowd.waiting).push(person);
    }
  }

  /** Somebody new signs up by a mailed code. Resolves to how long that took, in milliseconds, or to null after `patience`. */
  async signUp(patience: number): Promise<number | null> {
    const [person, start] = [new Person(this.world), performance.now()];
    while (performance.now() - start < patience) {
      const isOn = await person.signUpStep().catch(() => false);
      if (person.phase === 'complete') break;
      if (!isOn) await wait(100);
    }
    this.crowd.waiting.push(person);
    return person.phase === 'complete' ? performance.now() - start : null;
  }

  everybody(): Person[] {
    const { people, resting, waiting } = this.crowd;
    return [...people, ...resting, ...waiting];
  }

  /** Whether background work has finished: jobs of a dead process, mails that it was sending. */
  #isSettled(): boolean {
    return (
      this.crowd.waiting.length === 0 &&
      this.everybody().every((person) => {
        const { code, password } = mailsTo(person);
        const isMailed = code.ids >= person.mails.code.least && password.ids >= person.mails.password.least;
        return isMailed && isAllMailed(person) && [...person.orders.values()].every(({ end }) => end !== null);
      })
    );
  }

  /** Waits for background work, at most so many milliseconds, and reads everything once more. */
  async settle(patience: number): Promise<void> {
    const { people, waiting } = this.crowd;
    const unfinished = people.filter(({ phase }) => phase !== 'new' && phase !== 'complete');
    waiting.push(...unfinished);
    people.splice(0, people.length, ...people.filter((person) => !unfinished.includes(person)));
    const end = performance.now() + patience;
    while (!this.#isSettled() && performance.now() < end) {
      await wait(second);
      await this.goOn();
      for (const person of this.everybody()) if ([...person.orders.values()].some((order) => order.end === null)) await this.check(person);
    }
    for (const person of this.everybody()) {
      await this.check(person, true);
      checkTold(person);
      if (person.phase === 'begun') this.ledger.lost.push(`${person.key('mail')}: never came`);
      for (const order of person.orders.values()) if (order.end === null) this.ledger.lost.push(`job ${order.guid}: never ended`);
    }
  }

  /** Compares the mails that came with those that must have. Resolves to the number of mails sent twice under one id. */
  checkMails(): number {
    let repeated = 0;
    for (const person of this.everybody()) {
      const mails = mailsTo(person);
      for (const kind of ['code', 'password'] as const) {
        const [{ ids, repeated: again }, { least, most }] = [mails[kind], person.mails[kind]];
        repeated += again;
        if (ids < least) this.ledger.lost.push(`${person.key(`${kind} mails`)}: ${ids} of ${least}`);
        if (ids > most) this.ledger.doubled.push(`${person.key(`${kind} mails`)}: ${ids} for ${most} requests`);
      }
    }
    return repeated;
  }

  /** What ended processes left open in a database server. */
  async checkServer(databaseUrl: string): Promise<void> {
    const connection = new Connection({ connectionString: databaseUrl });
    await connection.connect();
    const { rows } = await connection.query<{ state: string }>(
      `select state from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'`,
    );
    const { rows: locks } = await connection.query(`select 1 from pg_locks where locktype = 'advisory'`);
    await connection.end();
    if (rows.length + locks.length > 0)
      this.ledger.lost.push(`${rows.length} connections and ${locks.length} locks are left in the database`);
  }
}
