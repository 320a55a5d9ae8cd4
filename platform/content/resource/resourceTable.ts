/** A link that the operator keeps up to date. */
export interface ResourceTable {
  /** What it is for, such as `TELEGRAM`; there is one of each. */
  type: string;
  /** An address, or a path of the site. */
  url: string;
  /** English words to show with it. */
  label: string | null;
  /** They are answered by this, the smallest first. */
  position: bigint;
}
