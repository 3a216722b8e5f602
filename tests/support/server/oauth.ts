import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { assert } from 'superstruct';
import { fromWire } from '../../../contract/casing.ts';
import { oauthMessageSchema, writeLoginState, type LoginState, type OauthMessage } from '../../../contract/sign-in/oauth.ts';
import type { Provider } from '../../../contract/sign-in/providers.ts';
import { Browser } from './browser.ts';

export interface StartOptions extends Partial<LoginState> {
  mode?: 'pop-up' | 'page';
  attempt?: string;
  sourcePage?: string;
}

/** The path at which a sign-in begins. */
export function startPath(provider: Provider, options: StartOptions = {}): string {
  const { mode = 'pop-up', attempt, sourcePage, allowSignUp = true, dataSourceConnect = false } = options;
  const query = new URLSearchParams({ mode, login_state: writeLoginState({ allowSignUp, dataSourceConnect }) });
  if (attempt !== undefined) query.set('attempt', attempt);
  if (sourcePage !== undefined) query.set('source_page', sourcePage);
  return `/api/oauth/${provider}/start?${query.toString()}`;
}

/** Where an answer sends its browser, without the origin. */
function wayOf(response: LightMyRequestResponse): string {
  const { location } = response.headers;
  if (location === undefined) throw new Error(`The answer ${response.statusCode} leads nowhere: ${response.body}`);
  const { pathname, search } = new URL(location, 'http://localhost:3000');
  return pathname + search;
}

/** Follows redirects until a page comes, or an address that `isEnd` knows. */
export async function follow(
  browser: Browser,
  first: string,
  isEnd: (path: string) => boolean = () => false,
): Promise<LightMyRequestResponse | string> {
  let path = first;
  for (let steps = 0; steps < 10; steps += 1) {
    if (isEnd(path)) return path;
    const response = await browser.get(path);
    if (response.statusCode < 300 || response.statusCode >= 400) return response;
    path = wayOf(response);
  }
  throw new Error(`${first} goes on for ever.`);
}

export interface DemoPerson {
  name?: string;
  email: string;
  isVerified?: boolean;
  /** At Apple: another address is told in place of this one. */
  isHidden?: boolean;
}

const isCallback = (path: string) => path.startsWith('/api/oauth/');
const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };

/** What a form of a page holds. */
function fieldsOf(page: LightMyRequestResponse): Record<string, string> {
  const plain = (text = '') => text.replaceAll('&quot;', '"').replaceAll('&#39;', "'").replaceAll('&lt;', '<').replaceAll('&amp;', '&');
  const inputs = [...page.body.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)];
  return Object.fromEntries(inputs.map(([, name = '', value]) => [name, plain(value)]));
}

/** Posts an answer as the page of another site does: no cookie goes along. */
export const postAnswer = (
  app: FastifyInstance,
  provider: Provider,
  fields: Readonly<Record<string, string>>,
  origin = 'https://appleid.apple.com',
): Promise<LightMyRequestResponse> =>
  new Browser(app).call('POST', `/api/oauth/${provider}/callback`, undefined, {
    headers: { ...form.headers, origin, 'sec-fetch-site': 'cross-site' },
    payload: new URLSearchParams(fields).toString(),
  });

/** Goes to the demo identity provider and says who it is there. Resolves to the path of its answer, or to the page that posts it. */
async function chooseAtDemo(
  browser: Browser,
  provider: Provider,
  person: DemoPerson | 'refuse',
  options?: StartOptions,
): Promise<string | LightMyRequestResponse> {
  const first = await browser.get(startPath(provider, options));
  let choose = wayOf(first);
  for (;;) {
    const response = await browser.get(choose);
    if (response.statusCode === 200) break;
    choose = wayOf(response);
  }
  const fields =
    person === 'refuse'
      ? { refuse: 'on' }
      : {
          name: person.name ?? '',
          email: person.email,
          ...(person.isVerified !== false && { verified: 'on' }),
          ...(person.isHidden && { hidden: 'on' }),
        };
  const chosen = await browser.call('POST', choose, undefined, { ...form, payload: new URLSearchParams(fields).toString() });
  return follow(browser, wayOf(chosen), isCallback);
}

/** What the demo of Apple posts. */
export async function postedAtDemo(
  browser: Browser,
  person: DemoPerson | 'refuse',
  options?: StartOptions,
): Promise<Record<string, string>> {
  const page = await chooseAtDemo(browser, 'apple', person, options);
  const fields = typeof page === 'string' ? {} : fieldsOf(page);
  if (!('state' in fields)) throw new Error(`The demo provider gave no answer: ${typeof page === 'string' ? page : page.body}`);
  return fields;
}

/** Goes to the demo identity provider and says who it is there. Resolves to the path of its answer, not yet opened. */
export async function goToDemo(
  browser: Browser,
  provider: Provider,
  person: DemoPerson | 'refuse',
  options?: StartOptions,
): Promise<string> {
  if (provider === 'apple') return wayOf(await postAnswer(browser.app, 'apple', await postedAtDemo(browser, person, options)));
  const answer = await chooseAtDemo(browser, provider, person, options);
  if (typeof answer !== 'string') throw new Error(`The demo provider gave no answer: ${answer.statusCode} ${answer.body}`);
  return answer;
}

/** A whole sign-in by the demo identity provider. */
export async function signInAtDemo(
  browser: Browser,
  provider: Provider,
  person: DemoPerson | 'refuse',
  options?: StartOptions,
): Promise<LightMyRequestResponse> {
  return browser.get(await goToDemo(browser, provider, person, options));
}

/** What the result page reports; fails when it is none. */
export function messageOf(response: LightMyRequestResponse): OauthMessage {
  const block = /<script type="application\/json" id="result"[^>]*>(.*?)<\/script>/.exec(response.body)?.[1];
  if (block === undefined) throw new Error(`No result page: ${response.statusCode} ${response.body}`);
  const message = fromWire(JSON.parse(block));
  assert(message, oauthMessageSchema);
  return message;
}
