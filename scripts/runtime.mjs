// Runs on the Node that the machine happens to have (20 or newer), before anything is installed: built-in modules only.
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = dirname(dirname(fileURLToPath(import.meta.url)));
export const inRoot = (...parts) => join(root, ...parts);

/** Signals that end a process and that we hand on to the one we wait for. */
export const handedOn = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Ends with one clear line, for people, without a stack. */
export function fail(line) {
  process.stderr.write(`${line}\n`);
  process.exit(1);
}

export const say = (line) => process.stdout.write(`${line}\n`);

/** A setting: from the environment, else from `.env`; empty when it is nowhere. */
export function setting(name) {
  const file = existsSync(inRoot('.env')) ? readFileSync(inRoot('.env'), 'utf8') : '';
  return process.env[name] ?? new RegExp(`^\\s*${name}\\s*=\\s*["']?([^"'\\s#]*)`, 'm').exec(file)?.[1] ?? '';
}

const pinnedPath = inRoot('node_modules', `node-${process.platform}-${process.arch}`, 'bin', 'node');

/** The major version that package.json pins: what the server needs at least. */
const neededMajor = () =>
  Number.parseInt(Object.values(JSON.parse(readFileSync(inRoot('package.json'), 'utf8')).optionalDependencies)[0], 10);

function majorOf(path) {
  const { status, stdout } = spawnSync(path, ['-p', 'process.versions.node'], { encoding: 'utf8' });
  return status === 0 ? Number.parseInt(stdout, 10) : 0;
}

/** Every `node` on the PATH, except those that npm put in front of it. */
export const outerNodes = () =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => folder !== '' && !folder.includes('node_modules'))
    .map((folder) => join(folder, process.platform === 'win32' ? 'node.exe' : 'node'))
    .filter((path) => existsSync(path));

let found;
/** The Node that runs the product: the pinned one, else (a platform without a pinned binary) one that is new enough. */
export function productNode() {
  found ??= [pinnedPath, process.execPath, ...outerNodes()].find((path) => existsSync(path) && majorOf(path) >= neededMajor());
  return (
    found ??
    fail(
      `AnyDish needs Node ${neededMajor()} or newer on ${process.platform}-${process.arch}, and found none: this one is ${process.version}.`,
    )
  );
}

/** Environment for a child: its `node` is the product's, with any PATH of the caller. */
const productEnv = (extra) => ({
  ...process.env,
  PATH: [dirname(productNode()), inRoot('node_modules', '.bin'), process.env.PATH ?? ''].join(delimiter),
  ...extra,
});

/** Runs a command to its end with our terminal, hands signals on, and resolves to its exit code. */
export function run(command, args, { env, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: 'inherit', env: productEnv(env), ...options });
    const handOn = handedOn.map((signal) => [signal, () => child.kill(signal)]);
    for (const [signal, listener] of handOn) process.on(signal, listener);
    child.once('error', reject);
    child.once('close', (code, signal) => {
      for (const [name, listener] of handOn) process.off(name, listener);
      resolve(code ?? 128 + (constants.signals[signal] ?? 0));
    });
  });
}

/** Runs a script or an installed tool on the product's Node. Tools are named by their file in node_modules. */
export const runNode = (args, options) => run(productNode(), args, options);

/** Runs a command quietly. Resolves to its exit code and everything it said. */
export function capture(command, args, { env, ...options } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: productEnv(env), ...options });
    const said = [];
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => said.push(text));
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? 1, output: said.join('') }));
  });
}

/** Path of a tool that a package in node_modules offers, to run with `runNode`. */
export function tool(name, bin = name) {
  const manifest = JSON.parse(readFileSync(inRoot('node_modules', name, 'package.json'), 'utf8'));
  return inRoot('node_modules', name, typeof manifest.bin === 'string' ? manifest.bin : manifest.bin[bin]);
}

/** Starts the calling script again on the product's Node, unless it already runs there. Needs a finished `setup()`. */
export async function onProductNode(meta) {
  if (Number.parseInt(process.versions.node, 10) >= neededMajor()) return;
  process.exit(await runNode([fileURLToPath(meta.url), ...process.argv.slice(2)]));
}
