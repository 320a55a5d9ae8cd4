import type { PlatformParts } from '../../core/parts.ts';
import { hashOfToken, opaqueToken } from '../../core/random.ts';

/** The cookie that carries what a browser goes by at the door. It opens nothing. */
export const operatorBrowserCookie = 'operator_browser';
/** Milliseconds that a browser by which nobody enters is remembered. */
export const operatorBrowserKeptFor = 180 * 24 * 3_600_000;

/** Browsers by which operators have entered, each by a secret of its own. */
export interface OperatorBrowsers {
  /** What is kept of the browser where this operator has entered by it; undefined where not, and for nobody. */
  find(operatorId: string, browser: string): Promise<string | undefined>;
  /** Remembers that the operator has entered by it; answers what it goes by: what it brought where that is of the house, else something new. */
  keep(operatorId: string, browser: string): Promise<string>;
}

export function createOperatorBrowsers({ db, clock, random }: PlatformParts): OperatorBrowsers {
  const known = (browser: string) =>
    db.selectFrom('operator_browser').select('browser_hash').where('browser_hash', '=', hashOfToken(browser)).limit(1);
  return {
    find: async (operatorId, browser) => (await known(browser).where('operator_id', '=', operatorId).executeTakeFirst())?.browser_hash,
    async keep(operatorId, browser) {
      // Operators may share a browser, so a name that is known stays; one that this house never gave is replaced.
      const name = (await known(browser).executeTakeFirst()) ? browser : opaqueToken(random);
      const now = BigInt(clock.now());
      await db
        .insertInto('operator_browser')
        .values({ operator_id: operatorId, browser_hash: hashOfToken(name), last_seen_at: now })
        .onConflict((conflict) => conflict.columns(['operator_id', 'browser_hash']).doUpdateSet({ last_seen_at: now }))
        .execute();
      return name;
    },
  };
}
