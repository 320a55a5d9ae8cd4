import type { Selectable } from 'kysely';
import type { Checksums } from '../../core/ledger/checksums/checksums.ts';
import type { SeededRoundTable } from './roundTables.ts';

/** Vouches for what was drawn from which seeds. */
export const roundChecksum = (checksums: Checksums, round: Omit<Selectable<SeededRoundTable>, 'checksum'>): string =>
  checksums.of('seeded_round', [round.bet_id, round.title_version, round.seed_pair_id, round.nonce, round.outcome]);
