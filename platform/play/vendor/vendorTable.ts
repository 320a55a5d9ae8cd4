import type { Offering } from './vendor.ts';

/** A studio whose games the brand has. */
export interface VendorTable {
  /** As its games name it, such as `XGS`. */
  code: string;
  name: string;
  /** Hue of its pictures, in degrees. */
  hue: bigint;
  /** 1 = put forward by the operator. */
  hot: bigint;
  /** 1 = the operator's own. */
  in_house: bigint;
  /** Of all of its games at once. */
  offering: Offering;
  /** Vendors are shown by this, the smallest first. */
  position: bigint;
}
