import type { SlotTitle } from '../title.ts';

/** Answer of `GET /games/slot/titles/:code/:version`. */
export interface TitleAnswer extends SlotTitle {
  /** Theoretical return to player in per cent, as an exact decimal string. */
  readonly rtp: string;
  /** Hue of the studio, in degrees. */
  readonly vendorHue: number;
}
