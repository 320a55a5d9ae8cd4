import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Clock } from '../clock.ts';
import type { Language } from '../context.ts';
import { areReadableHeaders, isReadableTarget } from '../contract/readable.ts';
import { descriptionPath } from '../graphiql/operationPanel.ts';
import type { Log } from '../log.ts';
import type { Metrics, Route } from '../metrics.ts';
import type { Random } from '../random.ts';
import type { Done } from './Done.ts';
import { drainBody } from './drainBody.ts';
import type { GraphqlHandler } from './graphql/graphqlHandler.ts';
import type { Health } from './health/health.ts';
import { createCacheLog } from './cache/cacheLog.ts';
import { badRequest, HttpRefusal, methodNotAllowed, notBuilt, notFound, refusalBody } from './refusal.ts';
import { languageOfRequest } from './page/languageOf.ts';
import { wantsPage } from './page/wantsPage.ts';
import type { HeaderList } from './securityHeaders.ts';
import { isUploadPath, type PictureUploads } from './uploads/pictureUploads.ts';
import type { StaticFiles } from './files/staticFiles.ts';

/** Answers every request of the site, and none with an exception. */
export interface Router {
  handle(request: IncomingMessage, response: ServerResponse): void;
}

export interface RouterParts {
  readonly graphql: GraphqlHandler;
  readonly files: StaticFiles;
  readonly uploads: PictureUploads;
  readonly health: Health;
  readonly metrics: Metrics;
  readonly log: Log;
  readonly clock: Clock;
  readonly random: Random;
  /** Languages of the brand, best first. */
  readonly offered: () => readonly Language[];
  readonly headers: HeaderList;
  /** Whether this is development: who writes a client is told more. */
  readonly free: boolean;
  /** The page to try queries on; left out in production. */
  readonly graphiql: ((request: IncomingMessage, response: ServerResponse) => Promise<number>) | undefined;
  /** Origin to send people to who came by another name of this machine; see `aliasHosts`. */
  readonly siteOrigin: string;
  readonly aliasHosts: ReadonlySet<string>;
}

interface Answered extends Done {
  readonly route: Route;
}

const longestTarget = 8_192;
/** Where password managers look for the page to change a password at, and the site's own; who is no member is asked to log in there. */
const passwordChange = { asked: '/.well-known/change-password', page: '/?panel=securityCenter' };
const jsonType = 'application/json; charset=utf-8';

export function createRouter(parts: RouterParts): Router {
  const { graphql, files, health, metrics, log, clock, random } = parts;
  const note = (request: IncomingMessage, { route, status, operation, correlationId }: Answered, started: number): void => {
    const milliseconds = clock.now() - started;
    metrics.answered(route, status, milliseconds / 1000);
    // Neither the target nor the headers: a query may hold what only the visitor should know.
    if (log.isLevelEnabled('info')) log.info({ method: request.method, route, status, milliseconds, operation, correlationId }, 'answered');
  };

  const cacheLog = createCacheLog(log, metrics);

  const refuse = (request: IncomingMessage, response: ServerResponse, error: unknown, correlationId: string): number => {
    if (!(error instanceof HttpRefusal)) log.error({ err: error, correlationId }, 'a request could not be answered');
    if (response.headersSent) {
      response.destroy();
      return 500;
    }
    const refusal = error instanceof HttpRefusal ? error : new HttpRefusal(500, 'INTERNAL');
    const { status } = refusal;
    const body = refusalBody(refusal, { language: languageOfRequest(request, parts.offered()), correlationId, hints: parts.free });
    const allow = refusal.allow === undefined ? [] : ['Allow', refusal.allow];
    response.writeHead(status, [
      'Content-Type',
      jsonType,
      'Content-Length',
      String(Buffer.byteLength(body)),
      'Cache-Control',
      'no-store',
      ...allow,
      ...parts.headers,
    ]);
    response.end(request.method === 'HEAD' ? undefined : body);
    drainBody(request);
    return status;
  };

  const redirect = (response: ServerResponse, target: string): Answered => {
    response.writeHead(307, ['Location', parts.siteOrigin + target, 'Content-Length', '0', 'Cache-Control', 'no-store', ...parts.headers]);
    response.end();
    return { route: 'page', status: 307 };
  };

  const navigate = async (request: IncomingMessage, response: ServerResponse, target: string, path: string): Promise<Answered> => {
    if (request.method !== 'GET' && request.method !== 'HEAD') throw methodNotAllowed('GET, HEAD');
    if (parts.aliasHosts.has(request.headers.host ?? '') && wantsPage(request)) return redirect(response, target);
    if (path === passwordChange.asked) return redirect(response, passwordChange.page);
    const file = files.sendFile(path, request, response);
    if (file !== undefined) return { route: 'file', status: file };
    const isPage =
      path === '/' || path === '/index.html' || (wantsPage(request) && !lastPartOf(path).includes('.')) || path.endsWith('.html');
    if (!isPage) throw notFound();
    const page = await files.sendPage(target, request, response);
    if (page === undefined) throw notBuilt();
    return { route: 'page', status: page };
  };

  const route = async (request: IncomingMessage, response: ServerResponse): Promise<Answered> => {
    const target = request.url ?? '';
    if (!isReadableTarget(target) || target.startsWith('//') || target.length > longestTarget) throw badRequest();
    const at = target.indexOf('?');
    const path = at < 0 ? target : target.slice(0, at);
    if (parts.graphiql && (path === '/graphql' ? request.method === 'GET' && wantsPage(request) : path === descriptionPath))
      return { route: 'page', status: await parts.graphiql(request, response) };
    if (path === '/graphql') {
      const done = await graphql.answer(request, response, () => new URLSearchParams(at < 0 ? '' : target.slice(at + 1)));
      return { route: done.isStream ? 'stream' : 'graphql', ...done };
    }
    if (isUploadPath(path)) {
      const address = new URL(target, 'http://gateway');
      return { route: 'other', ...(await parts.uploads.answer(address, request, response, languageOfRequest(request, parts.offered()))) };
    }
    if (path === '/health/live' || path === '/health/ready')
      return { route: 'health', status: await health.send(path === '/health/ready', request, response) };
    return navigate(request, response, target, path);
  };

  return {
    handle(request, response) {
      const started = clock.now();
      const isReadable = areReadableHeaders(request.rawHeaders);
      if (isReadable && request.method === 'GET') {
        const done = graphql.serveFromCache(request, response);
        if (done) return cacheLog.count(done);
      }
      const answer = isReadable ? route(request, response) : Promise.reject(badRequest());
      answer.then(
        (answered) => note(request, answered, started),
        (error: unknown) => {
          const correlationId = random.id();
          note(request, { route: 'other', status: refuse(request, response, error, correlationId), correlationId }, started);
        },
      );
    },
  };
}

const lastPartOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1);
