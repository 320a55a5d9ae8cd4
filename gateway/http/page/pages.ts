import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Language } from '../../context.ts';
import { languageCodes } from '../../contract/languages.ts';
import { createEncodedBody, type EncodedBody } from '../cache/encodedBody.ts';
import type { HeaderList } from '../securityHeaders.ts';
import { isListedFor } from './isListedFor.ts';
import { createPageAt } from './pageAt.ts';
import type { PageDescription } from './pageDescription.ts';
import { pageHeadOf } from './pageHead.ts';
import { filesOf, type FirstAnswer, pageHtml } from './pageHtml.ts';
import { sendInPieces } from './sendInPieces.ts';
import { createSiteAddresses } from './siteAddresses.ts';
import type { SiteBrand } from './siteBrands.ts';

/**
 * The kept answer at a GraphQL address, as its bytes; undefined where none is kept, or this visitor may not be given it. A
 * promise where that has to be found out first.
 */
export type FirstAnswerOf = (request: IncomingMessage, address: string) => Buffer | undefined | Promise<Buffer | undefined>;

export interface PagesParts {
  /** The built page. */
  readonly html: string;
  readonly description: PageDescription;
  /** Headers of a page with this brand in it. */
  readonly headersOf: (brand: SiteBrand | undefined) => HeaderList;
  readonly firstAnswerOf: FirstAnswerOf;
  /** Origins that pictures come from. */
  readonly assetOrigins: readonly string[];
  readonly siteOrigin: string;
}

/** The site's page, for each address with what its screen needs first. */
export interface Pages {
  /** Answers with the page; returns the status. `more` headers are for this answer alone. */
  send(options: PageOptions, request: IncomingMessage, response: ServerResponse, more: HeaderList | undefined): number | Promise<number>;
}

export interface PageOptions {
  /** The page's own path and what stands behind its `?`. */
  readonly path: string;
  readonly search: string;
  readonly language: Language;
  /** Whether the address names it, not the visitor. */
  readonly isLanguageNamed: boolean;
  readonly cdnBucket: number;
  readonly brand: SiteBrand | undefined;
}

interface Made {
  readonly brand: SiteBrand | undefined;
  readonly answer: Buffer | undefined;
  readonly page: EncodedBody;
}

const maxPages = 500;
const contentType = 'text/html; charset=utf-8';

export function createPages({ html, description, headersOf, firstAnswerOf, assetOrigins, siteOrigin }: PagesParts): Pages {
  const { routes, overlayNames, languages, narrowScreen } = description;
  const pages = new LRUCache<string, Made>({ max: maxPages });
  const pictureOrigin = assetOrigins.length === 1 ? assetOrigins[0] : undefined;
  const routeAt = (path: string) => (Object.hasOwn(routes, path) ? routes[path] : undefined);

  const pageAt = createPageAt(description.pages, Object.fromEntries(Object.entries(routes).map(([path, route]) => [path, route?.page])));

  const headOf = ({ path, language, isLanguageNamed, brand }: PageOptions) => {
    const page = pageAt(path);
    const found = typeof page === 'object' ? page : undefined;
    const isListed = found !== undefined && isListedFor(found, brand);
    const offered = brand?.languages ?? languageCodes;
    const addresses = createSiteAddresses(siteOrigin, offered, (each) => languages[each]?.locale);
    return pageHeadOf({
      brand,
      page,
      text: page && languages[language]?.texts[found?.path ?? 'notFound'],
      locale: languages[language]?.locale,
      address: found && addresses.of(found.path, isLanguageNamed ? language : (offered[0] ?? language)),
      isListed,
      alternates: isListed ? addresses.alternates(found.path) : [],
    });
  };

  const piecesOf = (options: PageOptions) => {
    const { path, language, cdnBucket, brand } = options;
    const page = pageAt(path);
    return pageHtml(html, {
      brand,
      language,
      locale: languages[language]?.locale,
      head: headOf(options),
      slowText: languages[language]?.slow,
      needsScriptText: languages[language]?.needsScript,
      written: brand && (page === 'notFound' ? '' : page?.path),
      cdnBucket,
      ...filesOf(routeAt(path), languages[language]?.modules ?? []),
      pictureOrigin,
      narrowScreen,
    });
  };
  /** Whether what stands behind the `?` changes nothing of what the screen asks. */
  const leavesScreen = (search: string): boolean =>
    search === '' ||
    [...new URLSearchParams(search)].every(([name, value]) => overlayNames.test(name) || (name === 'lang' && /^\w+$/.test(value)));
  const addressOf = ({ path, search, language, cdnBucket }: PageOptions): string | undefined => {
    const route = routeAt(path);
    return route && (route.anySearch || leavesScreen(search))
      ? `${route.address}&${new URLSearchParams({ lang: language, cdnBucket: String(cdnBucket) })}`
      : undefined;
  };
  const firstOf = (address: string | undefined, answer: Buffer | undefined): FirstAnswer | undefined =>
    address === undefined || !answer ? undefined : { address, text: answer.toString('utf8') };

  /** The page with this answer, made when the answer is another one than the last time. */
  const pageWith = (options: PageOptions, address: string | undefined, answer: Buffer | undefined): EncodedBody => {
    const { path, language, isLanguageNamed, cdnBucket, brand } = options;
    const page = pageAt(path);
    const status = page === 'notFound' ? 404 : 200;
    const name = routeAt(path) ? path : typeof page === 'object' ? ` ${page.path}` : (page ?? '');
    const key = `${name} ${language} ${isLanguageNamed} ${cdnBucket} ${answer !== undefined}`;
    const made = pages.get(key);
    if (made && made.brand === brand && (made.answer === answer || (made.answer && answer?.equals(made.answer)))) return made.page;
    const { head, rest } = piecesOf(options);
    const body = createEncodedBody(Buffer.from(head + rest(firstOf(address, answer))), contentType, headersOf(brand), status);
    pages.set(key, { brand, answer, page: body });
    body.compressNow();
    body.compress().catch(() => {});
    return body;
  };

  return {
    send(options, request, response, more) {
      const address = addressOf(options);
      const answer = address === undefined ? undefined : firstAnswerOf(request, address);
      if (!(answer instanceof Promise)) return pageWith(options, address, answer).send(request, response, more);
      if (request.method === 'HEAD') return pageWith(options, address, undefined).send(request, response, more);
      // The browser begins to fetch what the head names, and paints the frame; only its picture and the answer wait.
      const { head, rest } = piecesOf(options);
      const whole = answer.then((known) => rest(firstOf(address, known)));
      return sendInPieces(request, response, {
        headers: ['Content-Type', contentType, ...headersOf(options.brand), ...(more ?? [])],
        first: head,
        rest: whole,
      });
    },
  };
}
