import { afterAll, beforeAll, expect } from 'vitest';
import { logOptions } from '../../../../server/log.ts';
import { buildTestApp, type TestApp, type TestAppOptions } from '../app.ts';
import { Browser } from '../browser.ts';
import { Witness, leaks } from './witness.ts';

export interface SecurityRun {
  readonly server: TestApp;
  /** The address of a network that no other test has. */
  network: () => string;
  /** A browser in a network of its own. */
  elsewhere: (headers?: Record<string, string>) => Browser;
}

/**
 * A server for the tests of one file, which writes its log in full. ASVS 16.2.5: when all are through, every password, code,
 * token, address and cookie that any of them used is looked for in every line, and the file fails for the first that is found.
 */
export function securityRun(options: TestAppOptions = {}): SecurityRun {
  const witness = new Witness();
  let server: TestApp | undefined;
  let networks = 0;
  const current = () => {
    if (server === undefined) throw new Error('The server of these tests has not started yet.');
    return server;
  };

  beforeAll(async () => {
    const logger = { ...logOptions({ write: (line) => void witness.lines.push(line) }), level: 'trace' };
    server = await buildTestApp({ ...options, logger, prepare: (app) => witness.watch(app) });
  });
  afterAll(async () => {
    await witness.readMails(current());
    await current().close();
    // Neither of the two is empty, or this would prove nothing.
    expect(witness.lines.length, 'lines of the log').toBeGreaterThan(0);
    expect(witness.secrets.size, 'secrets').toBeGreaterThan(0);
    expect(leaks(witness.lines, witness.secrets)).toEqual([]);
  });

  const network = () => {
    networks += 1;
    return `198.51.${Math.floor(networks / 250)}.${(networks % 250) + 1}`;
  };
  return {
    get server() {
      return current();
    },
    network,
    elsewhere: (headers = {}) => new Browser(current().app, { remoteAddress: network(), headers }),
  };
}
