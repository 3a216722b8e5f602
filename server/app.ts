import compress from '@fastify/compress';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import underPressure from '@fastify/under-pressure';
import Fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify';
import { join } from 'node:path';
import { registerAccounts } from './sign-in/routes.ts';
import { createViewerLookup } from './sign-in/viewer-lookup.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import type { Tracing } from './tracing/tracing.ts';
import { createLocalBus, type Bus } from './messages/bus.ts';
import { messagesOf } from './messages/messages.ts';
import type { OpenDatabase } from './db/open.ts';
import { filesInRows, type Files } from './files/files.ts';
import { createReads } from './db/reads.ts';
import { answerError, registerErrors } from './http/errors.ts';
import { registerOriginCheck } from './http/origin.ts';
import { registerHealth } from './http/health.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerRequestIds, requestIdOf } from './http/request-id.ts';
import { watchLoopDelay } from './http/loop-delay.ts';
import { registerThisComputerOnly } from './http/this-computer.ts';
import { registerSecurityHeaders } from './http/security-headers.ts';
import { registerImpersonationAudit } from './console/impersonation/audit-hook.ts';
import { registerImpersonation } from './console/impersonation/routes.ts';
import { registerConsoleExport } from './console/export.ts';
import { registerCorrections } from './console/corrections/routes.ts';
import { registerCategoryTree } from './console/categories/routes.ts';
import { registerSitemaps } from './console/sitemaps/routes.ts';
import { registerLab } from './console/lab/routes.ts';
import { registerConsoleLists } from './console/list-routes.ts';
import { registerConsolePictures } from './console/picture-routes.ts';
import { registerConsoleRecords } from './console/record-routes.ts';
import { registerConsoleRuns } from './console/run-routes.ts';
import { registerKitchen } from './kitchen/routes.ts';
import { registerDevInbox } from './developer/dev-inbox/routes.ts';
import { registerConnections } from './sign-in/oauth/connection-routes.ts';
import { registerOauth } from './sign-in/oauth/routes.ts';
import { registerPasskeys } from './sign-in/passkeys/routes.ts';
import { registerPersonalData } from './account/personal-data/routes.ts';
import { registerPages } from './shell/pages.ts';
import { createWorkers, type Workers } from './work/workers.ts';

const kibi = 1024;
const bodyLimit = 256 * kibi;
/** Phone photos are at most half as large. */
const photoLimit = 20 * kibi * kibi;
const builtPages = join(import.meta.dirname, '../dist');

export interface AppOptions extends Omit<Deps, 'log' | 'workers' | 'files' | 'reads' | 'bus' | 'news' | 'watcher' | 'tokenFor'> {
  /** Missing: photos and pictures are kept in the database. */
  files?: Files;
  /** A copy of the database that is some seconds behind. */
  replica?: Deps['db'] | null;
  /** Messages of other processes; without it this process is alone. The caller closes it. */
  bus?: Bus;
  /** Folder of the built pages. */
  dist?: string;
  /** The use of the database's connections, for the metrics. */
  poolUse?: OpenDatabase['poolUse'];
  /** This process among others; made here where a caller does not share it with the outbox. */
  workers?: Workers;
  /** Event loop delay, in milliseconds, above which calls are refused; 0 disables the check. */
  maxEventLoopDelay?: number;
  /** Nothing is logged without it. */
  logger?: FastifyServerOptions['logger'];
}

/** Hooks for every request. */
async function registerPlatform(app: FastifyInstance, config: Config, maxEventLoopDelay: number, tracing: Tracing | null): Promise<void> {
  registerErrors(app);
  registerRequestIds(app, tracing);
  if (config.isProduction) watchLoopDelay(app);
  await registerSecurityHeaders(app, config);
  registerThisComputerOnly(app, config);
  await app.register(underPressure, { maxEventLoopDelay });
  registerOriginCheck(app, config);
  await app.register(cookie);
  registerImpersonationAudit(app);
  // Its list of types omits event streams, which must not be buffered.
  await app.register(compress, { encodings: ['br', 'gzip'] });
  await app.register(multipart, { limits: { fileSize: photoLimit, files: 1, fields: 4, parts: 5, fieldSize: kibi, headerPairs: 20 } });
  // Only JSON and photos are accepted. Forms of other sites can send plain text without a preflight.
  app.removeContentTypeParser('text/plain');
}

/** The whole server without its process: it does not listen yet, and `inject` works. Close it to stop what it started. */
export async function buildApp({
  logger = false,
  dist = builtPages,
  maxEventLoopDelay = 0,
  poolUse,
  workers,
  files = filesInRows,
  replica = null,
  bus = createLocalBus(),
  ...deps
}: AppOptions): Promise<FastifyInstance> {
  const app = Fastify({
    logger,
    bodyLimit,
    trustProxy: deps.config.trustProxy ?? false,
    genReqId: requestIdOf,
    // Long enough for a photo over a slow connection, short enough against slow-loris clients.
    requestTimeout: 120_000,
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
  });
  const warn = (details: object, text: string) => app.log.warn(details, text);
  const reads = createReads({ ...deps, replica, warn });
  const onError = (error: unknown) => warn({ reason: error instanceof Error ? error.message : '' }, 'work could not be looked for');
  const own = workers ?? createWorkers({ ...deps, isAlone: deps.config.isEmbedded, onError });
  app.decorate('deps', { ...deps, ...messagesOf({ ...deps, bus, log: app.log }), workers: own, files, reads, log: app.log });
  app.addHook('onReady', own.beat);
  // After the hooks that release what this process holds.
  if (workers === undefined) app.addHook('onClose', own.close);
  app.decorate('findViewer', createViewerLookup(deps.db, deps.clock));
  await registerPlatform(app, deps.config, maxEventLoopDelay, deps.tracing ?? null);
  registerAccounts(app);
  registerImpersonation(app);
  registerConsoleLists(app);
  registerConsoleRecords(app);
  registerConsolePictures(app);
  registerConsoleRuns(app, registerLab(app));
  registerConsoleExport(app);
  registerSitemaps(app);
  registerCategoryTree(app);
  registerCorrections(app);
  registerPersonalData(app);
  registerKitchen(app);
  registerHealth(app);
  registerMetrics(app, deps.config.metricsToken, poolUse);
  registerDevInbox(app);
  registerConnections(app);
  registerPasskeys(app);
  await registerOauth(app);
  await registerPages(app, dist);
  return app;
}
