import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import formbody from '@fastify/formbody';
import multipart from '@fastify/multipart';
import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import { versionHeader } from '@larder/contract';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { refusalOnTheWire } from '../../compatibility/index.ts';
import type { Connection } from '../database/index.ts';
import { AppError } from '../errors/index.ts';
import { type CallersRepository, createCallers, type NoteSeen } from './callers.ts';
import type { Platform, Restoring } from './context.ts';
import { endConnectionsWhenStopping } from './end-connections.ts';
import { answerError, retryAfter } from './error-replies.ts';
import type { Route } from './implement.ts';
import { limitBodyTimes, type TimeLimits, usualTimeLimits, visitorBodyLimit } from './limit-bodies.ts';
import { pathForLog } from './path-for-log.ts';
import { readJson } from './read-json.ts';
import { registerRoutes } from './register-routes.ts';
import { createRememberedReplies } from './remembered-replies.ts';
import { securityHeaders, strictTransport } from './security-headers.ts';
import { endLiveBodiesWhenStopping } from './send-file.ts';
import { chooseLanguage, wordsIn } from './words.ts';

interface ServerParts {
  platform: Platform;
  connection: Connection;
  callers: CallersRepository;
  noteSeen?: NoteSeen;
  routes: Route[];
  version: string;
  checkReplies?: boolean;
  timeLimits?: TimeLimits;
  restoring: Restoring;
}

/** The HTTP server with every route of the API; pages and documents are added by the app. */
export const createServer = async (parts: ServerParts): Promise<FastifyInstance> => {
  const { platform, connection, restoring, timeLimits = usualTimeLimits } = parts;
  const { settings } = platform;
  const sendError = async (error: unknown, request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const words = wordsIn(chooseLanguage(request.headers['accept-language']));
    const found = answerError(error, words, connection.dialect, request.id);
    // While all tables are replaced, whatever asks one of them may fail in many ways.
    const isReplaced = found.unexpected && (await restoring.isUnderWay());
    const answer = isReplaced
      ? answerError(new AppError('server.restoring'), words, connection.dialect, request.id)
      : found;
    if (found.unexpected) platform.log.error({ part: 'web', err: error, requestId: request.id }, 'unexpected error');
    if (answer.status === 401) reply.header('www-authenticate', 'Bearer');
    const wait = retryAfter(answer);
    if (wait !== undefined) reply.header('retry-after', wait);
    reply.code(answer.status).header('cache-control', 'no-store').send(refusalOnTheWire(answer.status, answer.body));
  };
  const server = Fastify({
    loggerInstance: platform.log as FastifyBaseLogger,
    // One line per failed request is written by `onResponse` below instead of two per request.
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: settings.TRUSTED_PROXIES.length > 0 ? settings.TRUSTED_PROXIES : false,
    bodyLimit: visitorBodyLimit,
    http: { headersTimeout: timeLimits.headers, connectionsCheckingInterval: timeLimits.check },
    // Ends what nobody waits for when the server is stopped.
    forceCloseConnections: 'idle',
    frameworkErrors: (error, request, reply) => sendError(error, request, reply),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 500 },
  });

  // What is logged names its request by itself.
  server.setChildLoggerFactory((logger) => logger);
  server.removeContentTypeParser(['application/json', 'text/plain']);
  server.addContentTypeParser(
    ['application/json', 'application/*+json'],
    { parseAs: 'string' },
    async (_request: unknown, body: string) => readJson(body),
  );
  await server.register(cookie);
  await server.register(formbody, { bodyLimit: visitorBodyLimit });
  await server.register(multipart);
  await server.register(rateLimit, {
    global: false,
    max: settings.SECURITY_RATE_LIMIT || Number.MAX_SAFE_INTEGER,
    timeWindow: 60_000,
    // Who has gone away already has no address.
    keyGenerator: ({ ip }) => normalizeIP(ip ?? ''),
    errorResponseBuilder: () => new AppError('request.too-many'),
  });

  const usualHeaders = { ...securityHeaders(), [versionHeader]: parts.version };
  server.addHook('onRequest', (request, reply, done) => {
    reply.headers(usualHeaders).header('x-request-id', request.id);
    if (request.protocol === 'https') reply.header('strict-transport-security', strictTransport);
    done();
  });
  server.addHook('onResponse', (request, reply, done) => {
    const failed = reply.statusCode >= 500;
    if (failed || platform.log.isLevelEnabled('debug')) {
      const line = {
        requestId: request.id,
        method: request.method,
        path: pathForLog(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
      };
      if (failed) platform.log.warn({ part: 'web', ...line }, 'request failed');
      else platform.log.debug({ part: 'web', ...line }, 'request');
    }
    done();
  });
  limitBodyTimes(server, timeLimits);
  endConnectionsWhenStopping(server);
  endLiveBodiesWhenStopping(server);
  server.setErrorHandler(sendError);

  const callers = createCallers(parts.callers, platform.sessions, parts.noteSeen);
  registerRoutes(server, parts.routes, {
    platform,
    connection,
    callers,
    remembered: createRememberedReplies(),
    version: parts.version,
    checkReplies: parts.checkReplies ?? false,
    restoring,
  });
  for (const address of ['/api', '/api/*']) {
    server.all(address, async () => {
      throw new AppError('request.not-found');
    });
  }
  return server;
};
