/** A studio whose games there are. */
export interface Studio {
  readonly code: string;
  readonly name: string;
  /** Hue of its pictures, in degrees. */
  readonly hue: number;
}

/** A studio among those of the brand. */
export interface Vendor extends Studio {
  readonly hot: boolean;
  /** The operator's own. */
  readonly inHouse: boolean;
}

/** Whether something can be played: `WITHDRAWN` is shown to nobody any more, and known for what was played. */
export const offerings = ['OPEN', 'MAINTENANCE', 'WITHDRAWN'] as const;
export type Offering = (typeof offerings)[number];
