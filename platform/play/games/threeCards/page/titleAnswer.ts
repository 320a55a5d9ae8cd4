import type { Room } from '../../../family/tableRules.ts';

/** What the platform says of the game. */
export interface TitleAnswer {
  readonly code: string;
  readonly version: number;
  readonly rooms: readonly Room[];
  readonly rakePercent: string;
  readonly rtp: string;
  readonly vendorHue: number;
}
