// What npm cannot bring: a browser, a database server and scanners, from the system's own packages.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { env, getuid } from 'node:process';
import { capture, fail, say, setting } from './runtime.mjs';

const onPath = (names) =>
  (env.PATH ?? '')
    .split(delimiter)
    .flatMap((folder) => names.map((name) => join(folder, name)))
    .find((path) => existsSync(path));

/** Installs Debian packages (names with spaces between), as root. Ends the process with apt's words, or with what a person has to do. */
async function install(names, what, otherwise) {
  if (getuid?.() !== 0 || !onPath(['apt-get']))
    fail(`${what} is missing. Install it (on Debian: apt-get install ${names})${otherwise} and run this again.`);
  say(`Installing ${names} (apt-get)...`);
  const quiet = { env: { DEBIAN_FRONTEND: 'noninteractive' } };
  const update = await capture('apt-get', ['update', '-qq'], quiet);
  const { code, output } = await capture('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...names.split(' ')], quiet);
  if (code !== 0) fail(`${update.output}${output}\napt-get could not install ${names}; its message stands above.`);
}

/** The headless shell does without a browser's own windows: with it the browser tests take a fifth less of the processor. */
const findChromium = (isShellEnough) =>
  [
    setting('CHROMIUM_PATH'),
    ...(isShellEnough ? [onPath(['chromium-headless-shell'])] : []),
    onPath(['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']),
  ].find((path) => path && existsSync(path));

/** Path of a Chromium; CHROMIUM_PATH names another one than the PATH's. The tests prefer its headless shell where there is one. */
export async function chromium({ isShellEnough = false } = {}) {
  const name = isShellEnough ? 'chromium-headless-shell' : 'chromium';
  if (!findChromium(isShellEnough))
    await install(`${name} fonts-liberation`, 'Chromium, which the browser tests drive,', ' or name one in CHROMIUM_PATH');
  return findChromium(isShellEnough) ?? fail(`The package ${name} is installed, but there is no ${name} on the PATH.`);
}

const debianServers = '/usr/lib/postgresql';

function findPostgres() {
  const versions = existsSync(debianServers) ? readdirSync(debianServers).toSorted((a, b) => Number(b) - Number(a)) : [];
  const folders = [...versions.map((version) => join(debianServers, version, 'bin')), ...(env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** Folder of PostgreSQL's server programs (initdb, postgres). */
export async function postgresPrograms() {
  if (!findPostgres()) await install('postgresql', "PostgreSQL's server", '');
  return findPostgres() ?? fail('The package postgresql is installed, but its server programs are not to be found.');
}

/** Path of PgBouncer, which lends connections of a database server. */
export async function pgbouncer() {
  const find = () => [onPath(['pgbouncer']), '/usr/sbin/pgbouncer'].find((path) => path && existsSync(path));
  if (!find()) await install('pgbouncer', 'PgBouncer', '');
  return find() ?? fail('The package pgbouncer is installed, but there is no pgbouncer on the PATH.');
}

/** Path of NATS' server, which carries messages between processes and to browsers. */
export async function natsServer() {
  const find = () => [onPath(['nats-server']), '/usr/sbin/nats-server'].find((path) => path && existsSync(path));
  if (!find()) await install('nats-server', "NATS' server", '');
  return find() ?? fail('The package nats-server is installed, but there is no nats-server on the PATH.');
}

/** Path of the library that gives a process another clock, which can be moved while it runs. */
export async function clockLibrary() {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => join('/usr/lib', name, 'faketime')) : [];
  const find = () => folders.map((folder) => join(folder, 'libfaketimeMT.so.1')).find((path) => existsSync(path));
  if (!find()) await install('libfaketime', 'libfaketime, which moves the clock of a process,', '');
  return find() ?? fail('The package libfaketime is installed, but there is no libfaketimeMT.so.1 in /usr/lib/*/faketime.');
}

/** Paths of the scanners that look for weaknesses from outside. */
export async function scanners() {
  const names = ['wapiti', 'sqlmap'];
  const missing = names.filter((name) => !onPath([name]));
  if (missing.length > 0) await install(missing.join(' '), `${missing.join(' and ')}, which \`npm run scan\` runs,`, '');
  return Object.fromEntries(
    names.map((name) => [name, onPath([name]) ?? fail(`The package ${name} is installed, but there is no ${name} on the PATH.`)]),
  );
}
