import { TestServer, type Settings } from './test-server.ts';

/** The servers of a worker's tests, by their settings. */
export class TestServers {
  readonly #running = new Map<string, Promise<TestServer>>();

  /** The server with these settings, which runs until `close`. */
  with(settings: Settings): Promise<TestServer> {
    const key = JSON.stringify(settings);
    const server = this.#running.get(key) ?? TestServer.start(settings);
    this.#running.set(key, server);
    return server;
  }

  async close(): Promise<void> {
    for (const server of this.#running.values()) await (await server).close();
  }
}
