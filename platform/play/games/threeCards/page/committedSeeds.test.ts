import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { RoomView } from '../../../room/room.ts';
import { PlayFault, PlayRefusal } from '../../kit/playApi.ts';
import { openTablePage, played, room, sha256, viewOf } from './testing/openTablePage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const showing = (...hasShown: readonly boolean[]): NonNullable<RoomView['showing']> => ({
  id: 'h1',
  roomId: room.id,
  serverSeedHash: 'hash one',
  closesAt: Date.now() + 30_000,
  seats: hasShown.map((shown, place) => ({ place, name: place === 0 ? 'li***' : 'mi***', isOwn: place === 0, hasShown: shown })),
});

test('GM-10 once all seats are taken the promised word is shown by itself, however often it has to be; also after the page was opened anew', async () => {
  const page = openTablePage();
  await page.tell(viewOf());
  page.button('Sit down')?.click();
  await page.pass();
  expect(page.rooms.show).not.toHaveBeenCalled();
  page.close();
  const again = openTablePage();
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
    const page = openTablePage();
    await page.tell(viewOf());
    page.button('Sit down')?.click();
    await page.pass();
    const [, promised] = page.rooms.sit.mock.calls[0] ?? [];
    page.close();
    const again = openTablePage();
    await again.tell(viewOf({ showing: showing(false, true) }));
    const [, word] = again.rooms.show.mock.calls[0] ?? [];
    expect(word).not.toBe('random');
    expect(sha256(word ?? '')).toBe(promised);
  } finally {
    forbidden.mockRestore();
    location.hash = '';
  }
});

test.each(['session_over', 'money_maintenance'])(
  'GM-10 a seat whose answer was lost keeps its word, where the call that is made again is refused by %s',
  async (code) => {
    let asked = 0;
    const page = openTablePage(async () => {
      throw (asked += 1) < 2 ? new PlayFault('lost') : new PlayRefusal(code);
    });
    await page.tell(viewOf());
    page.button('Sit down')?.click();
    await page.pass(1_000);
    page.close();
    const again = openTablePage();
    await again.tell(viewOf({ showing: showing(false, true) }));
    expect(again.rooms.show.mock.calls).toEqual([[room.id, 'random']]);
  },
);

test('GM-10 nor is it lost by a second press, which may be refused because of the ante that was taken', async () => {
  let asked = 0;
  const page = openTablePage(async () => {
    throw (asked += 1) <= 6 ? new PlayFault('lost') : new PlayRefusal('limit_reached');
  });
  await page.tell(viewOf());
  for (const _press of ['first', 'second']) {
    page.button('Sit down')?.click();
    await page.pass(60_000);
  }
  expect(asked).toBe(7);
  page.close();
  const again = openTablePage();
  await again.tell(viewOf({ showing: showing(false, true) }));
  expect(again.rooms.show.mock.calls).toEqual([[room.id, 'random']]);
});

test('GM-10 nor by a press in another page, at another hand, that has not heard of the seat yet', async () => {
  const page = openTablePage();
  await page.tell(viewOf());
  page.button('Sit down')?.click();
  await page.pass();
  const other = openTablePage(async () => {
    throw new PlayRefusal('already_seated');
  });
  await other.tell(viewOf({ waiting: { id: 'h2', serverSeedHash: 'hash two', closesAt: null, seats: [] } }));
  other.button('Sit down')?.click();
  await other.pass();
  await page.tell(viewOf({ showing: showing(false, true) }));
  expect(page.rooms.show.mock.calls).toEqual([[room.id, 'random']]);
});

test('GM-10 after a refusal that is certain the player may promise another word', async () => {
  const page = openTablePage(async () => {
    throw new PlayRefusal('insufficient_balance');
  });
  await page.tell(viewOf());
  page.button('Sit down')?.click();
  await page.pass();
  const field = page.root.querySelector<HTMLInputElement>('#own-word');
  if (!field) throw new Error('no field');
  field.value = 'lucky';
  page.button('Sit down')?.click();
  await page.pass();
  expect(page.rooms.sit.mock.calls.map(([, hash]) => hash)).toEqual([sha256('random'), sha256('lucky random')]);
});

test('GM-10 what the player writes goes with something that nobody can guess, and a word that is not the promised one is told', async () => {
  const page = openTablePage();
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
  const page = openTablePage();
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
