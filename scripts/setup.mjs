// Installs what the lock file says, if that is not what stands in node_modules. Built-in modules only: see runtime.mjs.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv, env, execPath } from 'node:process';
import { pathToFileURL } from 'node:url';
import { fail, inRoot, outerNodes, root, say } from './runtime.mjs';

const readLock = (path) => JSON.parse(readFileSync(path, 'utf8')).packages;

/** npm writes node_modules/.package-lock.json when an installation is complete: one that was cut short has none. */
function isInstalled() {
  const record = inRoot('node_modules', '.package-lock.json');
  if (!existsSync(record)) return false;
  const wanted = readLock(inRoot('package-lock.json'));
  const present = readLock(record);
  const hasAll = Object.entries(wanted).every(([path, { version, optional, peer, devOptional }]) => {
    const installed = present[path];
    if (path === '' || (!installed && (optional || peer || devOptional))) return true;
    return installed?.version === version && (optional || existsSync(inRoot(path)));
  });
  const own = `node_modules/node-${process.platform}-${process.arch}`;
  return hasAll && Object.keys(present).every((path) => wanted[path]) && (!wanted[own] || existsSync(inRoot(own)));
}

/** The npm that belongs to the Node outside: the one inside node_modules is about to be deleted under our feet. */
function npmCommand() {
  const node = outerNodes()[0] ?? execPath;
  const beside = join(dirname(node), '..', 'lib', 'node_modules', 'npm', 'bin', 'npm-cli.js');
  const script = [env.npm_execpath, beside].find((path) => path?.endsWith('.js') && existsSync(path));
  return script ? [node, script] : ['npm'];
}

/** Brings node_modules in line with package-lock.json. Ends the process with npm's own words when that fails. */
export function setup() {
  if (!existsSync(inRoot('package-lock.json'))) fail('package-lock.json is missing: this is not a complete copy of AnyDish.');
  if (isInstalled()) return;
  say('Installing dependencies (npm ci), about a minute the first time...');
  const [command, ...before] = npmCommand();
  // With any NODE_ENV: building and checking need the development dependencies, the runtime is an optional one.
  const args = [...before, 'ci', '--include=dev', '--include=optional', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status, error, stdout, stderr } = spawnSync(command, args, { cwd: root, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 });
  if (error) fail(`npm could not be started: ${error.message}`);
  if (status !== 0) fail(`${stdout}${stderr}\nnpm ci failed (exit code ${status}) in ${root}; its message stands above.`);
  if (!isInstalled()) fail(`npm ci ended well, but node_modules in ${root} is not what package-lock.json says.`);
  say('Dependencies are installed.');
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) setup();
