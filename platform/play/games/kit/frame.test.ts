import { expect, test, vi } from 'vitest';
import { element } from '../../../core/page/element.ts';
import { createFrame, siteOriginOf } from './frame.ts';
import { gameHeading } from './gameHeading.ts';
import { moneyWay } from './moneyWay.ts';

const pageWith = (content: string): Document => {
  const page = document.implementation.createHTMLDocument('');
  page.head.append(element('meta', { name: 'site-origin', content }));
  return page;
};

test('the site’s origin is the one the server filled in, and nothing else', () => {
  expect(siteOriginOf(pageWith('https://sampan.example/lobby'))).toBe('https://sampan.example');
  for (const content of ['__SITE_ORIGIN__', '*', '', 'data:text/html,x']) expect(siteOriginOf(pageWith(content))).toBeNull();
});

test('messages are addressed to that origin alone', () => {
  const postMessage = vi.fn();
  const assign = vi.fn();
  const framed = { parent: { postMessage }, location: { assign } } as unknown as Window;
  createFrame(framed, 'https://sampan.example').tell('game:round-settled');
  createFrame(framed, null).tell('game:ready');
  expect(postMessage.mock.calls).toEqual([[{ type: 'game:round-settled' }, 'https://sampan.example']]);
  expect(assign).not.toHaveBeenCalled();
});

test('that money has moved is heard from the site around the page, and from no other window', () => {
  const parent = { postMessage: () => undefined };
  const page = Object.assign(new EventTarget(), { parent, document: new EventTarget() }) as unknown as Window;
  const hear = vi.fn();
  createFrame(page, 'https://sampan.example').onBalance(hear);
  const say = (data: unknown, source: unknown = parent) => page.dispatchEvent(Object.assign(new Event('message'), { data, source }));
  for (const data of [null, 'site:balance', { type: 'site:theme' }, {}]) say(data);
  say({ type: 'site:balance' }, {});
  expect(hear).not.toHaveBeenCalled();
  say({ type: 'site:balance' });
  expect(hear).toHaveBeenCalledTimes(1);
});

test('money may have moved in another tab: whoever comes back to the page sees what there is, and leaving it asks for nothing', () => {
  const seen = Object.assign(new EventTarget(), { hidden: true });
  const own = Object.assign(new EventTarget(), { document: seen }) as unknown as Window;
  const hear = vi.fn();
  createFrame(own, 'https://sampan.example').onBalance(hear);
  seen.dispatchEvent(new Event('visibilitychange'));
  expect(hear).not.toHaveBeenCalled();
  seen.hidden = false;
  seen.dispatchEvent(new Event('visibilitychange'));
  expect(hear).toHaveBeenCalledTimes(1);
});

test('a game is named by its page where that stands alone; inside the site, which names it too, to those alone who listen', () => {
  const framed = createFrame({ parent: {} } as unknown as Window, 'https://sampan.example');
  const own: { parent?: unknown } = {};
  own.parent = own;
  const alone = createFrame(own as unknown as Window, 'https://sampan.example');
  const headings = [framed, alone].map((frame) => gameHeading('Midnight Ferry', frame));
  expect(headings.map(({ tagName, className, textContent }) => [tagName, className, textContent])).toEqual([
    ['H1', 'hidden-text', 'Midnight Ferry'],
    ['H1', '', 'Midnight Ferry'],
  ]);
});

test.each([
  ['the deposit', null, 'topUp', 'game:deposit', 'depositv2'],
  ['MC-03 a transfer between wallets', 'Delta Nine', 'toWallets', 'game:wallets', 'transferFund'],
] as const)(
  '%s is asked of a site around the page, and linked to where the page stands alone, which stays as it is',
  (...[, wallet, label, type, panel]) => {
    const words = { write: (key: string) => key };
    const postMessage = vi.fn();
    const framed = createFrame({ parent: { postMessage } } as unknown as Window, 'https://sampan.example');
    moneyWay(words, framed, wallet).click();
    expect(postMessage.mock.calls).toEqual([[{ type }, 'https://sampan.example']]);
    const own: { parent?: unknown } = {};
    own.parent = own;
    const link = moneyWay(words, createFrame(own as unknown as Window, 'https://sampan.example'), wallet);
    expect([link.textContent, link.getAttribute('href'), link.getAttribute('target')]).toEqual([
      label,
      `https://sampan.example/?panel=${panel}`,
      '_blank',
    ]);
  },
);

test('a page of its own goes back to the site by address', () => {
  const assign = vi.fn();
  const alone = { location: { assign } } as unknown as { parent: unknown; location: unknown };
  alone.parent = alone;
  createFrame(alone as unknown as Window, 'https://sampan.example').tell('game:exit');
  expect(assign.mock.calls).toEqual([['https://sampan.example']]);
});
