import type { PlatformParts } from '../../core/parts.ts';
import type { SeedVendor } from '../../seed/vendors.ts';
import type { TitleRegistry } from '../games/titleRegistry.ts';
import type { Texts } from '../../core/text/texts.ts';

/** What rounds are played with, beside the platform's parts. */
export interface PlayParts extends PlatformParts {
  readonly titles: TitleRegistry;
  readonly vendors: readonly SeedVendor[];
  readonly texts: Texts;
}
