import type { Clock } from '../clock.ts';

/** Milliseconds after which rows are looked at again: a change by whomever, in whatever process, shows that soon. */
const lifetime = 1_000;

/** What `read` answers, kept for a second; everybody who asks while it is read waits for the same. A failure is kept from nobody, and not kept. */
export function recentRows<Rows>(clock: Clock, read: () => Promise<Rows>): () => Promise<Rows> {
  let kept: { readonly rows: Promise<Rows>; readonly until: number } | undefined;
  return () => {
    const now = clock.now();
    if (kept && now < kept.until && now >= kept.until - lifetime) return kept.rows;
    const rows = read();
    const fresh = { rows, until: now + lifetime };
    kept = fresh;
    rows.catch(() => {
      if (kept === fresh) kept = undefined;
    });
    return rows;
  };
}
