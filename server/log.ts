import type { FastifyServerOptions } from 'fastify';
import { join } from 'node:path';
import type { Config } from './config.ts';
import { openLogFile } from './log-file.ts';

// ASVS 16.2.5. Values under these names are never logged.
const secrets = ['password', 'code', 'token', 'cookie', 'authorization', 'passwordHash', 'password_hash', 'apiKey', 'secretAccessKey'];
const redacted = ['req.headers', 'res.headers', ...secrets.flatMap((name) => [name, `*.${name}`, `*.*.${name}`])];

/** pino lines begin with their level; 40 and above need attention. */
const isUrgent = (line: string) => /^\{"level":[456]0/.test(line);

/** Options for a log without secrets, written to `stream` line by line. */
export const logOptions = (stream: { write: (line: string) => void }) =>
  ({
    level: 'info',
    redact: { paths: redacted, censor: '[secret]' },
    serializers: {
      // The query may contain a sign-in provider's answer.
      req: (request: { method: string; url: string; ip?: string }) => ({
        method: request.method,
        path: request.url.split('?', 1)[0],
        ip: request.ip,
      }),
    },
    stream,
  }) satisfies FastifyServerOptions['logger'];

/** The log's target: stderr in production; else a file, with urgent lines on stderr as well. */
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
