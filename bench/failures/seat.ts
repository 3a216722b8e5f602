import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { smallDisk, type SmallDisk } from '../../scripts/small-disk.mjs';
import { freePort, Product } from '../../tests/support/e2e/product.ts';
import { FaultProxy } from './fault-proxy.ts';

/** In MiB: imports unpack there. */
const roomForFiles = 64;

const portOf = (url: string) => Number(new URL(url).port);

/** A server behind the load balancer, with what is its own: the way to it, its temporary files, its clock. */
export class Seat {
  product: Product;
  /** Whether the load balancer sends it requests. */
  isUp = true;
  /** Before it, as a browser far away has it. */
  readonly visitors: FaultProxy;
  /** Where its temporary files lie. Null where nothing may be mounted. */
  readonly disk: SmallDisk | null;
  readonly #env: Record<string, string>;
  readonly #folder: string;
  readonly #clock: string;

  private constructor(
    product: Product,
    visitors: FaultProxy,
    own: { env: Record<string, string>; folder: string; disk: SmallDisk | null },
  ) {
    this.product = product;
    this.visitors = visitors;
    this.disk = own.disk;
    this.#env = own.env;
    this.#folder = own.folder;
    this.#clock = join(mkdtempSync(join(tmpdir(), 'anydish-clock-')), 'offset');
    process.once('exit', this.#leave);
  }

  /** Nothing stays, also after a signal. */
  readonly #leave = (): void => {
    this.disk?.close();
    rmSync(this.#folder, { recursive: true, force: true });
    rmSync(dirname(this.#clock), { recursive: true, force: true });
  };

  static async open(settings: Record<string, string>): Promise<Seat> {
    const port = await freePort();
    const visitors = await FaultProxy.before(port);
    const folder = mkdtempSync(join(tmpdir(), 'anydish-seat-'));
    const disk = smallDisk(folder, roomForFiles);
    const env = { ...settings, TMPDIR: folder, PUBLIC_URL: `http://localhost:${visitors.port}` };
    return new Seat(await Product.start({ ...env, PORT: String(port) }), visitors, { env, folder, disk });
  }

  /** As other programs reach it; pages use the address that it calls its own. */
  get origin(): string {
    return `http://127.0.0.1:${this.visitors.port}`;
  }

  get ownOrigin(): string {
    return `http://localhost:${this.visitors.port}`;
  }

  /** While `work` lasts, the load balancer leaves it out. */
  async without(work: () => Promise<void>): Promise<void> {
    this.isUp = false;
    await work();
    this.isUp = true;
  }

  /** Ends it in good order and starts it with other settings; undefined takes one away. */
  restart(env: NodeJS.ProcessEnv = {}): Promise<void> {
    return this.without(async () => {
      await this.product.kill('SIGTERM');
      this.product.change(env);
      await this.product.run();
    });
  }

  /** Starts a new server, leads requests to it, and ends the old one. */
  async replace(): Promise<void> {
    const [old, next] = [this.product, await Product.start(this.#env)];
    this.product = next;
    this.visitors.leadTo(portOf(next.origin));
    await old.dispose();
  }

  /** Sets its clock so many seconds ahead; a running process notices within a second. Only after a start with `clockSettings`. */
  setClock(seconds: number): void {
    writeFileSync(this.#clock, `${seconds < 0 ? '' : '+'}${seconds}`);
  }

  /** Settings with which its clock can be moved. Time since the start of the machine goes on as it is, as with a real clock. */
  clockSettings(library: string): Record<string, string> {
    return { LD_PRELOAD: library, FAKETIME_TIMESTAMP_FILE: this.#clock, FAKETIME_CACHE_DURATION: '1', FAKETIME_DONT_FAKE_MONOTONIC: '1' };
  }

  static readonly ownClock = {
    LD_PRELOAD: undefined,
    FAKETIME_TIMESTAMP_FILE: undefined,
    FAKETIME_CACHE_DURATION: undefined,
    FAKETIME_DONT_FAKE_MONOTONIC: undefined,
  } as const;

  async close(): Promise<void> {
    await this.product.dispose();
    await this.visitors.close();
    process.off('exit', this.#leave);
    this.#leave();
  }
}
