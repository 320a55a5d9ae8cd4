/** What was done about a request, for the log and the counters. */
export interface Done {
  readonly status: number;
  readonly operation?: string;
  readonly correlationId?: string;
  /** It was a stream of events, which has ended. */
  readonly isStream?: boolean;
}
