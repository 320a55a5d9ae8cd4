import type { z } from 'zod';
import type { gameType } from '#contract/sharedSchemas.ts';
import type { gameRow } from '#contract/play/game.ts';
import { fakeVersion } from '../fakeVersion.ts';

type Category = z.output<typeof gameType>;
export type FakeGame = z.output<typeof gameRow>;
export interface FakeVendor {
  readonly code: string;
  readonly name: string;
  readonly category: Category;
  readonly games: number;
  readonly hot: boolean;
  /** Stake account of its lottery games. */
  readonly account?: string;
}

/** Makers of every category, the operator's special cases among them. */
export const fakeVendors: readonly FakeVendor[] = [
  { code: 'XGS', name: 'Skiff Games', category: 'RNG', games: 40, hot: true },
  { code: 'LTN', name: 'Lantern Row', category: 'RNG', games: 36, hot: false },
  { code: 'HSN', name: 'Lotus Play', category: 'RNG', games: 24, hot: true },
  { code: 'LTN', name: 'Lantern Row', category: 'LIVE', games: 6, hot: true },
  { code: 'BTI', name: 'Even Odds', category: 'SPORTS', games: 1, hot: true },
  { code: 'IMES', name: 'Pixel League', category: 'SPORTS', games: 1, hot: false },
  { code: 'CRP', name: 'Carp & Co', category: 'FISH', games: 3, hot: false },
  { code: 'SS', name: 'River Studio', category: 'INHOUSE', games: 2, hot: true },
  { code: 'SS', name: 'River Studio', category: 'PVP', games: 1, hot: false },
  { code: 'TCG_SEA', name: 'Monsoon Draws', category: 'LOTT', games: 2, hot: false, account: 'TCG_SEA' },
  { code: 'TCG_LOTTO_VN', name: 'Three Regions', category: 'LOTT', games: 2, hot: false, account: 'TCG_LOTTO_VN' },
  { code: 'TCG_FAST', name: 'Quick Draws', category: 'ELOTT', games: 2, hot: false, account: 'ELOTT' },
];

/** The demonstration brand has it too, so that the example operations run against either. */
const firstGame = 'xgs-ferry-of-small-lanterns';

const adjectives = ['Quiet', 'Golden', 'Rising', 'Painted', 'Hidden', 'Lucky', 'Silver', 'Wandering', 'Evening', 'Jade'];
const nouns = ['Lantern', 'Heron', 'Harbour', 'Lotus', 'Tiger', 'Ferry', 'Market', 'Dragonfly', 'Bridge', 'Moon', 'Orchard'];

/** The demonstration brand has it too: the game of the rooms. */
export const fakeRoomGame = 'ss-three-cards';

/** The same titles, stakes and states in every run: all follows from the number of the game. */
function fakeGame(vendor: FakeVendor, index: number): FakeGame {
  const isFirst = vendor === fakeVendors[0] && index === 0;
  const id = isFirst
    ? firstGame
    : vendor.category === 'PVP'
      ? fakeRoomGame
      : `${vendor.code}-${vendor.category}-${index + 1}`.toLowerCase();
  const turn = index + vendor.code.length;
  return {
    nodeId: id,
    gameId: id,
    gameCode: id,
    gameName: isFirst
      ? 'Ferry of Small Lanterns'
      : `${adjectives[turn % adjectives.length]} ${nouns[(index * 3 + vendor.name.length) % nouns.length]} ${Math.floor(index / 10) + 1}`,
    vassalage: vendor.code,
    vendorName: vendor.name,
    gameType: vendor.category,
    gameClassify: ['classic', 'folk', 'sea'][index % 3] ?? '',
    isHot: index % 9 === 0 ? 1 : 0,
    imgUrl: `/art/games/${id}.svg?v=${fakeVersion}`,
    minBet: ['0.1', '0.25', '1'][index % 3] ?? '1',
    maxBet: ['100', '500.5', '1000'][index % 3] ?? '1000',
    lineNum: vendor.category === 'RNG' ? ([10, 20, 243][index % 3] ?? 10) : 0,
    maintenance: index % 17 === 16,
    ...(vendor.category === 'RNG' && { rtp: ['95.103125', '96.0204', '94'][index % 3] ?? '95' }),
    ...(vendor.category === 'SPORTS' && { isGame: 'VASSALAGE' }),
    ...(vendor.account !== undefined && { accountTypeName: vendor.account, defaultPlayType: 'STANDARD' }),
  };
}

export const fakeGames: readonly FakeGame[] = fakeVendors.flatMap((vendor) =>
  Array.from({ length: vendor.games }, (_, index) => fakeGame(vendor, index)),
);
