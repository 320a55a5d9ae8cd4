import { createServer } from 'node:http';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { createStartingHandler } from './startingHandler.ts';

const words = { EN: 'The site is starting.', TY: 'Trang đang khởi động.', TH: 'กำลังเริ่ม', CN: '<正在启动>' };
const filed = (starting: object) =>
  Object.fromEntries(
    Object.entries(starting).map(([code, text]) => [
      code,
      { locale: 'x', modules: [], texts: {}, shortcuts: [], slow: '', needsScript: '', starting: text },
    ]),
  );

let webFolder: string;
const write = (languages: object) =>
  writeFileSync(
    join(webFolder, '.vite', 'pages.json'),
    JSON.stringify({ routes: {}, pages: [], overlayNames: '(?!)', languages, narrowScreen: 'all' }),
  );
beforeAll(() => {
  webFolder = mkdtempSync(join(tmpdir(), 'sampan-starting-'));
  mkdirSync(join(webFolder, '.vite'));
  write(filed(words));
});
afterAll(() => rmSync(webFolder, { recursive: true }));

async function ask(headers: Record<string, string>, path = '/', method = 'GET') {
  const server = createServer(createStartingHandler(webFolder, { https: true }));
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const response = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`, { method, headers });
  return { response, text: await response.text() };
}
const html = { accept: 'text/html,*/*' };

test.each([
  ['the one that was chosen', { cookie: 'lang=TH', 'accept-language': 'en' }, '/?lang=EN', words.TH, 'th-TH'],
  ['the one that the address names', { 'accept-language': 'th' }, '/?lang=EN', words.EN, 'en-GB'],
  ['the first of the browser that there is', { 'accept-language': 'de-DE,de;q=0.9,en;q=0.8' }, '/rng', words.EN, 'en-GB'],
  ['the first of all where it has none of them', { 'accept-language': '*' }, '/rng', words.TY, 'vi-VN'],
])(
  'I18N-1 a visitor who comes while the gateway starts reads so in %s, and the page asks again',
  async (_, headers, path, said, locale) => {
    const { response, text } = await ask({ ...html, ...headers }, path);
    expect([response.status, response.headers.get('refresh'), response.headers.get('cache-control')]).toEqual([503, '1', 'no-store']);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(text).toContain(`<html lang="${locale}">`);
    expect(text).toContain(`<p>${said}</p>`);
  },
);

test('what it says is text, under a policy that runs and fetches nothing', async () => {
  const { response, text } = await ask({ ...html, cookie: 'lang=CN' });
  expect(text).toContain('<p>&#60;正在启动&#62;</p>');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain('sha256-');
  expect(response.headers.get('strict-transport-security')).not.toBeNull();
});

test('a probe, and whoever asks for data, is told a word', async () => {
  const { response, text } = await ask({ accept: '*/*' }, '/health/ready');
  expect([response.status, response.headers.get('retry-after'), text]).toEqual([503, '1', 'starting\n']);
  expect((await ask(html, '/', 'HEAD')).text).toBe('');
});

test('where nothing is built, or by another version, there is the word alone', async () => {
  write({ EN: { locale: 'en-GB' } });
  expect((await ask(html)).text).toBe('starting\n');
  rmSync(join(webFolder, '.vite', 'pages.json'));
  expect((await ask(html)).text).toBe('starting\n');
});
