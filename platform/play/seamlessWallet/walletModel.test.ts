import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { testEngines } from '../../testing/openTestStore.ts';
import { openWallet, type OpenWallet } from './testing/openWallet.ts';
import type { WalletSession } from './walletSessions.ts';

const one = 10_000n;

/** A bet as a plain model has it: what its vendor said first about it counts. */
interface ModelBet {
  stake?: bigint;
  /** Undefined while it is open. */
  end?: 'rolled back' | bigint;
}

const reference = fc.integer({ min: 0, max: 1 });
const command = fc.oneof(
  fc.record({
    do: fc.constant('bet' as const),
    reference,
    amount: fc.constantFrom(1_000, 1_001),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({
    do: fc.constant('settle' as const),
    reference,
    amount: fc.constantFrom(0, 1_000, 3_000, 3_001, 3_004),
    times: fc.integer({ min: 1, max: 3 }),
  }),
  fc.record({ do: fc.constant('rollback' as const), reference, amount: fc.constant(0), times: fc.integer({ min: 1, max: 3 }) }),
);
type Command = typeof command extends fc.Arbitrary<infer Value> ? Value : never;

/** What the model answers, having done it; the balance moves by `moved`, in units. */
function inModel(
  bets: Map<string, ModelBet>,
  key: string,
  { do: what, amount }: Command,
): { readonly error?: string; readonly moved: bigint } {
  const bet = bets.get(key) ?? {};
  const [sum, keep] = [BigInt(amount), (change: ModelBet) => void bets.set(key, { ...bet, ...change })];
  if (what === 'bet') {
    if (bet.end === 'rolled back' && bet.stake === undefined) return { error: 'bet_rolled_back', moved: 0n };
    if (bet.stake !== undefined && bet.stake !== sum) return { error: 'reference_conflict', moved: 0n };
    if (bet.end === 'rolled back') return { error: 'hold_released', moved: 0n };
    if (bet.stake === undefined) {
      keep({ stake: sum });
      return { moved: -sum };
    }
    return { moved: 0n };
  }
  if (what === 'rollback') {
    if (typeof bet.end === 'bigint') return { error: 'bet_settled', moved: 0n };
    if (bet.end === 'rolled back') return { moved: 0n };
    keep({ end: 'rolled back' });
    return { moved: bet.stake ?? 0n };
  }
  if (bet.stake === undefined) return { error: bet.end === undefined ? 'unknown_reference' : 'bet_rolled_back', moved: 0n };
  if (sum > bet.stake * 3n) return { error: 'amount_out_of_range', moved: 0n };
  if (bet.end === 'rolled back') return { error: 'hold_released', moved: 0n };
  if (bet.end !== undefined) return bet.end === sum ? { moved: 0n } : { error: 'reference_conflict', moved: 0n };
  keep({ end: sum });
  return { moved: sum };
}

describe.each(testEngines())('MON-017 what vendors send, in any order and more than once, on %s', (engine) => {
  let at: OpenWallet;
  let session: WalletSession;
  let memberId: string;
  beforeEach(async () => {
    at = await openWallet(engine);
    session = await at.open(await at.member('linh', '50000000'));
    memberId = await at.memberId('linh');
  });
  afterEach(async () => {
    // Sums are zero, holds belong to open bets, records agree with postings.
    expect(await at.close()).toEqual([]);
  });

  const send = async (key: string, { do: what, amount }: Command) => {
    if (what === 'bet') return at.call('bet', { session: session.session, reference: key, amount: String(amount), currency: 'PLAY' });
    if (what === 'rollback') return at.call('rollback', { player: session.player, reference: key });
    return at.call('settle', { player: session.player, reference: key, payout: String(amount), currency: 'PLAY' });
  };

  test('balance and answers agree with a plain model, also where one message comes thrice at once', async () => {
    let run = 0;
    const compare = async (commands: readonly Command[]) => {
      run += 1;
      const bets = new Map<string, ModelBet>();
      let expected = await at.money(memberId);
      for (const each of commands) {
        const key = `${run}.${each.reference}`;
        // The pace of play is another test's.
        at.clock.forward(5_000);
        await at.platform.parts.db
          .updateTable('member_session')
          .set({ last_seen_at: BigInt(at.clock.now()) })
          .execute();
        const { error, moved } = inModel(bets, key, each);
        const answers = await Promise.all(Array.from({ length: each.times }, () => send(key, each)));
        for (const { body } of answers) expect([key, each, body.error]).toEqual([key, each, error]);
        expected += moved * one;
        expect(await at.money(memberId)).toBe(expected);
      }
    };
    await at.platform.parts.db
      .insertInto('play_care')
      .values({ member_id: memberId, reviewed_at: null, reality_answered_at: BigInt(at.clock.now() + 10 ** 9) })
      .execute();
    await fc.assert(fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 12 }), compare), {
      numRuns: Number(process.env['SEQUENCES'] ?? (engine === 'sqlite' ? 30 : 10)),
    });
  }, 120_000);

  test('of a bet and its rollback that come at once nothing stays staked, whichever was first', async () => {
    const before = await at.money(memberId);
    for (let round = 0; round < 6; round += 1) {
      at.clock.forward(5_000);
      const both = (['bet', 'rollback'] as const).map((what) => ({ do: what, reference: 0, amount: 1_000, times: 1 }) as Command);
      const ordered = round % 2 === 0 ? both : both.toReversed();
      const errors = (await Promise.all(ordered.map((each) => send(`race-${round}`, each)))).flatMap(({ body }) => body.error ?? []);
      for (const error of errors) expect(['bet_rolled_back', 'hold_released']).toContain(error);
      expect(await at.money(memberId)).toBe(before);
    }
  });
});
