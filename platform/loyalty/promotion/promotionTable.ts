/** Something that the operator offers to its members. */
export interface PromotionTable {
  id: string;
  /** `new_player` are those beside the registration form. */
  category: string;
  /** The banner whose picture it wears; it is not shown while there is none. */
  banner_id: string;
  /** JSON: title and summary by language. */
  words: string;
  position: bigint;
}
