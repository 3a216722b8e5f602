import type { ServerResponse } from 'node:http';
import { says, startFakeModel, staysSilent, tomatoSoup, type Behaviour } from '../../tests/support/server/fake-model.ts';

/** Keeps every wish of the crowd. */
const lentilSoup = {
  ...tomatoSoup,
  title: 'Lentil soup',
  summary: 'A soup of red lentils.',
  ingredients: [
    { amount: 300, unit: 'g', item: 'red lentils', note: null, scales: true },
    { amount: 2, unit: null, item: 'carrots', note: 'diced', scales: true },
    { amount: 1000, unit: 'ml', item: 'water', note: null, scales: true },
    { amount: null, unit: null, item: 'salt', note: 'to taste', scales: false },
  ],
  steps: [
    { text: 'Simmer the red lentils and the carrots in the water until soft.', minutes: 25, uses: [0, 1, 2] },
    { text: 'Season with salt.', minutes: 1, uses: [3] },
  ],
};

/** A model's provider that answers, or takes requests and says nothing. */
export class Model {
  readonly settings: Record<string, string>;
  readonly close: () => Promise<void>;
  readonly #hung = new Set<ServerResponse>();
  readonly #answer: Behaviour = says(JSON.stringify(lentilSoup));
  #isHung = false;

  private constructor({ baseUrl, close }: { baseUrl: string; close: () => Promise<void> }) {
    this.settings = { AI_BASE_URL: baseUrl, AI_MODEL: 'soup-1' };
    this.close = close;
  }

  static async open(): Promise<Model> {
    const behave: { model: Model | null } = { model: null };
    const fake = await startFakeModel((response, request) => behave.model?.turn(response, request));
    behave.model = new Model(fake);
    return behave.model;
  }

  /** Answers a request, or keeps it. */
  turn(response: ServerResponse, request: Parameters<Behaviour>[1]): Promise<void> | void {
    if (!this.#isHung) return this.#answer(response, request);
    this.#hung.add(response);
    return staysSilent()(response, request);
  }

  hang(): void {
    this.#isHung = true;
  }

  /** Those that hang are cut off, as when it is started again. */
  answer(): void {
    this.#isHung = false;
    for (const response of this.#hung) response.destroy();
    this.#hung.clear();
  }
}
