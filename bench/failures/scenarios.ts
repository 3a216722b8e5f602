import { setTimeout as wait } from 'node:timers/promises';
import type { World } from '../mixed-load/world.ts';
import { cookInBrowser } from './browser-visitor.ts';
import { fillEmbedded } from './embedded.ts';
import type { Fault, FaultProxy } from './fault-proxy.ts';
import type { Model } from './model.ts';
import { Seat } from './seat.ts';

/** What the product runs on, and the means to break it. */
export interface Stage {
  seats: readonly [Seat, ...Seat[]];
  database: FaultProxy;
  mail: FaultProxy;
  messages: FaultProxy;
  photos: FaultProxy;
  world: World;
  model: Model;
  nats: { start: () => Promise<void>; stop: (signal: NodeJS.Signals) => Promise<void> };
  postgres: {
    /** Ends the database server as a power cut does, keeps it down for so many milliseconds, and starts it again. */
    crash: (milliseconds: number) => Promise<void>;
    /** Kills the process of one connection: the server ends all others and recovers. */
    killConnection: () => void;
    /** Fills its disk for so many milliseconds. Null where nothing may be mounted. */
    fillDisk: ((milliseconds: number) => Promise<void>) | null;
  };
  /** What every server is given besides the addresses of its parts. */
  settings: Record<string, string>;
  /** Path of a library that moves the clock of a process. */
  clockLibrary: string;
}

export interface Scenario {
  name: string;
  /** Breaks something for so many milliseconds and mends it. Resolves to what was done twice or lost, in words. */
  run: (stage: Stage, milliseconds: number) => Promise<readonly string[] | void>;
  /** Why it is left out here; null otherwise. */
  isImpossible?: (stage: Stage) => string | null;
  /** Puts the stage back, once all works. */
  after?: (stage: Stage) => Promise<void>;
}

const fault = (name: string, where: (stage: Stage) => readonly FaultProxy[], kind: Fault): Scenario => ({
  name,
  run: async (stage, milliseconds) => {
    for (const proxy of where(stage)) proxy.set(kind);
    await wait(milliseconds);
    for (const proxy of where(stage)) proxy.set('none');
  },
});

const visitorsOf = ({ seats }: Stage) => seats.map(({ visitors }) => visitors);
const noMount = 'nothing may be mounted here; it takes root on Linux';

async function crashAll(seats: readonly Seat[], milliseconds: number): Promise<void> {
  await Promise.all(
    seats.map((seat) =>
      seat.without(async () => {
        await seat.product.kill('SIGKILL');
        await wait(milliseconds);
        await seat.product.run();
      }),
    ),
  );
}

const hour = 3_600;
/** The library reads how far the clock is once a second. */
const untilNoticed = 1_500;
const backToOwnClock = ({ seats: [seat] }: Stage) => seat.restart(Seat.ownClock);

/** A server starts on a machine whose clock is wrong. */
const wrongClock = (name: string, seconds: number): Scenario => ({
  name,
  run: async ({ seats: [seat], clockLibrary }, milliseconds) => {
    seat.setClock(seconds);
    await seat.restart(seat.clockSettings(clockLibrary));
    await wait(milliseconds);
  },
  after: backToOwnClock,
});

export const scenarios: readonly Scenario[] = [
  fault('the database away', ({ database }) => [database], 'away'),
  fault('the database silent', ({ database }) => [database], 'silent'),
  fault('the database slow', ({ database }) => [database], 'slow'),
  fault('connections to the database cut', ({ database }) => [database], 'cutting'),
  { name: 'the database server killed', run: ({ postgres }, milliseconds) => postgres.crash(milliseconds) },
  {
    name: 'a process of the database killed',
    run: async ({ postgres }, milliseconds) => {
      postgres.killConnection();
      await wait(milliseconds);
    },
  },
  {
    name: 'the disk of the database full',
    isImpossible: ({ postgres }) => (postgres.fillDisk === null ? noMount : null),
    run: ({ postgres }, milliseconds) => postgres.fillDisk?.(milliseconds) ?? Promise.resolve(),
  },
  {
    name: 'the disk of an embedded database full',
    isImpossible: ({ seats: [{ disk }] }) => (disk === null ? noMount : null),
    run: ({ world, settings }, milliseconds) => fillEmbedded(world, { settings, milliseconds }),
  },
  fault('the mail server away', ({ mail }) => [mail], 'away'),
  fault('the mail server silent', ({ mail }) => [mail], 'silent'),
  {
    name: 'the mail server hangs after each mail',
    run: async ({ world: { mailbox }, mail }, milliseconds) => {
      mailbox.hang();
      await wait(milliseconds);
      // It is started again: those who wait are cut off, and their mails came.
      mail.set('away');
      mailbox.answer();
      mail.set('none');
    },
  },
  fault('NATS away', ({ messages }) => [messages], 'away'),
  fault('NATS silent', ({ messages }) => [messages], 'silent'),
  {
    name: 'NATS killed',
    run: async ({ nats }, milliseconds) => {
      await nats.stop('SIGKILL');
      await wait(milliseconds);
      await nats.start();
    },
  },
  fault('the object store away', ({ photos }) => [photos], 'away'),
  fault('the object store silent', ({ photos }) => [photos], 'silent'),
  fault('visitors on a bad connection', visitorsOf, 'cutting'),
  fault('visitors on a slow connection', visitorsOf, 'slow'),
  {
    name: 'a browser on a bad connection',
    run: ({ seats: [seat], world }, milliseconds) => cookInBrowser(world, seat, milliseconds),
  },
  {
    name: 'the model hangs',
    run: async ({ seats, model }, milliseconds) => {
      for (const seat of seats) await seat.restart(model.settings);
      await wait(milliseconds / 2);
      model.hang();
      await wait(milliseconds);
      model.answer();
    },
    after: async ({ seats }) => {
      for (const seat of seats) await seat.restart({ AI_BASE_URL: undefined, AI_MODEL: undefined });
    },
  },
  { name: 'a server killed', run: ({ seats: [seat] }, milliseconds) => crashAll([seat], milliseconds) },
  { name: 'all servers killed', run: ({ seats }, milliseconds) => crashAll(seats, milliseconds) },
  {
    name: 'a server frozen',
    run: async ({ seats: [seat] }, milliseconds) => {
      process.kill(seat.product.pid, 'SIGSTOP');
      await seat.without(() => wait(milliseconds));
      process.kill(seat.product.pid, 'SIGCONT');
    },
  },
  {
    name: 'the disk of a server full',
    isImpossible: ({ seats: [{ disk }] }) => (disk === null ? noMount : null),
    run: async ({ seats: [{ disk }] }, milliseconds) => {
      await disk?.fill();
      await wait(milliseconds);
      disk?.free();
    },
  },
  {
    name: 'the clock of a server jumps an hour and back',
    run: async ({ seats: [seat], clockLibrary }, milliseconds) => {
      seat.setClock(0);
      await seat.restart(seat.clockSettings(clockLibrary));
      seat.setClock(hour);
      await wait(untilNoticed + milliseconds);
      seat.setClock(0);
    },
    after: backToOwnClock,
  },
  wrongClock('the clock of a server an hour ahead', hour),
  wrongClock('the clock of a server an hour behind', -hour),
  {
    name: 'a new version deployed',
    run: async ({ seats }) => {
      for (const seat of seats) await seat.replace();
    },
  },
  {
    name: 'every server started again',
    run: async ({ seats }) => {
      for (const seat of seats) await seat.restart();
    },
  },
];
