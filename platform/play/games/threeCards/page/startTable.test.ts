// @vitest-environment happy-dom
import { createHash } from 'node:crypto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { element } from '../../../../core/page/element.ts';
import type { OwnHand, RoomView } from '../../../room/room.ts';
import type { FrameMessage } from '../../kit/frame.ts';
import { PlayFault, PlayRefusal } from '../../kit/playApi.ts';
import type { RoomApi, RoomFollowing } from './roomApi.ts';
import { startTable, type TableParts } from './startTable.ts';
import { loadWords } from './words.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const words = await loadWords('EN', '₫');
let close: () => void = () => undefined;
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  close();
  vi.useRealTimers();
  document.body.replaceChildren();
  localStorage.clear();
});

const room = {
  id: 'three-cards-ferry',
  name: 'Ferry Landing',
  seats: 2,
  ante: '200',
  rakePercent: '2.5',
  rakeCap: '100',
  pot: '400',
  rake: '10',
  prize: '390',
  longestWait: 90_000,
  longestShowing: 30_000,
};
const viewOf = (more: Partial<RoomView> = {}): RoomView => ({
  now: Date.now(),
  balance: '1000',
  room,
  waiting: { id: 'h1', serverSeedHash: 'hash one', closesAt: null, seats: [] },
  showing: null,
  elsewhere: null,
  last: null,
  ...more,
});
const seated = (...seats: readonly (readonly [name: string, isOwn: boolean])[]) => ({
  id: 'h1',
  serverSeedHash: 'hash one',
  closesAt: Date.now() + 60_000,
  seats: seats.map(([name, isOwn], place) => ({ place, name, isOwn })),
});
const played = (hasWon: boolean): OwnHand => ({
  betId: 'bet-1',
  place: 0,
  payout: hasWon ? '390' : '0',
  names: ['li***', 'mi***'],
  hand: {
    id: 'h1',
    roomId: room.id,
    gameCode: 'ss-three-cards',
    gameVersion: 1,
    status: 'DEALT',
    ante: '200',
    rakePercent: '2.5',
    rakeCap: '100',
    pot: '400',
    rake: '10',
    prize: '390',
    serverSeed: 'seed',
    serverSeedHash: 'hash one',
    openedAt: 1,
    endedAt: 2,
    seats: [
      { place: 0, wordHash: 'x', clientSeed: 'a', cards: ['A♠', 'A♥', '10♦'], combination: 'PAIR', hasWon },
      { place: 1, wordHash: 'y', clientSeed: 'b', cards: ['K♣', 'Q♣', '2♣'], combination: 'FLUSH', hasWon: !hasWon },
    ],
  },
});

function openTable(sit: RoomApi['sit'] = async () => viewOf({ waiting: seated(['li***', true]) })) {
  const told: FrameMessage[] = [];
  const root = element('div', { id: 'game' });
  document.body.replaceChildren(root);
  let following: RoomFollowing | undefined;
  const rooms = {
    rooms: vi.fn<RoomApi['rooms']>(async () => [room, { ...room, id: 'three-cards-delta', name: 'Nine Mouths', seats: 4 }]),
    sit: vi.fn(sit),
    show: vi.fn<RoomApi['show']>(async () => viewOf({ last: played(true) })),
    leave: vi.fn<RoomApi['leave']>(async () => viewOf()),
    follow: vi.fn<RoomApi['follow']>((_room, given) => {
      following = given;
      return () => undefined;
    }),
  };
  const seen = vi.fn(async () => undefined);
  let keys = 0;
  close = startTable(
    {
      root,
      title: { code: 'ss-three-cards', version: 1, rooms: [room], rakePercent: '2.5', rtp: '97.5', vendorHue: 10 },
      words,
      api: { seen, visit: async () => ({ elapsed: 0, staked: '200', returned: '0', net: '-200', realityCheckIn: null }) },
      session: {
        session: 'play-session',
        language: 'EN',
        gameName: 'Three Cards',
        visit: { net: '0', elapsed: 0 },
        realityCheckIn: null,
      },
      frame: { tell: (type: FrameMessage) => void told.push(type) },
      wait: (time: number) => new Promise((resolve) => setTimeout(resolve, time)),
      sound: { isOn: false, switch: () => undefined, play: () => undefined },
      motion: { isReduced: false, switch: () => undefined },
      newKey: () => `key-${(keys += 1)}`,
      randomSeed: () => 'random',
    } as unknown as TableParts,
    rooms,
  );
  const pass = (time = 1) => vi.advanceTimersByTimeAsync(time);
  const button = (name: string) => [...root.querySelectorAll('button')].find((each) => !each.hidden && each.textContent?.startsWith(name));
  return {
    root,
    rooms,
    seen,
    told,
    pass,
    button,
    tell: async (view: RoomView) => {
      following?.onView(view);
      await pass();
    },
    state: (isOnline: boolean) => following?.onState(isOnline),
    over: () => following?.onOver(),
    status: () => root.querySelector('.table-status')?.textContent,
    seats: () => [...root.querySelectorAll('.seat')].map((seat) => seat.textContent),
  };
}

test('GM-10 the table says who sits, what is staked, what the house keeps and what the winner gets', async () => {
  const page = openTable();
  await page.tell(viewOf({ waiting: seated(['mi***', false]) }));
  expect(page.seats()).toEqual(['mi***Ready', 'Free seat']);
  expect(page.status()).toBe('One more player, and the cards are dealt.');
  expect(page.root.querySelector('.terms')?.textContent).toBe('Stake₫200Pot₫400Rake₫10To the winner₫390');
  expect(page.root.querySelector('.table-timer')?.textContent).toBe('Given up in 60 s');
  expect(page.root.querySelector('.table-timer')?.closest('[role=status]')).toBeNull();
  await page.pass(10_000);
  expect(page.root.querySelector('.table-timer')?.textContent).toBe('Given up in 50 s');
});

test('GM-10 sitting down promises the player’s word, by its hash, for the hash that stands there, once under one key, however often it has to be asked', async () => {
  let asked = 0;
  const page = openTable(async () => {
    if ((asked += 1) < 3) throw new PlayFault('lost');
    return viewOf({ waiting: seated(['li***', true]), balance: '800' });
  });
  await page.tell(viewOf());
  page.button('Sit down')?.focus();
  page.button('Sit down')?.click();
  page.button('Sit down')?.click();
  await page.pass(5_000);
  expect(page.rooms.sit.mock.calls).toEqual(Array(3).fill(['three-cards-ferry', sha256('random'), 'hash one', 'key-1']));
  expect(page.status()).toBe('You sit. Waiting for one more player.');
  // What was pressed is gone: the focus is not lost with it.
  expect(document.activeElement?.textContent).toBe('Get up, stake back');
  page.button('Get up')?.click();
  await page.pass();
  expect(page.rooms.leave).toHaveBeenCalledTimes(1);
  expect(page.status()).toBe('Nobody sits here yet.');
});

const showing = (...hasShown: readonly boolean[]): NonNullable<RoomView['showing']> => ({
  id: 'h1',
  roomId: room.id,
  serverSeedHash: 'hash one',
  closesAt: Date.now() + 30_000,
  seats: hasShown.map((shown, place) => ({ place, name: place === 0 ? 'li***' : 'mi***', isOwn: place === 0, hasShown: shown })),
});

test('GM-10 once all seats are taken the promised word is shown by itself, however often it has to be; also after the page was opened anew', async () => {
  const page = openTable();
  await page.tell(viewOf());
  page.button('Sit down')?.click();
  await page.pass();
  expect(page.rooms.show).not.toHaveBeenCalled();
  close();
  const again = openTable();
  again.rooms.show.mockRejectedValueOnce(new PlayFault('lost'));
  await again.tell(viewOf({ showing: showing(false, true) }));
  expect(again.status()).toBe('All seats are taken. The words are being shown.');
  expect(again.seats()).toEqual(['YouReady', 'mi***Word shown']);
  expect(again.root.querySelector('.table-timer')?.textContent).toBe('Words within 30 s');
  expect(again.button('Sit down')).toBeUndefined();
  expect(again.button('Get up')).toBeUndefined();
  await again.pass(5_000);
  expect(again.rooms.show.mock.calls).toEqual([
    [room.id, 'random'],
    [room.id, 'random'],
  ]);
  expect(again.status()).toBe('You take ₫390.');
});

test('GM-10 where the browser lets the frame keep nothing, the page still knows its word by the secret that the site hands over', async () => {
  const forbidden = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new Error('denied');
  });
  try {
    location.hash = '#a-secret-of-this-browser';
    const page = openTable();
    await page.tell(viewOf());
    page.button('Sit down')?.click();
    await page.pass();
    const [, promised] = page.rooms.sit.mock.calls[0] ?? [];
    close();
    const again = openTable();
    await again.tell(viewOf({ showing: showing(false, true) }));
    const [, word] = again.rooms.show.mock.calls[0] ?? [];
    expect(word).not.toBe('random');
    expect(sha256(word ?? '')).toBe(promised);
  } finally {
    forbidden.mockRestore();
    location.hash = '';
  }
});

test('GM-10 what the player writes goes with something that nobody can guess, and a word that is not the promised one is told', async () => {
  const page = openTable();
  await page.tell(viewOf());
  const field = page.root.querySelector<HTMLInputElement>('#own-word');
  if (!field) throw new Error('no field');
  field.value = 'lucky';
  page.button('Sit down')?.click();
  await page.pass();
  expect(page.rooms.sit.mock.calls[0]?.[1]).toBe(sha256('lucky random'));
  page.rooms.show.mockRejectedValue(new PlayRefusal('word_not_promised'));
  await page.tell(viewOf({ showing: showing(false, false) }));
  expect(page.rooms.show.mock.calls).toEqual([[room.id, 'lucky random']]);
  expect(page.status()).toContain('Your word lies in the page where you sat down');
});

test('GM-10 a word that was promised in another browser is asked for in words, and silence is told to both sides', async () => {
  const page = openTable();
  await page.tell(viewOf({ showing: showing(false, true) }));
  expect(page.status()).toBe('Your word lies in the page where you sat down. Open it before the time is over.');
  expect(page.rooms.show).not.toHaveBeenCalled();
  const { hand, ...own } = played(false);
  const seats = (silent: number) =>
    hand.seats.map((seat, place) => ({ ...seat, cards: [], combination: '', hasWon: false, clientSeed: place === silent ? null : 'a' }));
  await page.tell(viewOf({ last: { ...own, hand: { ...hand, status: 'FORFEITED', seats: seats(0) } } }));
  expect(page.status()).toBe('Your word was not shown in time. Your stake went to the others.');
  await page.tell(viewOf({ last: { ...own, betId: 'bet-2', payout: '400', hand: { ...hand, status: 'FORFEITED', seats: seats(1) } } }));
  expect(page.status()).toBe('A word was not shown in time. You get ₫400.');
});

test('GM-10 a hand that was dealt shows every card in words, who takes the pot and the way to check it; the platform hears that it was seen', async () => {
  const page = openTable();
  await page.tell(viewOf({ last: played(false) }));
  expect(page.status()).toBe('mi*** takes ₫390.');
  expect(page.seats()).toEqual([
    'YouAce of spadesAAce of heartsA10 of diamonds10Pair',
    'mi***King of clubsKQueen of clubsQ2 of clubs2Flush · takes the pot',
  ]);
  expect(page.root.querySelector('main > a')?.getAttribute('href')).toMatch(/^\/games\/verify\?round=bet-1&lang=EN/);
  expect(page.seen.mock.calls).toEqual([['play-session', 'bet-1']]);
  expect(page.told).toEqual(['game:ready', 'game:round-settled']);
  // It stays until the player goes on, and does not come back.
  await page.tell(viewOf());
  expect(page.seats()).toHaveLength(2);
  expect(page.status()).toBe('mi*** takes ₫390.');
  page.button('To the next hand')?.click();
  await page.tell(viewOf({ last: played(false) }));
  expect(page.status()).toBe('Nobody sits here yet.');
  expect(page.seen).toHaveBeenCalledTimes(1);
});

test('GM-10 the winner is told so, and a hand that was given up says that the stake is back', async () => {
  const page = openTable();
  await page.tell(viewOf({ last: played(true) }));
  expect(page.status()).toBe('You take ₫390.');
  const { hand, ...own } = played(false);
  const seats = hand.seats.slice(0, 1).map((seat) => ({ ...seat, cards: [], combination: '' }));
  await page.tell(viewOf({ last: { ...own, betId: 'bet-2', payout: '200', hand: { ...hand, status: 'CLOSED', seats } } }));
  expect(page.status()).toBe('Not enough players came. Your ₫200 is back.');
});

test.each([
  ['insufficient_balance', 'Your balance is too low'],
  ['seeds_changed', 'That hand has begun without you. Nothing was staked'],
  ['already_seated', 'You already have a seat'],
  ['limit_reached', 'A limit that you have set'],
  ['play_paused', 'You are taking a break'],
  ['something_else', 'no stake was taken (something_else)'],
])('GM-10 %s is said in words', async (code, said) => {
  const page = openTable(async () => Promise.reject(new PlayRefusal(code)));
  await page.tell(viewOf());
  page.button('Sit down')?.click();
  await page.pass();
  expect(page.root.querySelector('.table-refusal')?.textContent).toContain(said);
});

test('GM-10 whoever sits elsewhere is led there, and a lost line or session is said', async () => {
  const page = openTable();
  await page.tell(viewOf({ elsewhere: { id: 'three-cards-delta', name: 'Nine Mouths' } }));
  expect(page.status()).toBe('You sit in Nine Mouths and wait there.');
  expect(page.button('Sit down')).toBeUndefined();
  page.state(false);
  expect(page.status()).toContain('The connection is lost');
  page.state(true);
  page.button('Go to Nine Mouths')?.click();
  expect(page.rooms.follow.mock.calls.at(-1)?.[0]).toBe('three-cards-delta');
  page.over();
  expect(page.root.querySelector('[role=alertdialog]')?.textContent).toContain('Your session has ended');
});
