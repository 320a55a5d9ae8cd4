import { createHash } from 'node:crypto';
import { onTestFinished, vi } from 'vitest';
import { element } from '../../../../../core/page/element.ts';
import type { OwnHand, RoomView } from '../../../../room/room.ts';
import type { FrameMessage } from '../../../kit/frame.ts';
import type { RoomApi, RoomFollowing } from '../roomApi.ts';
import { startTable, type TableParts } from '../startTable.ts';
import { loadWords } from '../words.ts';

export const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
const words = await loadWords('EN', '₫');

const pot = { ante: '200', rakePercent: '2.5', rakeCap: '100', pot: '400', rake: '10', prize: '390' };

export const room = {
  id: 'three-cards-ferry',
  name: 'Ferry Landing',
  seats: 2,
  ...pot,
  longestWait: 90_000,
  longestShowing: 30_000,
};
export const viewOf = (more: Partial<RoomView> = {}): RoomView => ({
  now: Date.now(),
  balance: '1000',
  room,
  waiting: { id: 'h1', serverSeedHash: 'hash one', closesAt: null, seats: [] },
  showing: null,
  elsewhere: null,
  last: null,
  ...more,
});
export const seated = (...seats: readonly (readonly [name: string, isOwn: boolean])[]) => ({
  id: 'h1',
  serverSeedHash: 'hash one',
  closesAt: Date.now() + 60_000,
  seats: seats.map(([name, isOwn], place) => ({ place, name, isOwn })),
});
export const played = (hasWon: boolean): OwnHand => ({
  roomName: room.name,
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
    ...pot,
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

/** The room's page on a table of the test's own, on timers that the test turns; the document is shared by all tests of the process. */
export function openTablePage(
  sit: RoomApi['sit'] = async () => viewOf({ waiting: seated(['li***', true]) }),
  all: RoomApi['rooms'] = async () => [room, { ...room, id: 'three-cards-delta', name: 'Nine Mouths', seats: 4 }],
  wallet: string | null = null,
  realityCheckIn: number | null = null,
) {
  const told: FrameMessage[] = [];
  const root = element('div', { id: 'game' });
  document.body.replaceChildren(root);
  let following: RoomFollowing | undefined;
  const rooms = {
    rooms: vi.fn(all),
    sit: vi.fn(sit),
    show: vi.fn<RoomApi['show']>(async () => viewOf({ last: played(true) })),
    leave: vi.fn<RoomApi['leave']>(async () => viewOf()),
    follow: vi.fn<RoomApi['follow']>((_room, given) => {
      following = given;
      return () => undefined;
    }),
  };
  const seen = vi.fn(async () => undefined);
  const visit = vi.fn(async () => ({ elapsed: 0, staked: '200', returned: '0', net: '-200', realityCheckIn: null }));
  let keys = 0;
  let moneyMoved: () => void = () => undefined;
  const balance = vi.fn(async () => '99000');
  const close = startTable(
    {
      root,
      title: { code: 'ss-three-cards', version: 1, rooms: [room], rakePercent: '2.5', rtp: '97.5', vendorHue: 10 },
      words,
      api: { seen, visit, balance },
      session: {
        session: 'play-session',
        language: 'EN',
        gameName: 'Three Cards',
        isTrial: false,
        wallet,
        visit: { net: '0', elapsed: 0 },
        realityCheckIn,
      },
      frame: {
        isFramed: false,
        panelAddress: () => null,
        tell: (type: FrameMessage) => void told.push(type),
        onBalance: (hear: () => void) => (moneyMoved = hear),
      },
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
  onTestFinished(() => {
    close();
    document.body.replaceChildren();
    localStorage.clear();
  });
  return {
    root,
    rooms,
    /** As the site says that money has moved. */
    moveMoney: () => moneyMoved(),
    close,
    seen,
    visit,
    told,
    pass,
    button,
    tell: async (view: RoomView) => {
      following?.onView(view);
      await pass();
    },
    state: (isOnline: boolean, refusal?: string) => following?.onState(isOnline, refusal),
    over: () => following?.onOver(),
    status: () => root.querySelector('.table-status')?.textContent,
    seats: () => [...root.querySelectorAll('.seat')].map((seat) => seat.textContent),
  };
}
