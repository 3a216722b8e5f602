import type { FastifyServerOptions } from 'fastify';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { openLogFile } from './log-file.ts';

// ASVS 16.2.5. Values under these names are never logged.
const secrets = ['password', 'code', 'token', 'cookie', 'authorization', 'passwordHash', 'password_hash', 'apiKey'];
const redacted = ['req.headers', 'res.headers', ...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])];

/** pino writes a line of JSON that begins with its level; from 40 on somebody should look at it. */
const isUrgent = (line: string) => /^\{"level":[456]0/.test(line);

/** Options for a log without secrets, written to `stream` line by line. */
export const logOptions = (stream: { write: (line: string) => void }) =>
  ({
    level: 'info',
    redact: { paths: redacted, censor: '[secret]' },
    serializers: {
      // The query may hold what a sign-in provider sends back.
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
        ip: request.ip,
      }),
    },
    stream,
  }) satisfies FastifyServerOptions['logger'];

/** Where the log goes: in production to stderr; else to a file, with what is urgent on stderr as well. */
export function openLog(config: Pick<Config, 'isProduction' | 'isEmbedded' | 'dataDir'>): {
  stream: { write: (line: string) => void };
  path: string | null;
} {
  if (config.isProduction || !config.isEmbedded) return { stream: process.stderr, path: null };
  const path = join(config.dataDir, 'server.log');
  const file = openLogFile(path);
  const write = (line: string) => {
    file.write(line);
    if (isUrgent(line)) process.stderr.write(line);
  };
  return { stream: { write }, path };
}
