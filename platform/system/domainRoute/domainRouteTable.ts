/** Another address under which the same site is reached. */
export interface DomainRouteTable {
  /** Its origin, such as `https://two.sampan.example`. */
  domain: string;
  /** What whoever registers there without a code registers by. */
  affiliate_code: string | null;
  referral_code: string | null;
  /** They are listed by this, the smallest first, behind the site's own. */
  position: bigint;
}
