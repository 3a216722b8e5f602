import { vi } from 'vitest';
import { type Cook, type CookEvent, type CookOrder } from '@anydish/kitchen/cook';
import { identify, prove, type ProvenBody, type Unproven } from '@anydish/kitchen/prove';

/** A recipe as if a cook had written it, proven to keep no wish in particular. */
export function provenBody(body: Unproven): ProvenBody {
  const ingredients = body.ingredients.map(({ item }) => identify([{ text: item, language: 'en' }]));
  const proof = prove(body, { ingredients, mentioned: [], carbohydrate: null }, []);
  if (!proof.ok) throw new Error('Without a wish nothing is broken.');
  return proof.body;
}

export const plainBody: ProvenBody = provenBody({
  title: 'Toast',
  summary: 'Bread, browned.',
  cuisine: 'British',
  servings: 2,
  prepMinutes: 1,
  cookMinutes: 3,
  ingredients: [
    { amount: 2, unit: 'slice', item: 'white bread', note: null, scales: true, replaces: null },
    { amount: null, unit: null, item: 'butter', note: 'to taste', scales: false, replaces: null },
  ],
  steps: [{ text: 'Toast the white bread and spread the butter.', minutes: 3, uses: [0, 1] }],
  nutrition: { kcal: 120, protein: 4, fat: 3, carbohydrate: 20 },
  assumptions: ['I took this for toast.'],
});

/** A recipe in the middle of being written, with so many steps so far. */
export const partialStew = (steps: number): CookEvent => ({
  type: 'partial',
  recipe: {
    title: 'A stew that takes its time',
    summary: 'Beans, slowly cooked with smoke and a little vinegar.',
    servings: 4,
    ingredients: [{ amount: 400, unit: 'g', item: 'white beans', note: null }],
    steps: Array.from({ length: steps }, (_, index) => ({ text: `Step ${index} of many.`, minutes: null })),
  },
});

export const finished: CookEvent = {
  type: 'done',
  body: plainBody,
  cookedBy: { kind: 'built-in', model: null, promptVersion: null, isImprovised: false },
  plan: null,
};
export const titled = (title: string): CookEvent => ({
  type: 'partial',
  recipe: { title, summary: null, servings: null, ingredients: [], steps: [] },
});

interface Script {
  events: CookEvent[];
  wake: () => void;
}

/** A cook that says what the test tells it to, when the test tells it to. */
export class ScriptedCook implements Cook {
  readonly kind: Cook['kind'];
  readonly orders: CookOrder[] = [];
  readonly signals: AbortSignal[] = [];
  readonly #scripts: Script[] = [];

  constructor(kind: Cook['kind'] = 'built-in') {
    this.kind = kind;
  }

  /** Waits until the orders are as they should be: a job begins with reading, and only then comes to the cook. */
  heard(isHeard: (orders: readonly CookOrder[]) => boolean): Promise<void> {
    return vi.waitFor(
      () => {
        if (!isHeard(this.orders)) throw new Error(`The cook has heard of ${this.orders.length} orders.`);
      },
      { timeout: 300_000, interval: 5 },
    );
  }

  /** Lets the newest order hear these. */
  say(...events: CookEvent[]): void {
    const script = this.#scripts.at(-1);
    if (script === undefined) throw new Error('Nobody has ordered anything.');
    script.events.push(...events);
    script.wake();
  }

  /** Lets every order hear these, from the first to the newest. */
  sayToAll(...events: CookEvent[]): void {
    for (const script of this.#scripts) {
      script.events.push(...events);
      script.wake();
    }
  }

  async *cook(order: CookOrder, signal: AbortSignal): AsyncGenerator<CookEvent> {
    const script: Script = { events: [], wake: () => {} };
    this.orders.push(order);
    this.signals.push(signal);
    this.#scripts.push(script);
    while (!signal.aborted) {
      const event = script.events.shift();
      if (event === undefined) {
        await new Promise<void>((resolve) => {
          script.wake = resolve;
          signal.addEventListener('abort', () => resolve(), { once: true });
        });
      } else yield event;
    }
  }
}
