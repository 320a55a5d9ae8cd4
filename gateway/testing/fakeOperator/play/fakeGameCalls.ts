import { accessRefusals } from '#contract/accessRefusals.ts';
import { accountTypes } from '#contract/accountTypes.ts';
import type { FakeHandlers } from '../FakeCallContext.ts';
import { fakeLaunchHosts } from '../fakeBrand.ts';
import { fakeGames, fakeRoomGame, fakeVendors } from './fakeGames.ts';
import { fakeGamesPage } from './fakeGamesPage.ts';
import { fakeOwner } from '../fakeOwner.ts';
import { FakeRefusal } from '../fakeRefusal.ts';
import { tenThousandths } from '../tenThousandths.ts';
import { fakeVersion } from '../fakeVersion.ts';

type FakeGame = (typeof fakeGames)[number];

const fakeOrders: Readonly<Record<'NAME' | 'RTP' | 'MIN_BET', (one: FakeGame, other: FakeGame) => number>> = {
  NAME: (one, other) => one.gameName.localeCompare(other.gameName),
  RTP: (one, other) => Number(other.rtp ?? 0) - Number(one.rtp ?? 0),
  MIN_BET: (one, other) => Number(tenThousandths(one.minBet) - tenThousandths(other.minBet)),
};

/** Games, and starting them. */
export const fakeGameCalls = {
  popularGames: ({ count }) => ({
    games: fakeGames
      .filter((game) => game.isHot === 1)
      .concat(fakeGames)
      .slice(0, count),
  }),
  roundVerifier: () => ({ url: '/games/verify' }),
  winnerBoard: ({ count }) => ({
    winners: fakeGames.slice(0, count).map((game, index) => ({
      winner: ['so***', 'li***', 'mi***'][index % 3] ?? '',
      winAmount: String(1500 + 250 * index),
      currency: 'PLAY',
      winTime: Date.UTC(2026, 1, 1, 11) - index * 60_000,
      game,
    })),
  }),
  gameVendors: () => {
    const lanes = Map.groupBy(fakeVendors, (vendor) => vendor.category);
    const card = ({ code, name, category, games, hot }: (typeof fakeVendors)[number]) => ({
      vassalage: code,
      title: name,
      isHot: hot ? 1 : 0,
      gameClassify: '',
      gameType: category,
      nodeId: `v-${code}-${category}`.toLowerCase(),
      imgUrl: `/art/vendors/${code.toLowerCase()}.svg?v=${fakeVersion}`,
      gameCount: games,
    });
    return { data: { lanes: [...lanes].map(([gameType, vendors]) => ({ gameType, cards: vendors.map(card) })) } };
  },
  gameList: ({ gameType, vassalage, gameClassify, gameName, minBet, minLineNum, isHot, sortBy, pageNo, pageSize }) => {
    const found = fakeGames.filter(
      (game) =>
        game.gameType === gameType &&
        (vassalage === undefined || game.vassalage === vassalage) &&
        (gameClassify === undefined || game.gameClassify === gameClassify) &&
        (gameName === undefined || game.gameName.toLowerCase().includes(gameName.toLowerCase())) &&
        (minBet === undefined || tenThousandths(game.minBet) <= tenThousandths(minBet)) &&
        game.lineNum >= (minLineNum ?? 0) &&
        (isHot === undefined || game.isHot === 1),
    );
    const games = sortBy ? found.toSorted(fakeOrders[sortBy]) : found;
    return {
      games: games.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      total: games.length,
      totalPages: Math.ceil(games.length / pageSize),
    };
  },
  recentGames: (payload, context) => {
    const { games, ...counted } = fakeGamesPage([...new Set(fakeOwner(context).bets.map(({ nodeId }) => nodeId))], payload);
    return { list: games, ...counted };
  },
  gamesById: ({ nodeIds }) => ({ games: fakeGames.filter(({ nodeId }) => nodeIds.split(',').includes(nodeId)) }),
  launchGame: ({ nodeId, gameId, vassalage, token }, context) => {
    const game = fakeGames.find((row) => row.nodeId === nodeId);
    if (game === undefined || game.vassalage !== vassalage || (gameId !== undefined && gameId !== game.gameId))
      throw new FakeRefusal('game_not_found');
    if (game.maintenance) throw new FakeRefusal('game_maintenance');
    const { member } = fakeOwner(context);
    const isTrialAtTable = nodeId === fakeRoomGame && member.type === accountTypes.trial;
    if (token !== context.token || isTrialAtTable) throw new FakeRefusal(accessRefusals.realAccount);
    return { game_url: `/play/${game.gameId}?ticket=fake-ticket-${member.memberId}&host=${fakeLaunchHosts.length}` };
  },
} satisfies Partial<FakeHandlers>;
