import type { IncomingMessage } from 'node:http';
import { LRUCache } from 'lru-cache';
import type { Language } from '../../context.ts';
import { createEncodedBody, type EncodedBody } from '../cache/encodedBody.ts';
import type { HeaderList } from '../securityHeaders.ts';
import type { PageDescription } from './pageDescription.ts';
import { filesOf, pageHtml } from './pageHtml.ts';

/** The kept answer at a GraphQL address, as its bytes; undefined where none is kept, or this visitor may not be given it. */
export type FirstAnswerOf = (request: IncomingMessage, address: string) => Buffer | undefined;

export interface PagesParts {
  /** The built page. */
  readonly html: string;
  readonly description: PageDescription;
  readonly headers: HeaderList;
  readonly firstAnswerOf: FirstAnswerOf;
  /** Origins that pictures come from. */
  readonly assetOrigins: readonly string[];
}

/** The site's page, for each address with what its screen needs first. */
export interface Pages {
  at(request: IncomingMessage, options: PageOptions): EncodedBody;
}

export interface PageOptions {
  /** The page's own path and what stands behind its `?`. */
  readonly path: string;
  readonly search: string;
  readonly language: Language;
  readonly shard: number;
}

interface Made {
  readonly answer: Buffer | undefined;
  readonly page: EncodedBody;
}

const MOST_PAGES = 500;
const contentType = 'text/html; charset=utf-8';

export function createPages({ html, description, headers, firstAnswerOf, assetOrigins }: PagesParts): Pages {
  const pages = new LRUCache<string, Made>({ max: MOST_PAGES });
  const pictureOrigin = assetOrigins.length === 1 ? assetOrigins[0] : undefined;

  const make = ({ path, language, shard }: PageOptions, first: { readonly address: string; readonly answer: Buffer } | undefined): EncodedBody => {
    const spoken = description.languages[language];
    const text = pageHtml(html, {
      locale: spoken?.locale,
      shard,
      ...filesOf(description.routes[path], spoken?.modules ?? []),
      pictureOrigin,
      narrowScreen: description.narrowScreen,
      first: first && { address: first.address, text: first.answer.toString('utf8') },
    });
    return createEncodedBody(Buffer.from(text), contentType, headers);
  };

  return {
    at(request, options) {
      const { path, search, language, shard } = options;
      const route = Object.hasOwn(description.routes, path) ? description.routes[path] : undefined;
      const address = route && (search === '' || route.anySearch) ? `${route.address}&${new URLSearchParams({ lang: language, shard: String(shard) })}` : undefined;
      const answer = address === undefined ? undefined : firstAnswerOf(request, address);
      const key = `${route ? path : ''} ${language} ${shard} ${answer !== undefined}`;
      const made = pages.get(key);
      if (made && (made.answer === answer || (made.answer && answer?.equals(made.answer)))) return made.page;
      const page = make({ ...options, path: route ? path : '' }, address !== undefined && answer ? { address, answer } : undefined);
      pages.set(key, { answer, page });
      page.compressNow();
      page.compress().catch(() => {});
      return page;
    },
  };
}
