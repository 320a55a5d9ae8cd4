import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { element } from '../../../core/page/element.ts';
import type { Send } from './playApi.ts';
import { startPage } from './startPage.ts';
import { testSession, testTitle } from '../testing/playedRounds.ts';
import { loadWords } from '../slot/page/words.ts';

const title = testTitle();
const session = testSession(title);
const answered = (body: object, status = 200) => Response.json(body, { status });

beforeEach(() => localStorage.clear());
afterEach(() => document.body.replaceChildren());

/** Opens the page; `redeem` is what the exchange of its launch token comes to, again and again. */
async function open(redeem: () => Response, words: typeof loadWords = loadWords, language = '') {
  const root = element('div', { id: 'game', 'aria-busy': 'true' });
  document.body.append(root);
  window.history.replaceState(null, '', `/games/slot/?launch=once${language}&theme=light`);
  const tokens: unknown[] = [];
  const send: Send = async (path, init) => {
    if (!path.endsWith('/session')) return answered(title);
    tokens.push(JSON.parse(String(init.body)));
    return redeem();
  };
  const started = vi.fn(() => root.replaceChildren(element('h1', {}, session.gameName)));
  await startPage(window, { family: 'slot', send, wait: () => Promise.resolve(), loadWords: words, start: started });
  return {
    root,
    tokens,
    started,
    heading: () => root.querySelector('h1')?.textContent,
    labels: () => [...root.querySelectorAll('.cover button')].map(({ textContent }) => textContent),
    press: (label: string) => [...root.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.click(),
  };
}

test('a game opens by a launch token that has left the address', async () => {
  const { tokens, started } = await open(() => answered(session));
  expect([tokens, window.location.search, started.mock.calls.length]).toEqual([[{ launch: 'once' }], '?theme=light', 1]);
});

test('where the server gives no answer it can be tried again by one press, however often it is made', async () => {
  let isBroken = true;
  let isUsed = false;
  const { heading, labels, press, tokens, started, root } = await open(() => {
    if (isBroken) return answered({}, 502);
    if (isUsed) return answered({ error: 'launch_expired' }, 401);
    isUsed = true;
    return answered(session);
  });
  expect([heading(), labels()]).toEqual(['The game could not be opened', ['Try again', 'Back to the lobby']]);
  isBroken = false;
  const before = tokens.length;
  press('Try again');
  press('Try again');
  await vi.waitFor(() => expect(started).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect([tokens.length - before, started.mock.calls.length, heading()]).toEqual([1, 1, session.gameName]);
  expect(root.querySelector('.cover')).toBeNull();
});

test('I18N-1 a page that does not come as far as its session speaks the language of the site that it stands in, whatever the browser prefers', async () => {
  const { heading, labels } = await open(() => answered({}, 502), loadWords, '&lang=ID');
  expect([heading(), labels(), document.documentElement.lang]).toEqual([
    'Permainan tidak dapat dibuka',
    ['Coba lagi', 'Kembali ke lobi'],
    'id-ID',
  ]);
});

test('words that stay lost leave a way to try again, and no page that opens for ever', async () => {
  let lost = 5;
  const words: typeof loadWords = (language, symbol) => {
    lost -= 1;
    return lost >= 0 ? Promise.reject(new Error('no file')) : loadWords(language, symbol);
  };
  const { root, labels, press, started } = await open(() => answered(session), words);
  expect([labels(), root.hasAttribute('aria-busy')]).toEqual([['↻'], false]);
  press('↻');
  await vi.waitFor(() => expect(started).toHaveBeenCalledTimes(1));
});

test.each([
  [403, 'site_closed', 'The site is closed', ['Try again', 'Back to the lobby']],
  [409, 'game_maintenance', 'The game is under maintenance', ['Back to the lobby']],
  [409, 'game_withdrawn', 'This game is no longer offered', ['Back to the lobby']],
])('what the house closed says so, and is tried again where that can help: %s %s', async (status, error, title, ways) => {
  const { heading, labels, started } = await open(() => answered({ error }, status));
  expect([heading(), labels(), started.mock.calls.length]).toEqual([title, ways, 0]);
});

test('a token that was used is said to be no longer valid, and is not tried again', async () => {
  const { heading, labels, started } = await open(() => answered({ error: 'launch_expired' }, 401));
  expect([heading(), labels(), started.mock.calls.length]).toEqual(['This game link is no longer valid', ['Back to the lobby'], 0]);
});
