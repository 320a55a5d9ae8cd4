import type { PlatformParts } from '../../core/parts.ts';
import type { PlayLimits } from '../../identity/playLimit/playLimits.ts';
import type { TitleRegistry } from '../family/titleRegistry.ts';
import type { CurrentCatalogue } from '../game/currentCatalogue.ts';
import type { Texts } from '../../core/text/texts.ts';

/** What rounds are played with, beside the platform's parts. */
export interface PlayParts extends PlatformParts {
  readonly titles: TitleRegistry;
  readonly currentCatalogue: CurrentCatalogue;
  readonly texts: Texts;
  readonly playLimits: PlayLimits;
}
