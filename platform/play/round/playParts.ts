import type { PlatformParts } from '../../core/parts.ts';
import type { SeedVendor } from '../../seed/vendors.ts';
import type { TitleRegistry } from '../games/gameRegistry.ts';

/** What the slot works with beside the platform's parts. */
export interface SlotParts extends PlatformParts {
  readonly titles: TitleRegistry;
  readonly vendors: readonly SeedVendor[];
}
