import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, relative, sep } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../random.ts';
import { fileTypeOf } from './fileTypes.ts';
import { createEncodedBody, type EncodedBody } from '../cache/encodedBody.ts';
import type { SecurityHeaders } from '../securityHeaders.ts';
import { styleOf } from '../page/brandHtml.ts';
import { languageNamed, languageOf } from '../page/languageOf.ts';
import { manifestOf } from '../page/manifest.ts';
import { type PageDescription, readPageDescription } from '../page/pageDescription.ts';
import { isListedFor } from '../page/isListedFor.ts';
import { createPages, type FirstAnswerOf, type Pages } from '../page/pages.ts';
import { createSiteAddresses } from '../page/siteAddresses.ts';
import type { SiteBrand, SiteBrands } from '../page/siteBrands.ts';
import { robotsOf, sitemapOf } from '../page/sitemap.ts';
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
  readonly siteOrigin: string;
  /** Origins that pictures and launched games come from. */
  readonly assetOrigins: readonly string[];
  readonly firstAnswerOf: FirstAnswerOf;
  readonly brands: SiteBrands;
  /** Looks again when the page was built anew; for development. */
  readonly watch: boolean;
}

const pagePath = '/index.html';
const serviceWorkerPath = '/sw.js';
const manifestPath = '/manifest.webmanifest';
const robotsPath = '/robots.txt';
const sitemapPath = '/sitemap.xml';
/** Milliseconds that a page waits for the operator's word about the brand. */
const longestWait = 250;
const hashed = /^\/assets\//;

const hashOf = (text: string): string => `sha256-${createHash('sha256').update(text).digest('base64')}`;

/** Hashes of the scripts, or style sheets, written into the page itself, as a content security policy names them. */
function hashesOf(tag: 'script' | 'style', html: string): readonly string[] {
  const elements = [...html.matchAll(new RegExp(`<${tag}\\b(?<attributes>[^>]*)>(?<text>.*?)</${tag}>`, 'gis'))];
  return elements
    .filter(({ groups }) => !/\ssrc\s*=/i.test(groups?.['attributes'] ?? ''))
    .map(({ groups }) => hashOf(groups?.['text'] ?? ''));
}

export function createStaticFiles({
  folder: built,
  headers,
  random,
  siteOrigin,
  assetOrigins,
  firstAnswerOf,
  brands,
  watch,
}: StaticFilesParts): StaticFiles {
  if (built === undefined) return { sendFile: () => undefined, sendPage: () => undefined };
  const folder = built;
  let builtAt = -1;
  // Only paths found here are ever read: a request's path never becomes a path of the disk.
  let files = new Map<string, EncodedBody | undefined>();
  let pages: Pages | undefined;
  let description: PageDescription | undefined;
  const cdnBuckets = cdnBucketsFor(assetOrigins.length);

  const read = (path: string): Buffer => readFileSync(join(folder, path));
  const load = async (path: string): Promise<void> => {
    const type = fileTypeOf(path);
    const isWorker = path === serviceWorkerPath;
    const lifetime = hashed.test(path) ? 'public, max-age=31536000, immutable' : isWorker ? 'no-cache' : 'public, max-age=300';
    const kind = isWorker ? headers.worker : headers.data;
    const file = createEncodedBody(read(path), type.contentType, ['Cache-Control', lifetime, ...kind]);
    files.set(path, file);
    if (files.has(`${path}.br`) && files.has(`${path}.gz`)) await file.compress({ br: read(`${path}.br`), gzip: read(`${path}.gz`) });
    else if (type.shrinks) await file.compress();
  };
  const loadAll = async (): Promise<void> => {
    // One after the other: visitors of the first seconds need the processor more.
    for (const [path, file] of files) if (file === undefined && fileTypeOf(path).shrinks) await load(path);
  };
  const makePages = (html: string, description: PageDescription): Pages => {
    const [scriptHashes, styleHashes] = [hashesOf('script', html), hashesOf('style', html)];
    return createPages({
      html,
      description,
      // Cookies decide what is in it; nobody but the visitor's own browser may keep it, and that asks each time.
      headersOf: (brand) => {
        const style = brand ? styleOf(brand) : '';
        return [
          'Cache-Control',
          'private, no-cache',
          'Vary',
          'Cookie',
          ...headers.page(scriptHashes, style === '' ? styleHashes : [...styleHashes, hashOf(style)]),
        ];
      },
      firstAnswerOf,
      assetOrigins,
      siteOrigin,
    });
  };
  const look = (): void => {
    const changedAt = statSync(join(folder, pagePath), { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (changedAt === builtAt) return;
    builtAt = changedAt;
    const entries = existsSync(folder) ? readdirSync(folder, { recursive: true, withFileTypes: true }) : [];
    const paths = entries
      .filter((entry) => entry.isFile())
      .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/')}`);
    files = new Map(paths.filter((path) => path !== pagePath).map((path) => [path, undefined]));
    description = readPageDescription(folder);
    pages = paths.includes(pagePath) ? makePages(read(pagePath).toString('utf8'), description) : undefined;
    // A file that a new build has removed meanwhile is loaded, or missed, when it is asked for.
    loadAll().catch(() => {});
  };
  look();
  const told = ({ headers: { cookie }, url = '' }: IncomingMessage) => {
    const language = languageOf(cookie, brands.offered(), url);
    return { language, isLanguageNamed: languageNamed(url) === language, brand: brands.known(language) };
  };
  const shared = (text: string, contentType: string): EncodedBody =>
    createEncodedBody(Buffer.from(text), contentType, ['Cache-Control', 'public, max-age=3600', ...headers.data]);
  const sitemap = ({ pages: all, languages }: PageDescription, brand: SiteBrand | undefined): EncodedBody => {
    const listed = all.filter((page) => isListedFor(page, brand));
    const addresses = createSiteAddresses(siteOrigin, brands.offered(), (language) => languages[language]?.locale);
    return shared(sitemapOf(listed, addresses), 'application/xml');
  };
  const manifest = ({ brand, language }: ReturnType<typeof told>): EncodedBody | undefined =>
    brand &&
    createEncodedBody(Buffer.from(manifestOf({ brand, language, words: description?.languages[language] })), 'application/manifest+json', [
      'Cache-Control',
      'private, max-age=300',
      ...headers.data,
    ]);

  return {
    sendFile(path, request, response) {
      if (path === manifestPath) return manifest(told(request))?.send(request, response);
      if (!files.has(path)) {
        if (path === robotsPath) return shared(robotsOf(siteOrigin), 'text/plain; charset=utf-8').send(request, response);
        return path === sitemapPath && description ? sitemap(description, told(request).brand).send(request, response) : undefined;
      }
      if (files.get(path) === undefined) load(path).catch(() => {});
      return files.get(path)?.send(request, response);
    },
    sendPage(target, request, response) {
      if (watch) look();
      const { cdnBucket, setCookie } = cdnBucketOf(request.headers.cookie, { random, secure: siteOrigin.startsWith('https:'), cdnBuckets });
      const [path = '', search = ''] = target.split(/\?(.*)/s);
      const more = setCookie === undefined ? undefined : ['Set-Cookie', setCookie];
      const send = () => {
        return pages?.send({ path, search, cdnBucket, ...told(request) }, request, response, more);
      };
      const { language, brand } = told(request);
      if (brand || !pages) return send();
      // Only the first visitors wait, and not for long: a page without its brand is better than none.
      return Promise.race([brands.load(language), wait(longestWait, undefined, { ref: false })]).then(() => send() ?? 0);
    },
  };
}
