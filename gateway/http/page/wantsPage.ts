import type { IncomingMessage } from 'node:http';

/**
 * Whether a browser is led to what is asked for. Safari's service worker forgets at times what a page is asked for with and takes anything:
 * that it is for a page then stands in how it is fetched alone.
 */
export const wantsPage = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers.accept?.includes('text/html') === true || headers['sec-fetch-mode'] === 'navigate';
