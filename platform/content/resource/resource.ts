/** A link that the operator keeps up to date. */
export interface Resource {
  /** What it is for, such as `TELEGRAM`, `Android` or `AFFILIATELINK`. */
  readonly type: string;
  /** An address, or a path of the site. */
  readonly url: string;
  /** English words to show with it. */
  readonly label?: string | undefined;
}
