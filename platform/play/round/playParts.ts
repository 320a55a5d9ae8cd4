import type { PlatformParts } from '../../core/parts.ts';
import type { Vendor } from '../family/vendor.ts';
import type { TitleRegistry } from '../family/titleRegistry.ts';
import type { Texts } from '../../core/text/texts.ts';

/** What rounds are played with, beside the platform's parts. */
export interface PlayParts extends PlatformParts {
  readonly titles: TitleRegistry;
  readonly vendors: readonly Vendor[];
  readonly texts: Texts;
}
