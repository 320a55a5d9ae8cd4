import type { Selectable } from 'kysely';
import type { Checksums } from '../../../core/ledger/checksums.ts';
import type { GameRoundTable } from '../../../core/store/tables/gameTables.ts';

/** Vouches for a round as it was played. */
export const roundChecksum = (checksums: Checksums, round: Omit<Selectable<GameRoundTable>, 'seen_at' | 'checksum'>): string =>
  checksums.of('game_round', [
    round.id,
    round.member_id,
    round.session_id,
    round.transaction_id,
    round.node_id,
    round.title_code,
    round.title_version,
    round.game_name_vi,
    round.game_name_en,
    round.vendor_code,
    round.game_type,
    round.stake,
    round.win,
    round.currency,
    round.state,
    round.placed_at,
    round.seed_pair_id,
    round.nonce,
    round.detail,
  ]);

/** Vouches for when a member had seen rounds. */
export const seenChecksum = (checksums: Checksums, memberId: string, seenAt: bigint): string =>
  checksums.of('game_round.seen', [memberId, seenAt]);
