import { excludeSelf, takeTimeOut } from '#contract/identity/playLimit.ts';
import { describe, expect, test } from 'vitest';
import { createMaintenance } from '../../core/ledger/maintenance/maintenance.ts';
import { testEngines } from '../../testing/openTestStore.ts';
import type { RoomPlayer } from './testing/openRoom.ts';
import { type Name, roomParty } from './testing/roomParty.ts';

const market = 'three-cards-market';

describe.each(testEngines())('GM-10 whoever is kept from play loses no ante by it on %s', (engine) => {
  const maintenance = createMaintenance();
  const { platform, clock, money, sum, all, records, tokenOf, idOf, handOf } = roomParty(engine, { maintenance });
  const moneyOf = (...names: readonly Name[]) => Promise.all(names.map(money));
  const setMember = async (name: Name, change: { readonly locked_at: 1n } | { readonly time_out_until: bigint }): Promise<void> => {
    const id = await idOf(name);
    await platform().parts.db.updateTable('member').set(change).where('id', '=', id).execute();
  };
  const ways: Readonly<Record<string, (name: Name) => Promise<unknown>>> = {
    'self-exclusion': (name) => platform().call(excludeSelf, { length: 'SIX_MONTHS' }, { token: tokenOf(name) }),
    'a time-out': (name) => platform().call(takeTimeOut, { length: 'DAY' }, { token: tokenOf(name) }),
    'the desk': (name) => setMember(name, { locked_at: 1n }),
  };
  const three = async () => {
    const [linh, minh, huong] = await all(3, market);
    for (const player of [linh, minh, huong as RoomPlayer]) await player.promise();
    return [linh, minh, huong as RoomPlayer] as const;
  };
  const noted = () =>
    platform().parts.db.selectFrom('audit_event').select(['subject', 'actor']).where('action', '=', 'room.keptFromPlay').execute();

  test.each(Object.entries(ways))(
    'by %s, while seats are free: the seat is left, and the next one meets a free seat',
    async (_way, keep) => {
      const [linh, minh] = await all(2);
      await linh.promise();
      await keep('linh');
      expect((await minh.look()).waiting).toMatchObject({ seats: [], closesAt: null });
      expect(await moneyOf('linh')).toEqual([100_000_000n]);
      expect((await minh.promise()).body).toMatchObject({ showing: null, waiting: { seats: [{ place: 0, isOwn: true }] } });
      expect(await noted()).toEqual([]);
    },
  );

  test.each(Object.entries(ways))(
    'by %s, before their word is shown: the hand is void for all, and the house can see for whom',
    async (_way, keep) => {
      const before = await sum();
      const [linh, minh] = await three();
      await minh.show();
      await keep('linh');
      const { last, showing } = await minh.look();
      expect([last?.hand.status, last?.payout, showing]).toEqual(['CLOSED', '500', null]);
      expect(await moneyOf('linh', 'minh', 'huong')).toEqual([100_000_000n, 100_000_000n, 100_000_000n]);
      expect(await sum()).toBe(before);
      expect(await noted()).toEqual([{ actor: 'system', subject: await idOf('linh') }]);
      expect((await linh.show()).status).not.toBe(200);
      const [record] = await records('minh');
      expect(record).toMatchObject({ status: 'VOID', winAmount: '500' });
      expect(await handOf(record?.recordId ?? '')).toMatchObject({ status: 'CLOSED', rake: '0', prize: '0' });
    },
  );

  test('nobody has to look: once the time for the words is over every ante goes back, that of another silent one too', async () => {
    const [linh] = await three();
    await linh.show();
    await ways['self-exclusion']?.('minh');
    clock().forward(30_000);
    await platform().settled();
    expect(await moneyOf('linh', 'minh', 'huong')).toEqual([100_000_000n, 100_000_000n, 100_000_000n]);
    expect(await noted()).toHaveLength(1);
  });

  test('a word that was shown counts: the hand is dealt, and it is paid as the others are', async () => {
    const before = await sum();
    const [linh, minh, huong] = await three();
    await linh.show();
    await ways['self-exclusion']?.('linh');
    await minh.show();
    const { last } = (await huong.show()).body;
    expect(last?.hand.status).toBe('DEALT');
    const won = last?.hand.seats.findIndex(({ hasWon }) => hasWon);
    expect(await moneyOf('linh', 'minh', 'huong')).toEqual([0, 1, 2].map((seat) => (seat === won ? 109_625_000n : 95_000_000n)));
    expect(before - (await sum())).toBe(375_000n);
  });

  test('a word that was shown counts: it has its part of what another forfeits', async () => {
    const [linh, minh] = await three();
    await linh.show();
    await minh.show();
    await ways['self-exclusion']?.('linh');
    clock().forward(30_000);
    await platform().settled();
    expect(await moneyOf('linh', 'minh', 'huong')).toEqual([102_500_000n, 102_500_000n, 95_000_000n]);
  });

  test.each([
    ['was over at the sitting down', 0n, ['FORFEITED', 95_000_000n]],
    ['runs for a moment longer', 1n, ['CLOSED', 100_000_000n]],
  ] as const)('of time-outs one that %s', async (_what, longer, [status, left]) => {
    const [linh, minh] = await three();
    const seatedAt = BigInt(clock().now());
    await linh.show();
    await minh.show();
    await setMember('huong', { time_out_until: seatedAt + longer });
    clock().forward(30_000);
    expect([(await linh.look()).last?.hand.status, ...(await moneyOf('huong'))]).toEqual([status, left]);
  });

  test('whoever logs out, or lets the page go, has kept silent as before', async () => {
    const [linh, minh] = await three();
    await linh.show();
    await minh.show();
    const id = await idOf('huong');
    await platform()
      .parts.db.updateTable('member_session')
      .set({ revoked_at: BigInt(clock().now()) })
      .where('member_id', '=', id)
      .execute();
    clock().forward(30_000);
    expect((await linh.look()).last?.hand.status).toBe('FORFEITED');
  });

  test.each(['while seats are free', 'once all are taken'])(
    'a process that ends before it pays, %s: the next one pays, once',
    async (when) => {
      const [linh, minh] = await all(2);
      await linh.promise();
      if (when === 'once all are taken') await minh.promise();
      await ways['self-exclusion']?.('linh');
      maintenance.begin('books');
      await minh.look().catch(() => undefined);
      expect((await money('linh')) < 100_000_000n).toBe(true);
      maintenance.end('books');
      await platform().settled();
      await platform().settled();
      expect(await moneyOf('linh', 'minh')).toEqual([100_000_000n, 100_000_000n]);
    },
  );
});
