import { expect, test } from 'vitest';
import { applyTheme } from './applyTheme.ts';

/** A page in a frame whose person likes it dark, and what its theme is. */
function aPage(address: string) {
  const framed = new EventTarget() as unknown as Window;
  const system = Object.assign(new EventTarget(), { matches: true });
  Object.assign(framed, { document: document.implementation.createHTMLDocument(), parent: window, matchMedia: () => system });
  applyTheme(framed, new URLSearchParams(address));
  return {
    theme: () => framed.document.documentElement.dataset['theme'],
    hear: (data: unknown, source: unknown = window) => framed.dispatchEvent(Object.assign(new Event('message'), { data, source })),
    like: (isDark: boolean) => {
      system.matches = isDark;
      system.dispatchEvent(new Event('change'));
    },
  };
}

test('TH-01 a framed page has the theme of the address, and else the one that the person’s system asks for', () => {
  expect(aPage('theme=light').theme()).toBe('light');
  const own = aPage('');
  expect(own.theme()).toBe('dark');
  own.like(false);
  expect(own.theme()).toBe('light');
});

test('TH-01 it follows the site around it, and nobody else', () => {
  const page = aPage('theme=light');
  page.hear({ type: 'site:theme', theme: 'dark' }, {});
  page.hear({ type: 'other', theme: 'dark' });
  page.hear({ type: 'site:theme', theme: 'pink' });
  page.hear('dark');
  page.hear(null);
  expect(page.theme()).toBe('light');
  page.hear({ type: 'site:theme', theme: 'dark' });
  expect(page.theme()).toBe('dark');
  // The person's system does not overrule what the site said.
  page.like(false);
  expect(page.theme()).toBe('dark');
});
