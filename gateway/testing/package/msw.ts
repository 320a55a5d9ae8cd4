import { http, type HttpHandler, passthrough } from 'msw';
import { ownRequest } from '../../http/fetchHandler.ts';
import { rewriteOrigin } from '../rewriteOrigin.ts';
import type { MockGateway } from '../createMockGateway.ts';
import { openToPages } from '../openToPages.ts';
import { requireGateway } from './requireGateway.ts';
import { requireOptions } from './requireOptions.ts';

/**
 * Handlers for MSW by which `/graphql` of any origin is answered by the mock gateway: `setupServer(...mockHandlers(gateway))`. `origin`
 * narrows it to one; a page says its language in the address (`/graphql?lang=EN`). A page in a browser asks `npm run mock` instead.
 */
export function mockHandlers(gateway: MockGateway, options: { readonly origin?: string } = {}): HttpHandler[] {
  requireGateway('mockHandlers', gateway);
  requireOptions('mockHandlers', options, 'origin');
  const { origin = '*' } = options;
  // Any other matches no request, which then looks as if nobody answered it.
  if (origin !== '*' && (!URL.canParse(origin) || new URL(origin).origin !== origin))
    throw new TypeError(`origin is such as https://shop.example, and not ${JSON.stringify(origin)}`);
  return [
    // Whoever listens before the gateway is first asked hears it ask itself, too: it would be handed that again, without end.
    http.all(
      ({ request }) => request.headers.has(ownRequest),
      () => passthrough(),
    ),
    http.all(`${origin}/graphql`, async ({ request }) => {
      const open = openToPages(
        request.headers.get('origin') ?? undefined,
        request.headers.get('access-control-request-headers') ?? undefined,
      );
      if (request.method === 'OPTIONS') return new Response(null, { status: 204, headers: open });
      const { search } = new URL(request.url);
      const text = request.method === 'GET' || request.method === 'HEAD' ? undefined : await request.text();
      // No request of Node names an origin, also where the page has one.
      const page = request.headers.get('origin') ?? (globalThis as { readonly location?: Location }).location?.origin;
      // Its origin and cookies are the page's; the mock gateway is a browser of its own, at the site's.
      const headers = new Headers();
      for (const name of ['accept', 'content-type']) {
        const given = request.headers.get(name);
        if (given !== null) headers.set(name, given);
      }
      const response = await gateway.fetch(`/graphql${search}`, {
        method: request.method,
        headers,
        ...(text !== undefined && { body: rewriteOrigin(text, page) }),
      });
      response.headers.delete('set-cookie');
      for (const [name, value] of Object.entries(open)) response.headers.set(name, value);
      return response;
    }),
  ];
}
