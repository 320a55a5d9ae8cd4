import type { PlatformParts } from '../../core/parts.ts';
import { parseAmount, writeAmount } from '../../core/ledger/amount.ts';
import type { Random } from '../../core/random.ts';
import type { VendorBet } from '../../providers/vendor/gameVendor.ts';
import { fairWheel } from '../games/seamless/fairWheel.ts';
import type { StudioRoundTable } from './studioTables.ts';
import { WalletCallRefused, type WalletClient, walletLimit } from './walletClient.ts';

/** A turn that is over, as the page shows it. Amounts are decimal strings. */
export interface StudioRound {
  readonly reference: string;
  readonly stake: string;
  readonly pocket: number;
  readonly payout: string;
  readonly balance: string;
}

/** What is known of a turn whose page was left. */
export interface AbandonedTurn {
  /** Null where none was drawn, or none yet. */
  readonly turn: StudioRound | null;
  /** Its stake is being taken at this moment: it may be drawn soon. */
  readonly isUnderWay: boolean;
}

/** Who turns the wheel, by the wallet's words. */
export interface StudioPlayer {
  readonly session: string;
  readonly player: string;
  readonly currency: string;
}

export interface StudioRounds {
  /** Turns the wheel once for a reference; the same again gets the same turn. Throws `WalletCallRefused`, `WalletCallUnanswered`. */
  play(who: StudioPlayer, reference: string, stake: string): Promise<StudioRound>;
  /** The reference of the player's last turn, if no page has shown its end and it was drawn, or may be in a moment. */
  unshown(player: string): Promise<string | null>;
  /** A page has shown the end of a turn. */
  shown(who: StudioPlayer, reference: string): Promise<void>;
  /** A turn for whoever left its page before it was shown: one that was drawn is paid by now; nothing is staked. Throws as `play`. */
  turnOf(who: StudioPlayer, reference: string): Promise<AbandonedTurn>;
  /** What the house is told that asks for a bet. A stake of which nobody knows whether it was taken is given up. */
  betOf(player: string, reference: string): Promise<VendorBet>;
}

/** Milliseconds for which a stake may be under way: it waits for its time, and then for the wallet. */
const underWayFor = 2 * walletLimit;

/** All pockets are equally likely: bytes beyond the last whole turn are drawn anew. */
function drawPocket(random: Random): number {
  const whole = 256 - (256 % fairWheel.length);
  for (;;) {
    const [byte = 255] = random.bytes(1);
    if (byte < whole) return byte % fairWheel.length;
  }
}

export function createStudioRounds(
  { db, clock, random }: Pick<PlatformParts, 'clock' | 'db' | 'random'>,
  wallet: WalletClient,
): StudioRounds {
  const find = (player: string, reference: string) =>
    db.selectFrom('studio_round').selectAll().where('player', '=', player).where('reference', '=', reference).executeTakeFirst();
  const sinceUnderWay = () => BigInt(clock.now() - underWayFor);
  /** True for the one that takes the step. */
  const step = async (
    round: Pick<StudioRoundTable, 'player' | 'reference'>,
    from: StudioRoundTable['status'],
    to: Partial<StudioRoundTable>,
  ) => {
    const { numUpdatedRows } = await db
      .updateTable('studio_round')
      .set(to)
      .where('player', '=', round.player)
      .where('reference', '=', round.reference)
      .where('status', '=', from)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  };
  /** Pays a drawn turn out, once, however often it is asked for. */
  const paid = async (drawn: StudioRoundTable): Promise<StudioRound> => {
    const { player, reference, stake, payout, currency } = drawn;
    const { balance } = await wallet<{ readonly balance: string }>('settle', { player, reference, payout, currency });
    await step(drawn, 'DRAWN', { status: 'SETTLED' });
    return { reference, stake, pocket: Number(drawn.pocket), payout, balance };
  };

  return {
    async play({ session, player, currency }, reference, stake) {
      await db
        .insertInto('studio_round')
        .values({
          player,
          reference,
          stake,
          currency,
          status: 'ASKED',
          pocket: null,
          payout: '0',
          created_at: BigInt(clock.now()),
          shown_at: null,
        })
        .onConflict((conflict) => conflict.columns(['player', 'reference']).doNothing())
        .execute();
      const begun = await find(player, reference);
      if (begun?.stake !== stake || begun.status === 'ENDED') throw new WalletCallRefused('bad_request', undefined);
      if (begun.status === 'ASKED') {
        await wallet('bet', { session, reference, amount: stake, currency }).catch(async (error: unknown) => {
          // Where only time is in its way, the same turn may be asked for again.
          if (error instanceof WalletCallRefused && error.retryAfter === undefined) await step(begun, 'ASKED', { status: 'ENDED' });
          throw error;
        });
        const pocket = drawPocket(random);
        const payout = writeAmount(parseAmount(stake) * (fairWheel[pocket] ?? 0n));
        await step(begun, 'ASKED', { status: 'DRAWN', pocket: BigInt(pocket), payout });
      }
      const drawn = await find(player, reference);
      if (!drawn || drawn.pocket === null) throw new WalletCallRefused('bet_rolled_back', undefined);
      return paid(drawn);
    },

    async unshown(player) {
      const last = await db
        .selectFrom('studio_round')
        .select(['reference', 'shown_at'])
        .where('player', '=', player)
        .where((turn) =>
          turn.or([turn('pocket', 'is not', null), turn.and([turn('status', '=', 'ASKED'), turn('created_at', '>', sinceUnderWay())])]),
        )
        .orderBy('created_at', 'desc')
        .limit(1)
        .executeTakeFirst();
      return last && last.shown_at === null ? last.reference : null;
    },

    async shown({ player }, reference) {
      await db
        .updateTable('studio_round')
        .set({ shown_at: BigInt(clock.now()) })
        .where('player', '=', player)
        .where('reference', '=', reference)
        .where('pocket', 'is not', null)
        .execute();
    },

    async turnOf({ player }, reference) {
      const round = await find(player, reference);
      const turn = round && round.pocket !== null ? await paid(round) : null;
      return { turn, isUnderWay: round?.status === 'ASKED' && round.created_at > sinceUnderWay() };
    },

    async betOf(player, reference) {
      const round = await find(player, reference);
      if (!round) return { status: 'UNKNOWN' };
      if (round.status === 'ASKED' && (await step(round, 'ASKED', { status: 'ENDED' }))) return { status: 'ROLLED_BACK' };
      const now = round.status === 'ASKED' ? await find(player, reference) : round;
      return now && now.pocket !== null ? { status: 'SETTLED', payout: now.payout } : { status: 'ROLLED_BACK' };
    },
  };
}
