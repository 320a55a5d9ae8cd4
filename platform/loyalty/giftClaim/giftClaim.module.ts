import { expiry } from '../../core/jobs/expiry.ts';
import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { giftClaimMigrations } from './giftClaimMigrations.ts';
import { createGiftClaims } from './giftClaims.ts';
import type { GiftClaimTable, GiftLookupTable, GiftNetworkTable } from './giftClaimTables.ts';
import { sealedGiftClaims } from './sealedGiftClaims.ts';
import { networkWindow } from './watchNetwork.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    gift_claim: GiftClaimTable;
    gift_lookup: GiftLookupTable;
    gift_network: GiftNetworkTable;
  }
}

/** Who has had the welcome gift. */
export const giftClaimModule = {
  name: 'giftClaim',
  migrations: giftClaimMigrations,
  sealed: [sealedGiftClaims],
  services: (needs: Parameters<typeof createGiftClaims>[0]) => ({ giftClaims: createGiftClaims(needs) }),
  jobs: (parts: PlatformParts) => [expiry(parts, { table: 'gift_network', column: 'seen_at', keptFor: networkWindow })],
} satisfies PlatformModule;
