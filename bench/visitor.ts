import { randomInt, randomUUID } from 'node:crypto';

/** The demo account of the embedded mode: server/demo seeds it. */
export const demoAccount = { email: 'cook@anydish.example', password: 'make-any-dish' };

export interface Call {
  method?: 'GET' | 'POST' | 'PUT';
  body?: object;
  cookie?: string;
}

interface Answer {
  payload: unknown;
  /** What to send back as `cookie`. */
  cookie: string;
}

/** Of one of sixteen million networks. */
export const anyAddress = (): string => [10, randomInt(256), randomInt(256), randomInt(1, 255)].join('.');

/** Headers of a visitor whose network nobody else has. */
const visitorHeaders = (url: string, cookie: string) => ({
  origin: url,
  'x-forwarded-for': anyAddress(),
  ...(cookie === '' ? {} : { cookie }),
});

/** One call, as a browser on a page of `url` makes it. @throws Error for an answer that is no success. */
export async function call(url: string, path: string, { method = 'GET', body, cookie = '' }: Call = {}): Promise<Answer> {
  const json = body === undefined ? {} : { 'content-type': 'application/json' };
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { ...visitorHeaders(url, cookie), ...json },
    body: body === undefined ? null : JSON.stringify(body),
  });
  const envelope: unknown = await response.json();
  if (!response.ok) throw new Error(`${method} ${path} answered ${response.status}.`);
  const cookies = response.headers.getSetCookie().map((line) => line.split(';')[0] ?? '');
  return { payload: (envelope as { payload: unknown }).payload, cookie: cookies.join('; ') };
}

interface SignedIn {
  cookie: string;
  companyUri: string;
}

const signedIn = new Map<string, Promise<SignedIn>>();

async function begin(url: string): Promise<SignedIn> {
  const { payload, cookie } = await call(url, '/api/session', { method: 'POST', body: demoAccount });
  const [company] = (payload as { extra: { companies: { uri: string }[] } }).extra.companies;
  if (company === undefined) throw new Error('The demo account has no company.');
  return { cookie, companyUri: company.uri };
}

/** Signs the demo account in, once for each server: its limits are not what is measured. Resolves to its cookie and the uri of its company. */
export function signIn(url: string): Promise<SignedIn> {
  const session = signedIn.get(url) ?? begin(url);
  signedIn.set(url, session);
  return session;
}

/** An order of a dish, as it is posted. */
export const orderOf = (description: string) => ({
  request_key: randomUUID(),
  description,
  photo_guid: null,
  servings: 2,
  unit_system: 'metric',
  diets: [],
  choice: null,
  improvise: false,
});

/** Follows a job's events to their end, and resolves to when (performance.now) the first and the last one were there, and what the last one is. */
export async function followJob(url: string, path: string, cookie: string): Promise<{ first: number; last: number; end: string }> {
  const response = await fetch(`${url}${path}`, { headers: { ...visitorHeaders(url, cookie), accept: 'text/event-stream' } });
  if (!response.ok || response.body === null) throw new Error(`GET ${path} answered ${response.status}.`);
  let first: number | null = null;
  let [text, end] = ['', ''];
  for await (const chunk of response.body.pipeThrough(new TextDecoderStream())) {
    text += chunk;
    if (first === null && /^data:/m.test(text)) first = performance.now();
    end = /"type":"(done|failed|needs_input|cancelled)"/.exec(text)?.[1] ?? '';
    if (end !== '') break;
  }
  if (first === null) throw new Error(`GET ${path} ended without an event.`);
  return { first, last: performance.now(), end };
}
