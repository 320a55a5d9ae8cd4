import { expect, test } from 'vitest';
import { movableClock } from './movableClock.ts';
import { openPlatform, type TestPlatform } from './openPlatform.ts';
import { testEngines } from './openTestStore.ts';
import { registered } from './registration.ts';

interface Asked {
  readonly platform: TestPlatform;
  readonly token: string;
  /** How many were asked, this one among them. */
  readonly count: number;
}

export interface AttemptLimit {
  readonly limit: number;
  /** Milliseconds. */
  readonly window: number;
  /** What part of the scope names whom it is counted of. */
  readonly scope: string;
  /** Of a platform with a desk. */
  readonly operatorKey?: string;
  /** False where it is refused as one too many. */
  ask(asked: Asked): Promise<boolean>;
}

/** Where all that is asked comes from. */
export const asker = { address: '203.0.113.7' };
const hour = 3_600_000;

/** What `ask` answers for a call of the platform. */
export const isTaken = async (answer: Promise<{ readonly code?: string | undefined }>): Promise<boolean> =>
  (await answer).code !== 'too_many_attempts';

/** Tests on every engine that what costs the house, or tells of others, is asked so often in that time, and not once more. */
export function testAttemptLimit(title: string, { limit, window, scope, operatorKey, ask }: AttemptLimit): void {
  test.each(testEngines())(`${title}: ${limit} times within ${window} ms, and not once more, on %s`, async (engine) => {
    const clock = movableClock();
    const platform = await openPlatform({ engine, clock, extras: operatorKey === undefined ? {} : { operatorKey } });
    try {
      const token = await registered(platform, 'linh');
      const { db } = platform.parts;
      let count = 0;
      const isAsked = () => ask({ platform, token, count: (count += 1) });
      await db.deleteFrom('attempt').execute();
      expect(await isAsked()).toBe(true);
      const [first] = (await db.selectFrom('attempt').selectAll().execute()).filter((each) => each.scope.includes(scope));
      if (!first) throw new Error(`nothing is counted of ${scope}`);
      // All but two of them at once: what each costs is not looked at here.
      const others = Array.from({ length: limit - 2 }, (_, index) => ({ ...first, id: `other ${index}` }));
      await db.insertInto('attempt').values(others).execute();
      expect([await isAsked(), await isAsked()]).toEqual([true, false]);
      // A session ends where nobody uses it for so long: whoever comes back by another one is counted on.
      clock.forward(window - 1);
      const kept = { last_seen_at: BigInt(clock.now()), expires_at: BigInt(clock.now() + hour) };
      await db.updateTable('member_session').set(kept).execute();
      expect(await isAsked()).toBe(false);
      clock.forward(1);
      expect(await isAsked()).toBe(true);
    } finally {
      await platform.close();
    }
  });
}
