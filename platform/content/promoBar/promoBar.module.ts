import type { PlatformModule } from '../../core/module.ts';
import { createPromoBars } from './createPromoBars.ts';
import { promoBarMigrations } from './promoBarMigrations.ts';
import type { PromoBarTable } from './promoBarTable.ts';

declare module '../../core/store/database.ts' {
  interface Database {
    promo_bar: PromoBarTable;
  }
}

/** What is said at the edge of every page. */
export const promoBarModule = {
  name: 'promoBar',
  migrations: promoBarMigrations,
  services: (parts: Parameters<typeof createPromoBars>[0]) => ({ shownPromoBars: createPromoBars(parts) }),
} satisfies PlatformModule;
