import type { Log } from '../../core/log.ts';
import { type JobHandler, recurringOutsideJob } from '../../core/jobs/jobHandler.ts';
import { MoneyMaintenance } from '../../core/ledger/ledger.ts';
import { type GameVendors, GameVendorFailure, type VendorBet } from '../../providers/vendor/gameVendor.ts';
import { BetResolved } from '../bet/laterBets.ts';
import { systemActor } from '../../core/audit/auditEvent.ts';
import { seamlessFamily } from '../games/seamless/seamlessFamily.ts';
import { betKey, settleBet, type WalletBetParts } from './walletBets.ts';
import { WalletRefusal } from './walletRefusal.ts';

/** Milliseconds that a vendor has to tell the outcome by itself, before it is asked. */
export const overdueAfter = 10 * 60_000;
/** Milliseconds after which a bet without an outcome is void; the help article `interrupted` tells members the same. */
export const voidAfter = 24 * 3_600_000;
const batch = 200;

type Needs = WalletBetParts & { readonly gameVendors: GameVendors; readonly log: Log };

interface WaitingBet {
  readonly id: string;
  readonly member_id: string;
  readonly vendor_code: string;
  readonly currency: string;
  readonly placed_at: bigint;
  readonly key: string;
  readonly player: string;
}

/** Ends bets whose vendor has told nothing: by what it says when it is asked, and after a day by giving the stake back. */
export function createOverdueBets(parts: Needs): { readonly end: () => Promise<void>; readonly jobs: readonly JobHandler[] } {
  const { audit, clock, db, gameVendors, laterBets, log } = parts;

  const waiting = (after: string): Promise<WaitingBet[]> =>
    db
      .selectFrom('bet')
      .innerJoin('ledger_transaction', 'ledger_transaction.id', 'bet.transaction_id')
      .innerJoin('vendor_player', (join) =>
        join.onRef('vendor_player.member_id', '=', 'bet.member_id').onRef('vendor_player.vendor_code', '=', 'bet.vendor_code'),
      )
      .select(['bet.id', 'bet.member_id', 'bet.vendor_code', 'bet.currency', 'bet.placed_at'])
      .select(['ledger_transaction.idempotency_key as key', 'vendor_player.id as player'])
      .where('bet.family', '=', seamlessFamily.name)
      .where('bet.status', '=', 'PLACED')
      .where('bet.placed_at', '<=', BigInt(clock.now() - overdueAfter))
      .where('bet.id', '>', after)
      .orderBy('bet.id')
      .limit(batch)
      .execute();

  /** What the vendor says; undefined where it says nothing. Who is silent once is not asked for the rest of the round. */
  const told = async (bet: WaitingBet, reference: string, silent: Set<string>): Promise<VendorBet | undefined> => {
    const vendor = gameVendors.get(bet.vendor_code);
    if (!vendor || silent.has(bet.vendor_code)) return undefined;
    return vendor.betOf({ player: bet.player, reference }).catch((error: unknown) => {
      if (!(error instanceof GameVendorFailure)) throw error;
      silent.add(bet.vendor_code);
      log.warn({ event: 'vendor_silent', vendor: bet.vendor_code }, error.message);
      return undefined;
    });
  };

  const settle = async (bet: WaitingBet, reference: string, payout: string): Promise<boolean> => {
    const vendor = gameVendors.get(bet.vendor_code);
    if (!vendor || !/^\d{1,15}(\.\d{1,4})?$/.test(payout)) return false;
    try {
      await settleBet(parts, vendor, { player: bet.player, reference, payout, currency: bet.currency }, false);
      return true;
    } catch (error) {
      if (!(error instanceof WalletRefusal)) throw error;
      log.warn({ event: 'vendor_outcome_refused', vendor: bet.vendor_code, bet: bet.id }, error.code);
      return error.code !== 'amount_out_of_range';
    }
  };

  const endOne = async (bet: WaitingBet, silent: Set<string>): Promise<void> => {
    const reference = bet.key.slice(betKey(bet.vendor_code, '').length);
    const outcome = await told(bet, reference, silent);
    if (outcome?.status === 'SETTLED' && (await settle(bet, reference, outcome.payout))) return;
    if (outcome?.status === 'ROLLED_BACK' || outcome?.status === 'UNKNOWN') return void (await laterBets.rollBack(bet.member_id, bet.key));
    if (Number(bet.placed_at) + voidAfter <= clock.now()) await laterBets.resolve(bet.id, { status: 'VOID' }, 'overdue');
  };

  const end = async (): Promise<void> => {
    const silent = new Set<string>();
    const failures: unknown[] = [];
    for (let last = ''; ;) {
      const bets = await waiting(last);
      for (const bet of bets)
        await audit
          .attributed({ actor: systemActor, action: 'seamless.overdue' }, () => endOne(bet, silent))
          .catch((error: unknown) => {
            // Its vendor told the outcome meanwhile.
            if (error instanceof BetResolved) return;
            // While no money moves, none of the others would end either.
            if (error instanceof MoneyMaintenance) throw error;
            failures.push(error);
            log.error(
              { event: 'overdue_bet_failed', error, vendor: bet.vendor_code, bet: bet.id },
              'a bet without an outcome could not be ended',
            );
          });
      const final = bets.at(-1);
      if (!final || bets.length < batch) break;
      last = final.id;
    }
    // The others have been ended, and those that were not are tried again with the job.
    if (failures.length > 0) throw new Error(`${failures.length} bets could not be ended`, { cause: failures[0] });
  };

  return { end, jobs: [recurringOutsideJob('seamlessWallet.endOverdue', '*/10 * * * *', end, { lease: 5 * 60_000 })] };
}
