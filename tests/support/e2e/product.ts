import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { prepareFolder } from '../server/database.ts';

const root = join(import.meta.dirname, '..', '..', '..');

/** The embedded database is compiled as far as it is used, and no further: half of the time of a start. */
const quickStart = ['--liftoff-only', '--wasm-lazy-compilation'];

/** A loopback port that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** The real server as a process of its own, on a database of its own that outlives its restarts. */
export class Product {
  readonly origin: string;
  /** Everything that the process has said. */
  log = '';
  #env: NodeJS.ProcessEnv;
  readonly dataDir: string;
  #process: ChildProcess | null = null;
  /** Ending this process ends that one too. */
  readonly #end = () => void this.#process?.kill('SIGKILL');

  private constructor(port: number, dataDir: string, env: Record<string, string>) {
    this.origin = `http://localhost:${port}`;
    this.dataDir = dataDir;
    this.#env = {
      PATH: process.env['PATH'],
      HOME: process.env['HOME'],
      UV_THREADPOOL_SIZE: '16',
      PORT: String(port),
      DATA_DIR: dataDir,
      // What it answers would be out of the tests' reach.
      SERVICE_WORKER: 'off',
      // It would take a good part of a core from the tests for minutes.
      WARM_UP: 'off',
      ...env,
    };
    process.once('exit', this.#end);
  }

  static async start(env: Record<string, string> = {}): Promise<Product> {
    const dataDir = await mkdtemp(join(tmpdir(), 'any dish-'));
    await cp(await prepareFolder(), join(dataDir, 'database'), { recursive: true });
    const product = new Product(Number(env['PORT'] ?? (await freePort())), dataDir, env);
    await product.run();
    return product;
  }

  /** Starts the process and waits until it answers. */
  async run(): Promise<void> {
    const child = spawn(process.execPath, [...quickStart, 'server/main.mjs'], {
      cwd: root,
      env: this.#env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#process = child;
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text: string) => (this.log += text));
    const deadline = Date.now() + 240_000;
    while (!(await this.#isUp())) {
      if (child.exitCode !== null || Date.now() > deadline) throw new Error(`The server did not start:\n${this.log}`);
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
  }

  /** Settings of the next start; undefined takes one away. */
  change(env: NodeJS.ProcessEnv): void {
    this.#env = { ...this.#env, ...env };
  }

  get pid(): number {
    return this.#process?.pid ?? 0;
  }

  /** False after it has ended by itself, or was killed. */
  get isRunning(): boolean {
    return this.#process !== null && this.#process.exitCode === null && this.#process.signalCode === null;
  }

  async #isUp(): Promise<boolean> {
    const response = await fetch(`${this.origin}/api/health`).catch(() => null);
    return response?.ok === true;
  }

  /** Ends the process at once, as a power cut of the process would. */
  async kill(signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const child = this.#process;
    this.#process = null;
    if (child === null || child.exitCode !== null) return;
    child.kill(signal);
    await once(child, 'exit');
  }

  async dispose(): Promise<void> {
    await this.kill('SIGTERM');
    process.off('exit', this.#end);
    await rm(this.dataDir, { recursive: true, force: true });
  }

  [Symbol.asyncDispose](): Promise<void> {
    return this.dispose();
  }
}
