import { afterEach, expect, test, vi } from 'vitest';
import { element } from '../../../core/page/element.ts';
import type { StudioAnswer } from '../studioAnswer.ts';
import { openStudio, type StudioParts } from './openStudio.ts';
import { loadWords } from './words.ts';

afterEach(() => document.body.replaceChildren());

const session: StudioAnswer = {
  session: 'session-of-the-wallet',
  language: 'EN',
  balance: '51000',
  currencySymbol: '₫',
  stakes: ['1000', '2000'],
  pockets: ['3', '0', '1', '2'],
  exactReturn: '150.0000000',
  name: 'The Fair Wheel',
  shortestRound: 5_000,
  realityCheckIn: null,
  isTrial: false,
  left: null,
};
const visit = { elapsed: 0, staked: '0', returned: '0', net: '0', realityCheckIn: null };
const answered = (body: object, status = 200) => Response.json(body, { status });

/** Opens the page; `answerOpen` is what its first call comes to, again and again. */
async function openPage(answerOpen: () => Response, words: StudioParts['loadWords'] = loadWords) {
  const root = element('main', { id: 'game', 'aria-busy': 'true' }, element('div', { class: 'opening' }));
  document.body.append(root);
  window.history.replaceState(null, '', '/studio/?token=once&lang=EN');
  const tokens: unknown[] = [];
  const send: StudioParts['send'] = async (path, init) => {
    if (path.endsWith('/balance')) return answered({ balance: session.balance });
    if (!path.endsWith('/open')) return answered(visit);
    tokens.push(JSON.parse(String(init.body)));
    return answerOpen();
  };
  await openStudio(window, { send, wait: () => Promise.resolve(), loadWords: words });
  const cover = () => root.querySelector('.cover h1')?.textContent;
  const labels = () => [...root.querySelectorAll('.cover button')].map(({ textContent }) => textContent);
  const press = (label: string) =>
    [...root.querySelectorAll('button')].find(({ textContent }) => textContent === label)?.dispatchEvent(new MouseEvent('click'));
  const isOpen = () => vi.waitFor(() => expect(root.querySelector('h1')?.textContent).toBe(session.name));
  return { root, tokens, cover, labels, press, isOpen };
}

test('the wheel opens by a token that has left the address', async () => {
  const { isOpen, tokens } = await openPage(() => answered(session));
  await isOpen();
  expect([tokens, window.location.search]).toEqual([[{ token: 'once' }], '?lang=EN']);
});

test('where the house gives no answer that is said, and it can be tried again by one press, however often it is made', async () => {
  let isBroken = true;
  const { root, cover, labels, press, isOpen, tokens } = await openPage(() => (isBroken ? answered({}, 502) : answered(session)));
  expect([cover(), labels(), root.hasAttribute('aria-busy')]).toEqual([
    'The game could not be opened',
    ['Try again', 'Back to the lobby'],
    false,
  ]);
  isBroken = false;
  const before = tokens.length;
  press('Try again');
  press('Try again');
  await isOpen();
  expect([tokens.length - before, cover()]).toEqual([1, undefined]);
});

test('words that are lost once are fetched again, and where they stay lost there is a way to try again', async () => {
  let lost = 1;
  const words: StudioParts['loadWords'] = (language, symbol) => {
    lost -= 1;
    return lost >= 0 ? Promise.reject(new Error('no file')) : loadWords(language, symbol);
  };
  const first = await openPage(() => answered(session), words);
  await first.isOpen();
  document.body.replaceChildren();
  lost = 5;
  const second = await openPage(() => answered(session), words);
  expect([second.labels(), second.root.hasAttribute('aria-busy')]).toEqual([['↻'], false]);
  second.press('↻');
  await second.isOpen();
});

test('a token that was used is said to be no longer valid, and is not tried again', async () => {
  const { cover, labels } = await openPage(() => answered({ error: 'launch_used' }, 403));
  expect([cover(), labels()]).toEqual(['This game link is no longer valid', ['Back to the lobby']]);
});

test('whoever takes a break from play is told of it', async () => {
  const { root, cover, labels } = await openPage(() => answered({ error: 'play_paused' }, 403));
  expect([cover(), labels()]).toEqual(['This game link is no longer valid', ['Back to the lobby']]);
  expect(root.querySelector('.cover p')?.textContent).toContain('You are taking a break from play');
});
