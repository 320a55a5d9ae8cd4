import type { Offering } from '../vendor/vendor.ts';

/** A game that the brand has; its rules, stakes and words lie with its family. */
export interface GameTable {
  /** Of the title, such as `xgs-silver-oar`; what no family knows by it is not shown. */
  code: string;
  offering: Offering;
  /** The games put forward are shown by this, the smallest first; null for the others. */
  featured: bigint | null;
  /** Games of a vendor are shown by this, the smallest first. */
  position: bigint;
}
