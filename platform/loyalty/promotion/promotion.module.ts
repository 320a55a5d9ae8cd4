import type { PlatformModule } from '../../core/module.ts';
import { createPromotions } from './createPromotions.ts';
import { promotionHandlers } from './promotionHandlers.ts';
import { promotionMigrations } from './promotionMigrations.ts';
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
  services: (parts: Parameters<typeof createPromotions>[0]) => ({ offeredPromotions: createPromotions(parts) }),
  handlers: promotionHandlers,
} satisfies PlatformModule;
