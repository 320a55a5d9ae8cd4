import type { PlatformParts } from '../../parts.ts';
import type { Log } from '../../log.ts';
import { clockSkew } from '../../clockSkew.ts';
import type { Maintenance } from './maintenance.ts';

interface ClockWatchParts extends Pick<PlatformParts, 'db' | 'clock'> {
  readonly maintenance: Maintenance;
  readonly log: Log;
}

/**
 * Looks whether this machine's clock is further behind the newest ledger transaction than clocks may differ, as after it was put back: the store would refuse
 * every transaction that is dated by it, so no money is moved until it is right, or time has caught up.
 */
export const watchClock =
  ({ db, clock, maintenance, log }: ClockWatchParts): (() => Promise<void>) =>
  async () => {
    const newest = await db.selectFrom('ledger_transaction').select('created_at').orderBy('id', 'desc').limit(1).executeTakeFirst();
    const behind = newest === undefined ? 0 : Number(newest.created_at) - clock.now();
    const isBehind = behind > clockSkew;
    if (isBehind === maintenance.isOn('clock')) return;
    if (isBehind) {
      maintenance.begin('clock');
      const minutes = Math.ceil(behind / 60_000);
      log.error(
        { event: 'clock_behind', minutes },
        `the clock is ${minutes} minutes behind the newest movement of money: none is moved until it is set right`,
      );
    } else {
      maintenance.end('clock');
      log.warn({ event: 'clock_right' }, 'the clock is right again, and money moves');
    }
  };
