import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { ConfigError } from './config.ts';
import { settingNames } from './settings.ts';

/** Names allowed in `.env` besides the settings: they are for scripts and the runtime. */
const foreign = new Set(['UV_THREADPOOL_SIZE', 'MALLOC_MMAP_THRESHOLD_', 'MALLOC_TRIM_THRESHOLD_', 'CHROMIUM_PATH']);

function readFile(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return '';
    throw new ConfigError([`The file ${path} cannot be read: ${error instanceof Error ? error.message : String(error)}`]);
  }
}

/**
 * The environment merged with the `.env` file at `path`; the process environment wins.
 * @throws ConfigError for each unknown name in the file, which may be a misspelt setting.
 */
export function readEnvironment(env: NodeJS.ProcessEnv, path: string): Record<string, string | undefined> {
  const file = parseEnv(readFile(path));
  const strangers = Object.keys(file).filter((name) => !settingNames.has(name) && !foreign.has(name));
  if (strangers.length > 0) throw new ConfigError(strangers.map((name) => `${name} in ${path} is not a setting; .env.example lists all.`));
  return { ...file, ...env };
}
