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
