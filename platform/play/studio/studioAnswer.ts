/** What the stand-in's page is opened with. Amounts are decimal strings. */
export interface StudioAnswer {
  /** Shown again with every call of the page. */
  readonly session: string;
  readonly language: string;
  readonly balance: string;
  readonly currencySymbol: string;
  readonly stakes: readonly string[];
  /** How many times its stake each pocket pays, in the order in which they stand on the wheel. */
  readonly pockets: readonly string[];
  /** Per cent, exact to seven decimals. */
  readonly exactReturn: string;
  readonly name: string;
  /** Milliseconds from the start of one turn to the start of the next. */
  readonly shortestRound: number;
  /** Milliseconds until play waits for an answer; null where it never will. */
  readonly realityCheckIn: number | null;
  readonly isTrial: boolean;
  /** The reference of the last turn, where its page was left before it had shown the end, or before it was drawn; null where there is none. */
  readonly left: string | null;
}
