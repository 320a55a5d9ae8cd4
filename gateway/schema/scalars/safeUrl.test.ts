import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeAbsoluteUrl, safeUrl } from './safeUrl.ts';

const hostile = [
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\tscript:alert(1)',
  'java\nscript:alert(1)',
  '\u0001javascript:alert(1)',
  'javascript&colon;alert(1)',
  'data:text/html,<script>1</script>',
  'vbscript:msgbox(1)',
  'blob:https://a.example/1',
  'file:///etc/passwd',
  'about:blank',
  'ftp://a.example/',
  'ws://a.example/',
  'mailto:a@b.example',
  'tel:1',
  'filesystem:https://a.example/',
  '//evil.example',
  '///evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  '\\/evil.example',
  'https:/evil.example',
  'https:evil.example',
  'https:\\\\evil.example',
  'https:///evil.example',
  'http:/\\evil.example',
  'https://good.example@evil.example/',
  'https://user:secret@a.example/',
  'https://good.example\\@evil.example/',
  'https://a.example/\u202Egpj.exe',
  'https://a.example/\u200B',
  'https://a.example/ b',
  'https://a.example/\r\nSet-Cookie: a=b',
  '/ok\r\nLocation: https://evil.example',
  'evil.example',
  'www.evil.example/x',
  '?a=b',
  '#top',
  '',
  'https://',
  'https://[',
  'https://%',
  '/a\\b',
  `https://a.example/${'x'.repeat(2000)}`,
  `/${'x'.repeat(2000)}`,
];

describe('SafeUrl', () => {
  test.each(hostile)('WEB-012 refuses %j', (address) => {
    expect(safeUrl(address)).toBeNull();
  });

  test.each([undefined, null, 5, {}, ['https://a.example'], new URL('https://a.example')])('refuses %s, which is not text', (value) => {
    expect(safeUrl(value)).toBeNull();
  });

  test.each([
    ['/promotions', '/promotions'],
    ['/promoDetail?id=5#terms', '/promoDetail?id=5#terms'],
    ['/', '/'],
    ['https://a.example/x?y=1', 'https://a.example/x?y=1'],
    ['http://a.example', 'http://a.example/'],
    ['HTTPS://A.example/Ảnh.png', 'https://a.example/%E1%BA%A2nh.png'],
  ])('lets %j through as %j', (address, expected) => {
    expect(safeUrl(address)).toBe(expected);
  });

  test('WEB-012 whatever comes through leads a browser to http, https or this site, and nowhere twice', () => {
    const piece = fc.constantFrom(
      'javascript:',
      'https:',
      'http:',
      '//',
      '/',
      '\\',
      '@',
      ':',
      'evil.example',
      'a',
      '\t',
      '\n',
      '%0a',
      '?',
      '#',
      '.',
      '..',
      '\u0000',
    );
    fc.assert(
      fc.property(
        fc.array(fc.oneof(piece, fc.string({ maxLength: 4 })), { maxLength: 8 }).map((pieces) => pieces.join('')),
        (address) => {
          const safe = safeUrl(address);
          if (safe === null) return;
          const { protocol, host, username } = new URL(safe, 'https://site.example');
          expect(['http:', 'https:']).toContain(protocol);
          expect(username).toBe('');
          if (safe.startsWith('/')) expect(host).toBe('site.example');
          expect(safeUrl(safe)).toBe(safe);
        },
      ),
      { numRuns: 2000 },
    );
  });

  test('the absolute kind refuses paths', () => {
    expect(safeAbsoluteUrl('/play')).toBeNull();
    expect(safeAbsoluteUrl('https://play.example/x')).toBe('https://play.example/x');
  });
});
