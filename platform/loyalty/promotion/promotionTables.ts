/** Something that the operator offers to its members. */
export interface PromotionTable {
  id: string;
  /** `new_player` are those beside the registration form, too. */
  category: string;
  /** What its picture shows. */
  scene: string;
  /** `announced`, `open` or `stopped`. */
  state: string;
  /** `registration`: it is the welcome gift, which an account is given when it is opened, while this runs. */
  given: string | null;
  starts_at: bigint | null;
  ends_at: bigint | null;
  /** JSON: title, summary, eligibility, turnover and terms by language. */
  words: string;
  position: bigint;
}

/** Where a member stands with a promotion. */
export interface MemberPromotionTable {
  member_id: string;
  promotion_id: string;
  /** In the words of `activityStatus`. */
  status: string;
  changed_at: bigint;
}
