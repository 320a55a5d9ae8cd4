/** What it costs to move money, beside the amount or off it, as decimal strings; the share is in percent. */
export interface Fee {
  readonly fixed: { readonly amount: string };
  readonly percent: string;
}
