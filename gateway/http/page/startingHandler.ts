import { createHash } from 'node:crypto';
import type { RequestListener } from 'node:http';
import { type Language, languageCodes, languages } from '../../contract/languages.ts';
import { createSecurityHeaders } from '../securityHeaders.ts';
import { escaped } from './escaped.ts';
import { languageOf } from './languageOf.ts';
import { readPageDescription } from './pageDescription.ts';
import { wantsPage } from './wantsPage.ts';

const style =
  ':root{color-scheme:light dark;font:1.125rem/1.5 system-ui,sans-serif}' +
  'body{display:grid;place-content:center;min-block-size:100vh;box-sizing:border-box;margin:0;padding:1rem;text-align:center}';
const styleHash = `sha256-${createHash('sha256').update(style).digest('base64')}`;

/** As for any page; of languages, the browser's own come first, for what the brand offers is not known yet. */
function languageFor(cookie: string | undefined, url: string, accepted = ''): Language {
  const spoken = accepted.split(',').map((tag) => tag.trim().slice(0, 2).toLowerCase());
  const own = spoken.flatMap((tag) => languageCodes.find((code) => languages[code].locale.startsWith(tag || '-')) ?? []);
  return languageOf(cookie, [...own, ...languageCodes], url);
}

/**
 * Answers 503 to all that comes while the gateway starts, with a page of one sentence to a browser, which asks again by itself after a second,
 * and with a word to everything else. `webFolder` is that of the built site, whose words it says; where nothing is built it has none.
 */
export function createStartingHandler(webFolder: string, { https }: { readonly https: boolean }): RequestListener {
  const headers = createSecurityHeaders({ https, assetOrigins: [] }).page([], [styleHash]);
  const sentenceIn = (language: Language): string | undefined => {
    try {
      return readPageDescription(webFolder).languages[language]?.starting;
    } catch {
      // A file of another build is told of by the start itself, which it ends.
      return undefined;
    }
  };
  const pageIn = (language: Language): string | undefined => {
    const sentence = sentenceIn(language);
    if (sentence === undefined) return undefined;
    const text = escaped(sentence);
    return (
      `<!doctype html><html lang="${languages[language].locale}"><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><title>${text}</title><style>${style}</style><p>${text}</p>`
    );
  };
  return (request, response) => {
    const { cookie, 'accept-language': accepted } = request.headers;
    const page = wantsPage(request) ? pageIn(languageFor(cookie, request.url ?? '', accepted)) : undefined;
    const body = Buffer.from(page ?? 'starting\n');
    const type = `text/${page === undefined ? 'plain' : 'html'}; charset=utf-8`;
    const own = [
      'Retry-After',
      '1',
      'Refresh',
      '1',
      'Cache-Control',
      'no-store',
      'Content-Type',
      type,
      'Content-Length',
      String(body.length),
    ];
    response.writeHead(503, [...own, ...headers]);
    response.end(request.method === 'HEAD' ? undefined : body);
  };
}
