/** One line with a link that stands at the edge of every page until it is put away. */
export interface PromoBarTable {
  /** Who has put it away is not shown it again; another one has another id. */
  id: string;
  /** JSON: the line by language. */
  words: string;
  /** An address, or a path of the site. */
  url: string;
  /** The smallest is shown. */
  position: bigint;
}
