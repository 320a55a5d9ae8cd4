import { expect, test } from 'vitest';
import { limitContent, type Page } from './limitContent.ts';

type Rules = Parameters<NonNullable<Page['trustedTypes']>['createPolicy']>[1];

/** The rules that a page at `href` is given. */
function rulesAt(href: string): Rules {
  const made: [string, Rules][] = [];
  limitContent({ location: new URL(href), trustedTypes: { createPolicy: (name, rules) => made.push([name, rules]) } });
  expect(made.map(([name]) => name)).toEqual(['default']);
  const [[, rules] = []] = made;
  if (!rules) throw new Error('no policy was made');
  return rules;
}

test('WEB-007 text becomes no markup, and an element can be emptied', () => {
  const { createHTML } = rulesAt('https://play.example/rng');
  expect(createHTML('')).toBe('');
  for (const text of ['<img src=x onerror=alert(1)>', '<b>bold</b>', 'plain', ' ']) expect(createHTML(text)).toBeNull();
});

test('WEB-007 nothing is loaded as code but what the build wrote, from the site itself', () => {
  const { createScriptURL } = rulesAt('https://play.example/rng?page=2');
  for (const url of ['/assets/challenge.worker-zkrKhnXF.js', 'https://play.example/assets/app.js', '/sw.js'])
    expect(createScriptURL(url)).toBe(url);
  for (const url of [
    'https://evil.example/assets/a.js',
    '//evil.example/assets/a.js',
    'data:text/javascript,1',
    'blob:https://play.example/1',
    'javascript:1',
    '/graphql?id=1',
    '/sw.js/x.js',
    'https://evil.example/sw.js',
    '/assets/../evil.js',
    '/assets/a.js/../../x',
    'assets',
    'https://play.example:444/assets/a.js',
    'http://play.example/assets/a.js',
  ])
    expect([url, createScriptURL(url)]).toEqual([url, null]);
});

test('a browser without Trusted Types is left as it is', () => {
  expect(() => limitContent({ location: new URL('https://play.example/') })).not.toThrow();
});
