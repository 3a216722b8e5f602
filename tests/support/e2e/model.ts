import { LLMock, type ChatCompletionRequest } from '@copilotkit/aimock';

/** What a model answers for one photo of a ramen, as the kitchen's schema wants it. */
export const ramen = {
  is_food: true,
  not_food_reason: null,
  title: 'Miso ramen with a soft egg',
  summary: 'A deep, quick bowl of noodles in a miso broth.',
  cuisine: 'Japanese',
  servings: 2,
  prep_minutes: 15,
  cook_minutes: 20,
  ingredients: [
    { amount: 200, unit: 'g', item: 'ramen noodles', note: null, scales: true },
    { amount: 2, unit: null, item: 'egg', note: 'at room temperature', scales: true },
    { amount: 3, unit: 'tbsp', item: 'miso paste', note: null, scales: true },
    { amount: 800, unit: 'ml', item: 'chicken stock', note: null, scales: true },
    { amount: 2, unit: null, item: 'spring onion', note: 'finely sliced', scales: true },
  ],
  steps: [
    { text: 'Boil the eggs for six and a half minutes, then cool and peel them.', minutes: 7, uses: [1] },
    { text: 'Bring the stock to a simmer and whisk in the miso paste.', minutes: 8, uses: [2, 3] },
    { text: 'Cook the noodles as the packet says and share them between two bowls.', minutes: 4, uses: [0] },
    { text: 'Pour over the broth and top with the halved eggs and spring onions.', minutes: 1, uses: [1, 4] },
  ],
  nutrition: { kcal: 560, protein: 27, fat: 15, carbohydrate: 78 },
  assumptions: ['I took this for a miso ramen.'],
};

/** A fake OpenAI-compatible endpoint that remembers what it was asked, whole. */
export class Model {
  readonly requests: ChatCompletionRequest[] = [];
  readonly #mock = new LLMock({ port: 0 });

  async start(): Promise<void> {
    await this.#mock.start();
  }

  get baseUrl(): string {
    return `${this.#mock.url}/v1`;
  }

  /** Answers from now on with `body`, in chunks that come `latency` ms apart; `cutAfterMs` ends the stream early. */
  answer(body: object, { latency = 0, cutAfterMs }: { latency?: number; cutAfterMs?: number } = {}): void {
    this.#mock.clearFixtures();
    const remember = (request: ChatCompletionRequest) => {
      this.requests.push(request);
      return true;
    };
    const pace = { latency, chunkSize: 40, ...(cutAfterMs !== undefined && { disconnectAfterMs: cutAfterMs }) };
    this.#mock.on({ predicate: remember }, { content: JSON.stringify(body) }, pace);
  }

  /** The next request is refused with this HTTP status. */
  refuseNext(status: number): void {
    this.#mock.nextRequestError(status, { message: 'refused', type: 'error' });
  }

  async stop(): Promise<void> {
    await this.#mock.stop();
  }
}
