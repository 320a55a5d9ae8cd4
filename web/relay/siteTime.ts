/** A machine's own clock is good enough as long as it is off by less than this. */
const tolerated = 60_000;

/** Milliseconds by which the site's clock is ahead of this machine's. */
let ahead = 0;

/** The time at the site, which limits, breaks, visits and days go by: the clock of a machine may be hours off. */
export const siteTime = {
  /** Takes the time from an answer that comes from nobody's store: such a one would be of an earlier time. */
  hear({ headers }: Response): void {
    if (!headers.get('cache-control')?.includes('no-store')) return;
    const difference = Date.parse(headers.get('date') ?? '') - Date.now();
    if (!Number.isNaN(difference)) ahead = Math.abs(difference) < tolerated ? 0 : difference;
  },
  /** Milliseconds since 1970. */
  now: (): number => Date.now() + ahead,
  /** When this machine's clock says what the site's says at a moment (ISO 8601), in milliseconds: for what counts down to it. */
  onThisClock: (moment: string): number => Date.parse(moment) - ahead,
};
