import type { Kysely } from 'kysely';
import { networkOf } from '../../core/limits/network.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import type { AbuseFlags } from '../abuseFlag/abuseFlags.ts';

/** Milliseconds within which gifts to one network are counted, and after which the desk is told of it anew. */
export const networkWindow = 24 * 3_600_000;

interface NetworkParts extends Pick<PlatformParts, 'brand' | 'clock' | 'secrets'> {
  readonly abuseFlags: AbuseFlags;
}

/**
 * Counts the gift that an account is about to be written as having, and tells the desk once a day where there are too many from one network. Answers the
 * network's hash; null where no address is known. Nothing is withheld: carriers let thousands share one.
 */
export async function watchNetwork(
  { abuseFlags, brand, clock, secrets }: NetworkParts,
  db: Kysely<Database>,
  { memberId, address }: { readonly memberId: string; readonly address: string },
): Promise<string | null> {
  if (address === '') return null;
  const hashes = secrets.hashes('gift network', networkOf(address)).map(({ hash }) => hash);
  const networkHash = hashes[0] ?? '';
  const now = BigInt(clock.now());
  const since = now - BigInt(networkWindow);
  // Held until this account is open: the next one from there counts it.
  const network = await db
    .insertInto('gift_network')
    .values({ network_hash: networkHash, seen_at: now, flagged_at: null })
    .onConflict((conflict) => conflict.column('network_hash').doUpdateSet({ seen_at: now }))
    .returning('flagged_at')
    .executeTakeFirstOrThrow();
  const { before } = await db
    .selectFrom('gift_claim')
    .select(({ fn }) => fn.countAll().as('before'))
    .where('network_hash', 'in', hashes)
    .where('created_at', '>', since)
    .executeTakeFirstOrThrow();
  const isTold = network.flagged_at !== null && network.flagged_at > since;
  if (Number(before) + 1 <= brand.giftsFromAddress || isTold) return networkHash;
  await db.updateTable('gift_network').set({ flagged_at: now }).where('network_hash', '=', networkHash).execute();
  await abuseFlags.raise(db, { kind: 'manyFromAddress', memberId, networkHash });
  return networkHash;
}
