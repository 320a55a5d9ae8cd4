import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { idOf } from '../../execution/operation.ts';
import { type GatewayUnderTest, smallOperator, startGateway } from '../testing/gatewayUnderTest.ts';

const brand = 'query Brand { brand }';
const address = `/graphql?id=${idOf(brand)}&variables=%7B%7D`;
const built =
  '<!doctype html><html lang="vi-VN" data-cdn-bucket="0"><head></head><body><div id="root"><div class="waiting-banner"></div></div></body></html>';

let webFolder: string;
let site: GatewayUnderTest;
beforeAll(() => {
  webFolder = mkdtempSync(join(tmpdir(), 'sampan-pieces-'));
  mkdirSync(join(webFolder, '.vite'));
  writeFileSync(join(webFolder, 'index.html'), built);
  writeFileSync(
    join(webFolder, '.vite', 'pages.json'),
    JSON.stringify({
      routes: { '/': { page: '/', address, anySearch: true, modules: ['/assets/Home.js'], styles: [] } },
      pages: [{ path: '/', isListed: true, takesParameter: false }],
      overlayNames: '(?!)',
      languages: {},
      narrowScreen: 'all',
    }),
  );
});
afterAll(() => rmSync(webFolder, { recursive: true }));
afterEach(() => site.close());

test.each(['gzip', 'identity'])(
  'ST-04 the page of a visitor of whom nothing is known begins at once, and goes on after the operator’s word (%s)',
  async (encoding) => {
    let release = () => {};
    const held = new Promise<void>((done) => (release = done));
    let words = 0;
    site = await startGateway([brand], {
      webFolder,
      trustedProxies: 1,
      send: async (request) => {
        if (request.path.startsWith('/wps/system/permission') && (words += 1) > 1) await held;
        return smallOperator(request);
      },
    });
    const { body: answer } = await site.send(`${address}&lang=EN&cdnBucket=0`, { headers: { 'x-forwarded-for': '198.51.100.2' } });
    const response = await fetch(`http://127.0.0.1:${site.port}/`, {
      headers: { accept: 'text/html', cookie: 'cdnBucket=0', 'accept-encoding': encoding, 'x-forwarded-for': '198.51.100.3' },
    });
    expect([response.headers.get('content-encoding'), response.headers.get('etag'), response.headers.get('cache-control')]).toEqual([
      encoding === 'gzip' ? 'gzip' : null,
      null,
      'private, no-cache',
    ]);
    const reader = response.body?.getReader();
    const decoder = new TextDecoder();
    const read = async (): Promise<string> => decoder.decode((await reader?.read())?.value, { stream: true });
    const begun = await read();
    expect(begun).toMatch(/href="\/assets\/Home\.js".*<div class="waiting-banner">$/);
    expect(begun).not.toContain('first-answer');
    release();
    let rest = '';
    for (let piece = await read(); piece !== ''; piece = await read()) rest += piece;
    expect(rest).toBe(
      `</div></div><script type="application/json" id="first-answer" data-address="${address.replaceAll('&', '&#38;')}&#38;lang=EN&#38;cdnBucket=0">${answer}</script></body></html>`,
    );
  },
);
