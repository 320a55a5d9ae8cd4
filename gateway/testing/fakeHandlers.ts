import type { JWK } from 'jose';
import { accessRefusals } from '#contract/accessRefusals.ts';
import type { AnswerOf } from '#contract/call.ts';
import type { Calls } from '#contract/calls.ts';
import type { FakeHandlers } from './FakeCallContext.ts';
import { fakeBanners, fakeLaunchHosts, fakeRegisterSettings, fakeStatus } from './fakeBrand.ts';
import { fakeEntrance } from './fakeSignIn.ts';
import { fakeGames, fakeVendors } from './fakeGames.ts';
import type { FakeMembers } from './fakeMembers.ts';
import { fakeOwner } from './fakeOwner.ts';
import { fakeOwnAccount } from './fakeOwnAccount.ts';
import { fakeRecovery } from './fakeRecovery.ts';
import { FakeRefusal } from './fakeRefusal.ts';
import { fakeSite } from './fakeSite.ts';
import { decimal, tenThousandths } from './tenThousandths.ts';
import { fakeVersion } from './fakeVersion.ts';

const methods = [
  {
    methodId: 'play-money',
    methodName: 'Play money',
    currency: 'PLAY',
    minAmount: '10000',
    maxAmount: '50000000',
    presets: ['10000', '50000', '100000'],
  },
];

export const fakeHandlers = (
  members: FakeMembers,
  keys: readonly JWK[],
  settings: () => AnswerOf<Calls['registerSettings']>,
): FakeHandlers => ({
  systemStatus: () => fakeStatus,
  registerSettings: () => fakeRegisterSettings,
  encryptionKeys: () => ({ keys: keys as Record<string, unknown>[] }),
  notices: () => ({ banners: [...fakeBanners] }),
  popularGames: ({ count }) => ({
    games: fakeGames
      .filter((game) => game.isHot === 1)
      .concat(fakeGames)
      .slice(0, count),
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
  gameList: ({ gameType, vassalage, gameClassify, gameName, minBet, minLineNum, pageNo, pageSize }) => {
    const games = fakeGames.filter(
      (game) =>
        game.gameType === gameType &&
        (vassalage === undefined || game.vassalage === vassalage) &&
        (gameClassify === undefined || game.gameClassify === gameClassify) &&
        (gameName === undefined || game.gameName.toLowerCase().includes(gameName.toLowerCase())) &&
        (minBet === undefined || tenThousandths(game.minBet) <= tenThousandths(minBet)) &&
        game.lineNum >= (minLineNum ?? 0),
    );
    return {
      games: games.slice((pageNo - 1) * pageSize, pageNo * pageSize),
      total: games.length,
      totalPages: Math.ceil(games.length / pageSize),
    };
  },
  gamesById: ({ nodeIds }) => ({ games: fakeGames.filter(({ nodeId }) => nodeIds.split(',').includes(nodeId)) }),
  ...fakeSite,
  ...fakeEntrance(members, settings),
  ...fakeRecovery(members),
  ...fakeOwnAccount(members),
  memberInfo: (_payload, context) => {
    const { memberId, account, nickname, type, label } = fakeOwner(context).member;
    return {
      id: memberId,
      account,
      nickname,
      type,
      currency: 'PLAY',
      toUpline: false,
      customerId: memberId,
      memberLabel: label === undefined ? [] : [{ labelName: label }],
    };
  },
  balance: (_payload, context) => ({ sumBalance: decimal(fakeOwner(context).balance), currency: 'PLAY' }),
  betRecords: ({ pageSize, beforeRecordId }, context) => {
    const { bets } = fakeOwner(context);
    const from = beforeRecordId === undefined ? 0 : bets.findIndex((bet) => bet.recordId === beforeRecordId) + 1 || bets.length;
    return { records: bets.slice(from, from + pageSize), total: bets.length, hasMore: from + pageSize < bets.length };
  },
  betRecordsById: ({ recordIds }, context) => ({
    records: fakeOwner(context).bets.filter(({ recordId }) => recordIds.split(',').includes(recordId)),
  }),
  depositMethods: () => ({ methods }),
  deposit: (payload, context) => {
    const account = fakeOwner(context);
    const key = context.idempotencyKey ?? '';
    const asked = JSON.stringify(payload);
    const before = account.answered.get(key);
    if (before !== undefined && before.payload !== asked) throw new FakeRefusal('idempotency_mismatch');
    if (before !== undefined) return before.answer as AnswerOf<Calls['deposit']>;
    const method = methods.find(({ methodId }) => methodId === payload.methodId);
    if (method === undefined) throw new FakeRefusal('method_unavailable');
    const amount = payload.amount.startsWith('-') ? -1n : tenThousandths(payload.amount);
    const { minAmount, maxAmount } = method;
    if (amount < tenThousandths(minAmount) || amount > tenThousandths(maxAmount))
      throw new FakeRefusal('amount_out_of_range', { minAmount, maxAmount });
    account.balance += amount;
    const answer = {
      depositId: `d-${account.answered.size + 1}`,
      amount: decimal(amount),
      currency: 'PLAY',
      status: 'PAID' as const,
      createTime: Date.UTC(2026, 1, 1),
      sumBalance: decimal(account.balance),
    };
    account.answered.set(key, { payload: asked, answer });
    return answer;
  },
  launchGame: ({ nodeId, token }, context) => {
    const game = fakeGames.find((row) => row.nodeId === nodeId);
    if (game === undefined) throw new FakeRefusal('game_not_found');
    if (game.maintenance) throw new FakeRefusal('game_maintenance');
    if (token !== context.token) throw new FakeRefusal(accessRefusals.realAccount);
    return { game_url: `/play/${game.gameId}?ticket=fake-ticket-${fakeOwner(context).member.memberId}&host=${fakeLaunchHosts.length}` };
  },
});
