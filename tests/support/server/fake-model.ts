import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { assert, array, boolean, number, optional, string, type, unknown, type Infer } from 'superstruct';

const requestSchema = type({
  model: string(),
  stream: boolean(),
  messages: array(type({ role: string(), content: unknown() })),
  response_format: unknown(),
  max_tokens: optional(number()),
  max_completion_tokens: optional(number()),
});
type ModelRequest = Infer<typeof requestSchema>;

/** Answers one request; the next request gets the next behaviour, the last one repeats. */
export type Behaviour = (response: ServerResponse, request: ModelRequest) => Promise<void> | void;

export interface FakeModel {
  baseUrl: string;
  requests: { headers: IncomingMessage['headers']; body: ModelRequest }[];
  close: () => Promise<void>;
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const event = (content: string, finish: string | null = null) =>
  `data: ${JSON.stringify({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] })}\n\n`;

const begin = (response: ServerResponse) => response.writeHead(200, { 'content-type': 'text/event-stream' });

/** Streams `text` in pieces with a pause between them, then ends as OpenAI does. */
export const says =
  (text: string, { pieces = 8, every = 0 } = {}): Behaviour =>
  async (response) => {
    begin(response);
    const size = Math.ceil(text.length / pieces);
    for (let from = 0; from < text.length; from += size) {
      response.write(event(text.slice(from, from + size)));
      if (every > 0) await pause(every);
    }
    response.end(`${event('', 'stop')}data: [DONE]\n\n`);
  };

/** Streams these events as they are. */
export const streams =
  (...events: unknown[]): Behaviour =>
  (response) => {
    begin(response);
    for (const one of events) response.write(typeof one === 'string' ? one : `data: ${JSON.stringify(one)}\n\n`);
    response.end('data: [DONE]\n\n');
  };

/** The whole answer at once, from an endpoint that does not stream. */
export const sends =
  (text: string, finish = 'stop'): Behaviour =>
  (response) => {
    response
      .writeHead(200, { 'content-type': 'application/json' })
      .end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: text }, finish_reason: finish }] }));
  };

/** Streams `text` and says that there was no more room for it. */
export const runsOut =
  (text: string): Behaviour =>
  (response) => {
    begin(response);
    response.end(`${event(text, 'length')}data: [DONE]\n\n`);
  };

/** Refuses every way to ask for JSON but those of `knows`, then does as `then` does. */
export const knowsOnly =
  (knows: readonly string[], then: Behaviour): Behaviour =>
  (response, request) => {
    const format = request.response_format as { type?: string } | undefined;
    const asked = format?.type ?? 'text';
    if (knows.includes(asked)) return then(response, request);
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: `response_format ${asked} is not supported by this model` } }));
    return undefined;
  };

/** Sends signs of life and no words. */
export const onlyLives = (): Behaviour => async (response) => {
  begin(response);
  while (!response.destroyed) {
    response.write(': keep-alive\n\n');
    await pause(60);
  }
};

/** Streams the beginning of `text`, then breaks the connection. */
export const breaksOff =
  (text: string): Behaviour =>
  async (response) => {
    begin(response);
    response.write(event(text));
    await pause(80);
    response.destroy();
  };

/** Streams the beginning of `text` and ends tidily, without a reason to finish. */
export const stopsEarly =
  (text: string): Behaviour =>
  (response) => {
    begin(response);
    response.end(event(text));
  };

export const refuses = (): Behaviour => (response) => {
  begin(response);
  response.end(
    `data: ${JSON.stringify({ choices: [{ delta: { refusal: 'I cannot help with that.' }, finish_reason: 'stop' }] })}\n\ndata: [DONE]\n\n`,
  );
};

export const fails =
  (status: number, headers: Record<string, string> = {}): Behaviour =>
  (response) => {
    response
      .writeHead(status, { 'content-type': 'application/json', ...headers })
      .end(JSON.stringify({ error: { message: 'sk-secret was wrong' } }));
  };

/** Knows the limit of an answer by its newer name only. */
export const wantsNewerLimit =
  (then: Behaviour): Behaviour =>
  (response, request) => {
    if (request.max_tokens === undefined) return then(response, request);
    response.writeHead(400, { 'content-type': 'application/json' });
    response.end(JSON.stringify({ error: { message: "Unsupported parameter: 'max_tokens'. Use 'max_completion_tokens' instead." } }));
    return undefined;
  };

/** Takes the request and says nothing. */
export const staysSilent = (): Behaviour => () => {};

/** A small server that speaks as much of OpenAI's chat completions as the kitchen needs. */
export async function startFakeModel(...behaviours: [Behaviour, ...Behaviour[]]): Promise<FakeModel> {
  const requests: FakeModel['requests'] = [];
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      const body: unknown = JSON.parse(Buffer.concat(parts).toString());
      assert(body, requestSchema);
      requests.push({ headers: request.headers, body });
      const behaviour = behaviours[Math.min(requests.length, behaviours.length) - 1] ?? behaviours[0];
      void behaviour(response, body);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The fake model has no port.');
  return {
    baseUrl: `http://127.0.0.1:${address.port}/v1`,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

/** A draft as a model would write it, in the wire's snake_case. */
export const tomatoSoup = {
  is_food: true,
  not_food_reason: null,
  title: 'Tomato soup',
  summary: 'A red soup.',
  cuisine: 'Italian',
  servings: 4,
  prep_minutes: 10,
  cook_minutes: 25,
  ingredients: [
    { amount: 800, unit: 'g', item: 'tomatoes', note: 'chopped', scales: true },
    { amount: 1, unit: null, item: 'onion', note: null, scales: true },
    { amount: 100, unit: 'ml', item: 'double cream', note: null, scales: true },
    { amount: null, unit: null, item: 'salt', note: 'to taste', scales: false },
  ],
  steps: [
    { text: 'Cook the onion until soft.', minutes: 8, uses: [1] },
    { text: 'Add the tomatoes, simmer, blend, stir in the double cream and season with salt.', minutes: 20, uses: [0, 2, 3, 77] },
  ],
  nutrition: { kcal: 180, protein: 4, fat: 10, carbohydrate: 18 },
  assumptions: ['I took this for a tomato soup.'],
};
