import type { PlatformModule } from '../../core/module.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { createPromotions } from './createPromotions.ts';
import { promotionHandlers } from './promotionHandlers.ts';
import { promotionMigrations } from './promotionMigrations.ts';
import { createWelcomeGift } from './welcomeGift.ts';
import type { MemberPromotionTable, PromotionTable } from './promotionTables.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    promotion: PromotionTable;
    member_promotion: MemberPromotionTable;
  }
}

/** Offers to members. */
export const promotionModule = {
  name: 'promotion',
  migrations: promotionMigrations,
  services(parts: PlatformParts & Parameters<typeof createPromotions>[0]) {
    const offeredPromotions = createPromotions(parts);
    return { offeredPromotions, welcomeGift: createWelcomeGift(parts, offeredPromotions) };
  },
  handlers: promotionHandlers,
} satisfies PlatformModule;
