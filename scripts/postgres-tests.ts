import { existsSync } from 'node:fs';
import { join } from 'node:path';

/*
 * The embedded database is PostgreSQL itself, with one connection: most tests say the same on both. Only these run once more on a real
 * server, by what can differ there. Paths are below tests/server.
 */
const byReason = {
  'several calls at once meet in locks and unique keys': [
    'account/email-change',
    'account/messages',
    'account/password-change',
    'account/personal-data/deletion',
    'account/profile',
    'console/admins',
    'console/category-actions',
    'console/category-tree',
    'console/corrections',
    'console/impersonation/begin',
    'console/impersonation/end',
    'console/records',
    'console/report-answers',
    'console/runs',
    'console/staff-accounts',
    'console/suspension',
    'files/moving-and-sweeping',
    'janitor',
    'kitchen/budgets',
    'kitchen/jobs/fair-use',
    'kitchen/jobs/jobs',
    'limits/rate-limit',
    'recipes/changes',
    'recipes/collections',
    'recipes/cookbook-keeping',
    'recipes/feedback',
    'recipes/index-races',
    'recipes/notes',
    'recipes/sharing',
    'security/codes',
    'security/passkeys',
    'security/sessions',
    'sign-in/oauth/accounts',
    'sign-in/oauth/apple',
    'sign-in/oauth/checks',
    'sign-in/oauth/connections',
    'sign-in/passkey-sign-up',
    'sign-in/passkeys/passkeys',
    'sign-in/passkeys/recovery-codes',
    'sign-in/reset',
    'sign-in/second-steps/authenticators',
    'sign-in/viewer-lookup',
  ],
  'several processes share one database, with leases and notifications': [
    'http/watcher',
    'kitchen/jobs/event-stream',
    'kitchen/jobs/recovery',
    'kitchen/news/jobs-news',
    'kitchen/news/timers',
    'mail/outage',
    'mail/outbox',
    'messages/news',
    'messages/permits',
    'messages/processes',
    'work/workers',
  ],
  'connections are opened, lost and used up': ['db/hung', 'db/open', 'console/export-stream'],
  'migrations, locks and indexes': ['db/in-steps', 'db/in-steps-together', 'db/lock', 'db/migrate', 'db/one-mailbox', 'db/recipe-outcomes'],
  'the programs of the server copy it': ['db/backup'],
  'queries put together from what is asked, and the order of texts': [
    'console/audit-chain',
    'console/lists',
    'recipes/cookbook-categories',
    'recipes/search',
    'recipes/shopping',
  ],
  'every call once, so that the oldest supported PostgreSQL reads every statement': ['untrusted/every-call'],
} as const;

/** Tests with several calls at once that do not meet in the database, or whose race another file above runs. */
const sameOnBoth = {
  'the server answers without the database, or reads only': [
    'bad-input',
    'http/languages',
    'http/this-computer',
    'kitchen/more-photos',
    'messages/nats',
    'recipes/ended-links',
    'recipes/shared-pictures',
    'shell/conventions',
    'shell/page-paths',
    'shell/pages',
    'shell/rendered-pages',
    'shell/service-worker',
    'sign-in/language',
    'sign-in/mail-languages',
    'untrusted/thread-pool',
  ],
  'limits count by the one statement that limits/rate-limit races': [
    'kitchen/uploads',
    'security/limits',
    'security/networks',
    'security/slowed',
    'security/spending',
    'untrusted/failing-calls',
  ],
  'a grant is taken by one update, as codes and requests are above': [
    'account/personal-data/export',
    'account/personal-data/recipes-export',
  ],
  'rows of different people, or one caller that waits for itself': ['security/other-sites'],
  'a process with an embedded database of its own': ['standing', 'untrusted/running-server'],
} as const;

const toPath = (name: string) => `tests/server/${name}.test.ts`;

/** The test files that run on a real server too. */
export const postgresTests: string[] = Object.values(byReason).flat().map(toPath);

/** Explains the statements that these sent. */
export const plansTest = toPath('db/plans');

/** Of these, what a pooler could break: transactions, locks, statements of every call, leases, long reads. */
export const pooledTests: string[] = [
  'console/runs',
  'kitchen/jobs/jobs',
  'limits/rate-limit',
  'mail/outbox',
  'recipes/search',
  'sign-in/reset',
  'messages/permits',
].map(toPath);

const listed = new Set([...postgresTests, ...Object.values(sameOnBoth).flat().map(toPath)]);

/** What is wrong with the lists: names without a file, and files that race (by their text) and stand in no list. */
export function listProblems(root: string, files: readonly { path: string; text: string }[]): string[] {
  const gone = [...listed].filter((path) => !existsSync(join(root, path))).map((path) => `${path} is listed, and does not exist`);
  const unlisted = files
    .filter(({ path, text }) => !listed.has(path) && text.includes('support/server/') && /\bPromise\.all(?:Settled)?\(/.test(text))
    .map(({ path }) => `${path} makes several calls at once: scripts/postgres-tests.ts has to say whether a real server runs it`);
  return [...gone, ...unlisted];
}
