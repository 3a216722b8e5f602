import { setTimeout as wait } from 'node:timers/promises';
import type { Product } from '../../tests/support/e2e/product.ts';
import type { Fault, FaultProxy } from './fault-proxy.ts';

/** What the product runs on, and the means to break it. */
export interface Stage {
  products: readonly Product[];
  /** Those that take requests. */
  up: Set<Product>;
  database: FaultProxy;
  mail: FaultProxy;
  messages: FaultProxy;
  photos: FaultProxy;
  /** Before each server, as a browser far away has it. */
  visitors: readonly FaultProxy[];
  /** Ends the database server as a power cut does, keeps it down for so many milliseconds, and starts it again. */
  crashDatabase: (milliseconds: number) => Promise<void>;
}

export interface Scenario {
  name: string;
  /** Breaks something for so many milliseconds and mends it. */
  run: (stage: Stage, milliseconds: number) => Promise<void>;
}

const fault = (name: string, where: (stage: Stage) => readonly FaultProxy[], kind: Fault): Scenario => ({
  name,
  run: async (stage, milliseconds) => {
    for (const proxy of where(stage)) proxy.set(kind);
    await wait(milliseconds);
    for (const proxy of where(stage)) proxy.set('none');
  },
});

/** The load balancer leaves out a server that is down. */
async function without(stage: Stage, product: Product, work: () => Promise<void>): Promise<void> {
  stage.up.delete(product);
  await work();
  stage.up.add(product);
}

const one = ({ products }: Stage): Product => {
  const [first] = products;
  if (first === undefined) throw new Error('No server runs.');
  return first;
};

export const scenarios: readonly Scenario[] = [
  fault('the database away', ({ database }) => [database], 'away'),
  fault('the database silent', ({ database }) => [database], 'silent'),
  fault('the database slow', ({ database }) => [database], 'slow'),
  fault('connections to the database cut', ({ database }) => [database], 'cutting'),
  { name: 'the database server crashed', run: ({ crashDatabase }, milliseconds) => crashDatabase(milliseconds) },
  fault('the mail server away', ({ mail }) => [mail], 'away'),
  fault('the mail server silent', ({ mail }) => [mail], 'silent'),
  fault('NATS away', ({ messages }) => [messages], 'away'),
  fault('NATS silent', ({ messages }) => [messages], 'silent'),
  fault('the object store away', ({ photos }) => [photos], 'away'),
  fault('the object store silent', ({ photos }) => [photos], 'silent'),
  {
    name: 'a server killed',
    run: async (stage, milliseconds) => {
      const victim = one(stage);
      await victim.kill('SIGKILL');
      await without(stage, victim, async () => {
        await wait(milliseconds);
        await victim.run();
      });
    },
  },
  {
    name: 'a server frozen',
    run: async (stage, milliseconds) => {
      const victim = one(stage);
      process.kill(victim.pid, 'SIGSTOP');
      await without(stage, victim, () => wait(milliseconds));
      process.kill(victim.pid, 'SIGCONT');
    },
  },
  {
    name: 'a new version deployed',
    run: async (stage) => {
      for (const product of stage.products)
        await without(stage, product, async () => {
          await product.kill('SIGTERM');
          await product.run();
        });
    },
  },
  fault('visitors on a bad connection', ({ visitors }) => visitors, 'cutting'),
  fault('visitors on a slow connection', ({ visitors }) => visitors, 'slow'),
];
