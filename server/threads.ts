import { env } from 'node:process';

// Imported before anything else: libuv reads this once, when the first work for its threads arrives. Each password hash
// keeps one of them busy for about ten milliseconds, and four are shared with files and pictures.
env['UV_THREADPOOL_SIZE'] ??= '16';
