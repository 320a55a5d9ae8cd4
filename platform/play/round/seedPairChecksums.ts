import type { Selectable } from 'kysely';
import type { Checksums } from '../../core/ledger/checksums/checksums.ts';
import type { SeedPairTable } from './roundTables.ts';

/** What is fixed of a pair before the player's seed joins it. */
export type Commitment = Pick<
  Selectable<SeedPairTable>,
  'id' | 'member_id' | 'server_seed' | 'server_seed_hash' | 'committed_at' | 'previous_id'
>;

/** Vouches for a server seed as it was committed to. */
export const seedPairChecksum = (
  checksums: Checksums,
  { id, member_id, server_seed, server_seed_hash, committed_at, previous_id }: Commitment,
): string => checksums.of('seed_pair', [id, member_id, server_seed, server_seed_hash, committed_at, previous_id]);

/** Vouches for the player's seed that joined the server seed of that hash. */
export const joinedChecksum = (
  checksums: Checksums,
  memberId: string,
  serverSeedHash: string,
  clientSeed: string,
  joinedAt: bigint,
): string => checksums.of('seed_pair.joined', [memberId, serverSeedHash, clientSeed, joinedAt]);

/** Vouches for when a member's pair was revealed. */
export const revealedChecksum = (checksums: Checksums, memberId: string, revealedAt: bigint): string =>
  checksums.of('seed_pair.revealed', [memberId, revealedAt]);
