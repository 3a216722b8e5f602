import type { FastifyInstance } from 'fastify';
import type { TestApp } from '../app.ts';

/** Names under which a body or an answer holds something that only its two ends may know; an address is no secret, but nobody's business. */
const secretNames = new Set(['password', 'token', 'code', 'codes', 'email', 'challenge', 'signature', 'secret', 'secret_uri']);

/** Too short to be told from any other text, and nobody's secret. */
const leastLength = 6;

/** The texts that stand under the name of a secret anywhere in `value`. */
function secretsOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    secretNames.has(name) ? [inner].flat().flatMap((one) => (typeof one === 'string' ? one : secretsOf(one))) : secretsOf(inner),
  );
}

function parsed(text: unknown): unknown {
  if (typeof text !== 'string') return null;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Six digits stand in many numbers by chance, so a code counts only where it stands alone. */
const isIn = (text: string, secret: string) =>
  /^\d+$/.test(secret) ? new RegExp(`(?<![\\d.])${secret}(?!\\d)`).test(text) : text.includes(secret);

/** Each of `secrets` that stands in one of `lines`, with its line. */
export function leaks(lines: readonly string[], secrets: ReadonlySet<string>): string[] {
  // The number of the process and the id of the request are in every line, and may have the digits of a code.
  const told = lines.map((line) => line.replace(/"pid":\d+/, '').replace(/"reqId":"[0-9a-f-]{36}"/, ''));
  const text = told.join('');
  return [...secrets].filter((secret) => isIn(text, secret)).map((secret) => `${secret}: ${told.find((line) => isIn(line, secret))}`);
}

/** Notes every line that is logged, and every password, code, token, address and cookie that comes to an app or leaves it. */
export class Witness {
  readonly lines: string[] = [];
  readonly secrets = new Set<string>();

  #note(texts: readonly (string | undefined)[]): void {
    for (const text of texts) if (text !== undefined && text.length >= leastLength) this.secrets.add(text);
  }

  watch(app: FastifyInstance): void {
    app.addHook('preHandler', async ({ body, cookies, headers }) => {
      this.#note([...secretsOf(body), ...Object.values(cookies), headers.authorization]);
    });
    app.addHook('onSend', async (_request, reply, payload) => {
      const cookies = [reply.getHeader('set-cookie') ?? []].flat().map((line) => /^[^=]*=([^;]*)/.exec(String(line))?.[1]);
      this.#note([...secretsOf(parsed(payload)), ...cookies]);
      return payload;
    });
  }

  /** What went out by mail was not seen on the way. */
  async readMails({ db }: TestApp): Promise<void> {
    for (const { text } of await db.selectFrom('mails').select('text').execute()) this.#note([/^Your code is: (\d{6})$/m.exec(text)?.[1]]);
  }
}
