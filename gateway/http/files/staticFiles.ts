import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import type { Random } from '../../random.ts';
import { fileTypeOf } from './fileTypes.ts';
import { createEncodedBody, type EncodedBody } from '../cache/encodedBody.ts';
import type { SecurityHeaders } from '../securityHeaders.ts';
import { languageOf } from '../page/languageOf.ts';
import { readPageDescription } from '../page/pageDescription.ts';
import { createPages, type FirstAnswerOf, type Pages } from '../page/pages.ts';
import { cdnBucketOf, cdnBucketsFor } from './cdnBucket.ts';

/** The built web app. */
export interface StaticFiles {
  /** Answers with the file at `path`; undefined where there is none. */
  sendFile(path: string, request: IncomingMessage, response: ServerResponse): number | undefined;
  /** Answers with the app's page, whatever the target's path is; undefined where the app is not built. */
  sendPage(target: string, request: IncomingMessage, response: ServerResponse): number | Promise<number> | undefined;
}

export interface StaticFilesParts {
  /** Folder of the built app; left out, there is none. */
  readonly folder: string | undefined;
  readonly headers: SecurityHeaders;
  readonly random: Random;
  readonly https: boolean;
  /** Origins that pictures and launched games come from. */
  readonly assetOrigins: readonly string[];
  readonly firstAnswerOf: FirstAnswerOf;
  /** Looks again when the page was built anew; for development. */
  readonly watch: boolean;
}

const PAGE = '/index.html';
const hashed = /^\/assets\//;

/** Hashes of the scripts written into the page itself, as a content security policy names them. */
function scriptHashesOf(html: string): readonly string[] {
  const scripts = [...html.matchAll(/<script(?<attributes>[^>]*)>(?<text>[\s\S]*?)<\/script>/gi)];
  return scripts
    .filter(({ groups }) => !/\ssrc\s*=/i.test(groups?.['attributes'] ?? ''))
    .map(
      ({ groups }) =>
        `sha256-${createHash('sha256')
          .update(groups?.['text'] ?? '')
          .digest('base64')}`,
    );
}

export function createStaticFiles({
  folder: built,
  headers,
  random,
  https,
  assetOrigins,
  firstAnswerOf,
  watch,
}: StaticFilesParts): StaticFiles {
  if (built === undefined) return { sendFile: () => undefined, sendPage: () => undefined };
  const folder = built;
  let builtAt = -1;
  // Only paths found here are ever read: a request's path never becomes a path of the disk.
  let files = new Map<string, EncodedBody | undefined>();
  let pages: Pages | undefined;
  const cdnBuckets = cdnBucketsFor(assetOrigins.length);

  const read = (path: string): Buffer => readFileSync(join(folder, path));
  const load = async (path: string): Promise<void> => {
    const type = fileTypeOf(path);
    const lifetime = hashed.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=300';
    const file = createEncodedBody(read(path), type.contentType, ['Cache-Control', lifetime, ...headers.data]);
    files.set(path, file);
    if (files.has(`${path}.br`) && files.has(`${path}.gz`)) await file.compress({ br: read(`${path}.br`), gzip: read(`${path}.gz`) });
    else if (type.shrinks) await file.compress();
  };
  const loadAll = async (): Promise<void> => {
    // One after the other: visitors of the first seconds need the processor more.
    for (const [path, file] of files) if (file === undefined && fileTypeOf(path).shrinks) await load(path);
  };
  const makePages = (html: string): Pages =>
    createPages({
      html,
      description: readPageDescription(join(folder, '.vite/pages.json')),
      // Cookies decide what is in it; nobody but the visitor's own browser may keep it, and that asks each time.
      headers: ['Cache-Control', 'private, no-cache', 'Vary', 'Cookie', ...headers.page(scriptHashesOf(html))],
      firstAnswerOf,
      assetOrigins,
    });
  const look = (): void => {
    const changedAt = statSync(join(folder, PAGE), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt === builtAt) return;
    builtAt = changedAt;
    const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`);
    files = new Map(paths.filter((path) => path !== PAGE).map((path) => [path, undefined]));
    pages = paths.includes(PAGE) ? makePages(read(PAGE).toString('utf8')) : undefined;
    // A file that a new build has removed meanwhile is loaded, or missed, when it is asked for.
    loadAll().catch(() => {});
  };
  look();

  return {
    sendFile(path, request, response) {
      if (!files.has(path)) return undefined;
      if (files.get(path) === undefined) load(path).catch(() => {});
      return files.get(path)?.send(request, response);
    },
    sendPage(target, request, response) {
      if (watch) look();
      const { cdnBucket, setCookie } = cdnBucketOf(request.headers.cookie, { random, secure: https, cdnBuckets });
      const [path = '', search = ''] = target.split(/\?(.*)/s);
      return pages?.send(
        { path, search, language: languageOf(request.headers.cookie), cdnBucket },
        request,
        response,
        setCookie === undefined ? undefined : ['Set-Cookie', setCookie],
      );
    },
  };
}
