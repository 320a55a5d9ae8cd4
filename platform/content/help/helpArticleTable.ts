/** One answer of the help. */
export interface HelpArticleTable {
  /** Stands in addresses. */
  id: string;
  topic: string;
  /** What the brand has to have for it: `bonus` or `freePlay`. */
  needs: string | null;
  /** JSON: title and content (HTML) by language. */
  words: string;
  /** Those of a topic are shown by this, the smallest first. */
  position: bigint;
}
