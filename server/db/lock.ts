import { chmodSync, existsSync, linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pid } from 'node:process';

/** Why DATA_DIR cannot be used, in one line for the operator. */
export class LockError extends Error {}

interface Holder {
  pid: number;
  /** The kernel's start time of the process; empty if unknown. A pid alone may have been reused. */
  began: string;
}

const codeOf = (error: unknown) => (error instanceof Error && 'code' in error ? error.code : undefined);

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  }
}

/** Linux: the boot and the tick at which a process began. proc(5): the 22nd field, counted after the name in brackets. */
function beganOf(process: number): string {
  if (!existsSync('/proc/sys/kernel/random/boot_id')) return '';
  const stat = read(`/proc/${process}/stat`) ?? '';
  const tick = stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? '';
  return `${readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim()} ${tick}`;
}

function isAlive({ pid: other, began }: Holder): boolean {
  try {
    process.kill(other, 0);
  } catch (error) {
    // EPERM: it is running under another user.
    if (codeOf(error) !== 'EPERM') return false;
  }
  return began === beganOf(other);
}

function parse(text: string): Holder | null {
  const [first = '', began = ''] = text.split('\n');
  const other = Number(first);
  return Number.isInteger(other) && other > 0 ? { pid: other, began } : null;
}

/** Creates the lock at `path` if nobody has it: link(2) is atomic, and the file is complete from the start. */
function tryLink(mine: string, path: string): boolean {
  try {
    linkSync(mine, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

/** Removes a dead process's lock. If another process took it meanwhile, that lock is put back. */
function putAway(path: string, stale: string): void {
  const away = `${path}.stale.${pid}`;
  try {
    renameSync(path, away);
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return;
    throw error;
  }
  if (read(away) !== stale) tryLink(away, path);
  rmSync(away, { force: true });
}

function prepareFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    chmodSync(folder, 0o700);
  } catch (error) {
    throw new LockError(`DATA_DIR ${folder} cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  }
}

/**
 * Locks `folder` for this process, because PGlite loses rows when two processes open it. Takes over the lock of a killed process.
 * @throws LockError when a running process has the folder, or it cannot be created or written.
 */
export function lockFolder(folder: string): { release: () => void } {
  prepareFolder(folder);
  const path = join(folder, 'lock');
  const mine = join(folder, `lock.${pid}`);
  const content = `${pid}\n${beganOf(pid)}\n`;
  try {
    writeFileSync(mine, content, { mode: 0o600 });
    for (let tries = 0; tries < 10; tries += 1) {
      if (tryLink(mine, path)) return { release: () => (read(path) === content ? rmSync(path, { force: true }) : undefined) };
      const held = read(path);
      const holder = parse(held ?? '');
      if (holder && isAlive(holder))
        throw new LockError(`DATA_DIR ${folder} is in use by process ${holder.pid}. Stop it, or set DATA_DIR to another folder.`);
      if (held !== null) putAway(path, held);
    }
    throw new LockError(`DATA_DIR ${folder} is being taken by several processes at once. Start one of them again.`);
  } catch (error) {
    if (error instanceof LockError) throw error;
    throw new LockError(`DATA_DIR ${folder} cannot be used: ${error instanceof Error ? error.message : String(error)}`);
  } finally {
    rmSync(mine, { force: true });
  }
}
