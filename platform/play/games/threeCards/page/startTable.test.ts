import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { PlayFault, PlayRefusal } from '../../kit/playApi.ts';
import { openTablePage, played, room, seated, sha256, viewOf } from './testing/openTablePage.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('GM-10 the table says who sits, what is staked, what the house keeps and what the winner gets', async () => {
  const page = openTablePage();
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
  const page = openTablePage(async () => {
    if ((asked += 1) < 3) throw new PlayFault('lost');
    return viewOf({ waiting: seated(['li***', true]), balance: '800' });
  });
  await page.tell(viewOf());
  page.button('Sit down')?.focus();
  page.button('Sit down')?.click();
  page.button('Sit down')?.click();
  await page.pass(5_000);
  expect(page.rooms.sit.mock.calls).toEqual(Array(3).fill(['three-cards-ferry', sha256('random'), 'hash one', 'key-1']));
  expect(page.status()).toBe('You are seated. Waiting for one more player.');
  // What was pressed is gone: the focus is not lost with it.
  expect(document.activeElement?.textContent).toBe('Get up, stake back');
  // The site around shows the same balance: without the stake, and with it again.
  expect(page.told).toEqual(['game:ready', 'game:round-settled']);
  page.button('Get up')?.click();
  await page.pass();
  expect(page.rooms.leave).toHaveBeenCalledTimes(1);
  expect(page.status()).toBe('Nobody sits here yet.');
  expect(page.told).toEqual(['game:ready', 'game:round-settled', 'game:round-settled']);
});

test('PP-20 the balance stands at the table in its currency, before a seat is taken and after', async () => {
  const page = openTablePage(async () => viewOf({ waiting: seated(['li***', true]), balance: '800' }));
  const balance = () =>
    [...page.root.querySelectorAll('dt')].find(({ textContent }) => textContent === 'Balance')?.nextElementSibling?.textContent;
  await page.tell(viewOf());
  expect(balance()).toBe('₫1,000');
  page.button('Sit down')?.click();
  await page.pass();
  expect(balance()).toBe('₫800');
});

test('PP-18 how long the visit lasts goes on at the table', async () => {
  const page = openTablePage();
  await page.tell(viewOf());
  await page.pass(65_000);
  expect(page.root.querySelector('.session-line .figure')?.textContent).toBe('01:05');
});

test('PP-17 the question how it goes comes by itself at the table, when its time has come', async () => {
  const page = openTablePage(undefined, undefined, null, 600_000);
  const isAsked = () => page.root.querySelector<HTMLDialogElement>('.sheet-reality')?.open;
  await page.pass(599_000);
  expect(isAsked()).toBe(false);
  await page.pass(1_000);
  expect(isAsked()).toBe(true);
});

test('GM-10 a hand that was dealt shows every card in words, who takes the pot and the way to check it; the platform hears that it was seen', async () => {
  const page = openTablePage();
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

test('GM-10 the rooms are asked for again where they were not answered: without them nobody could go to another', async () => {
  let asked = 0;
  const page = openTablePage(undefined, async () => {
    if ((asked += 1) < 3) throw new PlayFault('no answer');
    return [room];
  });
  await page.pass(5_000);
  expect(page.button('Ferry Landing')?.getAttribute('aria-pressed')).toBe('true');
});

test('PP-19 how the visit went before a hand does not stand in the place of how it goes after, be it answered later', async () => {
  const page = openTablePage();
  const report = { elapsed: 0, staked: '200', returned: '0', realityCheckIn: null };
  page.visit.mockImplementationOnce(async () => {
    await new Promise((resolve) => setTimeout(resolve, 5_000));
    return { ...report, net: '-200' };
  });
  await page.tell(viewOf());
  page.button('Sit down')?.click();
  await page.pass();
  page.visit.mockResolvedValue({ ...report, returned: '390', net: '190' });
  await page.tell(viewOf({ last: played(true) }));
  expect(page.root.querySelector('.session-line')?.textContent).toContain('+₫190');
  await page.pass(5_000);
  expect(page.root.querySelector('.session-line')?.textContent).toContain('+₫190');
});

test('PP-28 a hand of another room is shown under the name of that room, until the player goes on', async () => {
  const page = openTablePage();
  const { hand, ...own } = played(true);
  await page.tell(viewOf({ last: { ...own, roomName: 'Lantern Quay', hand: { ...hand, roomId: 'three-cards-lantern', ante: '1000' } } }));
  const named = () => page.root.querySelector('h2')?.textContent;
  expect([named(), page.status()]).toEqual(['Lantern Quay', 'You take ₫390.']);
  expect(page.root.querySelector('.terms')?.textContent).toMatch(/^Stake₫1,000/);
  expect(page.button('Sit down')?.textContent).toBe('Sit down · ₫200');
  page.button('To the next hand')?.click();
  expect(named()).toBe('Ferry Landing');
});

test('PP-28 a hand that is looked at is not shown again in the room that the player goes on to', async () => {
  const page = openTablePage();
  await page.pass();
  await page.tell(viewOf({ last: played(true) }));
  page.button('Nine Mouths')?.click();
  await page.tell(viewOf({ room: { ...room, id: 'three-cards-delta', name: 'Nine Mouths', seats: 4 }, last: played(true) }));
  expect([page.root.querySelector('h2')?.textContent, page.status()]).toEqual(['Nine Mouths', 'Nobody sits here yet.']);
  expect(page.seen).toHaveBeenCalledTimes(1);
});

test('GM-10 the winner is told so, and a hand that was given up says that the stake is back', async () => {
  const page = openTablePage();
  await page.tell(viewOf({ last: played(true) }));
  expect(page.status()).toBe('You take ₫390.');
  const { hand, ...own } = played(false);
  const seats = hand.seats.slice(0, 1).map((seat) => ({ ...seat, cards: [], combination: '' }));
  await page.tell(viewOf({ last: { ...own, betId: 'bet-2', payout: '200', hand: { ...hand, status: 'CLOSED', seats } } }));
  expect(page.status()).toBe('The hand was given up. Your ₫200 is back.');
});

test.each([
  ['insufficient_balance', 'Your balance is too low'],
  ['seeds_changed', 'That hand has begun without you. Nothing was staked'],
  ['already_seated', 'You already have a seat'],
  ['limit_reached', 'a limit that you have set'],
  ['play_paused', 'You are taking a break'],
  ['something_else', 'no stake was taken (something_else)'],
])('GM-10 %s is said in words', async (code, said) => {
  const page = openTablePage(async () => Promise.reject(new PlayRefusal(code)));
  await page.tell(viewOf());
  page.button('Sit down')?.click();
  await page.pass();
  expect(page.root.querySelector('.table-refusal')?.textContent).toContain(said);
});

test('PP-07 a limit of the player’s own is named, with what it leaves', async () => {
  const page = openTablePage(async () =>
    Promise.reject(new PlayRefusal('limit_reached', undefined, { kind: 'LOSS', period: 'WEEK', left: '150' })),
  );
  await page.tell(viewOf());
  page.button('Sit down')?.click();
  await page.pass();
  expect(page.root.querySelector('.table-refusal')?.textContent).toContain('(Losses, 7 days: ₫150 left)');
});

test('GM-10 whoever lacks the stake of a seat is offered a deposit, and stays at the table', async () => {
  const page = openTablePage(async () => Promise.reject(new PlayRefusal('insufficient_balance')));
  await page.tell(viewOf());
  expect(page.button('Make a deposit')).toBeUndefined();
  page.button('Sit down')?.click();
  await page.pass();
  page.button('Make a deposit')?.click();
  expect(page.told).toEqual(['game:ready', 'game:deposit']);
  page.moveMoney();
  await page.pass();
  expect(page.root.textContent).toContain('₫99,000');
  expect(page.button('Make a deposit')).toBeUndefined();
});

test('GM-10 MC-03 whoever lacks it in a wallet with the studio is led to the wallets', async () => {
  const page = openTablePage(async () => Promise.reject(new PlayRefusal('insufficient_balance')), undefined, 'Sông Studio');
  await page.tell(viewOf());
  page.button('Sit down')?.click();
  await page.pass();
  expect(page.root.querySelector('.table-refusal')?.textContent).toContain('Your wallet with Sông Studio holds too little');
  page.button('To your wallets')?.click();
  expect(page.told).toEqual(['game:ready', 'game:wallets']);
});

test('GM-10 whoever sits elsewhere is led there, and a lost line or session is said', async () => {
  const page = openTablePage();
  await page.tell(viewOf({ elsewhere: { id: 'three-cards-delta', name: 'Nine Mouths' } }));
  expect(page.status()).toBe('You sit in Nine Mouths and wait there.');
  expect(page.button('Sit down')).toBeUndefined();
  page.state(false);
  // Whoever goes away now would lose the ante by it.
  expect(page.status()).toMatch(/^The connection is lost; .*stay here/);
  page.state(true);
  const scrolled = vi.spyOn(page.root.querySelector('.rooms') ?? page.root, 'scrollTo');
  page.button('Go to Nine Mouths')?.click();
  // Its chip may lie beyond the end of the row.
  await page.pass();
  expect(scrolled).toHaveBeenCalledTimes(1);
  expect(page.rooms.follow.mock.calls.at(-1)?.[0]).toBe('three-cards-delta');
  page.over();
  expect(page.root.querySelector('[role=alertdialog]')?.textContent).toContain('Your session has ended');
});

test('PP-28 a page too many says what to close, and goes on once there is room for it; nothing can be pressed before anything is known', async () => {
  const page = openTablePage();
  const moves = () => [...page.root.querySelectorAll<HTMLElement>('.moves button')].filter(({ hidden }) => !hidden);
  page.state(false, 'too_many_pages');
  expect(page.status()).toMatch(/^Too many pages of yours show these tables\. Close one/);
  expect(moves()).toEqual([]);
  page.state(false);
  expect(page.status()).toMatch(/^The connection is lost/);
  page.state(true);
  await page.tell(viewOf());
  expect([page.status(), moves().length]).toEqual(['Nobody sits here yet.', 1]);
  page.state(false, 'too_many_pages');
  expect(page.status()).toMatch(/^Too many pages/);
});

test('PP-32 a session that has ended by the time play waits for an answer is told as one', async () => {
  const page = openTablePage(async () => Promise.reject(new PlayRefusal('reality_check')));
  await page.tell(viewOf());
  page.visit.mockRejectedValue(new PlayRefusal('session_over'));
  page.button('Sit down')?.click();
  await page.pass();
  expect(page.root.querySelector('[role=alertdialog]')?.textContent).toContain('Your session has ended');
  expect([page.root.querySelector<HTMLDialogElement>('.sheet-reality')?.open, page.told.at(-1)]).toEqual([false, 'game:session-over']);
});
