import type { Kysely } from 'kysely';
import { CallRefusal } from '../../core/http/handler.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import { keyedLimits } from '../../core/limits/attemptLimits.ts';
import { networkOf } from '../../core/limits/network.ts';
import type { Database } from '../../core/store/database.ts';
import type { Secrets } from '../../core/secrets/secrets.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** Messages a day that the whole brand pays for. */
export const dailyBudget = 5000;

/** What a message costs is paid by the brand, so every one of them is counted before it is sent. */
export interface SmsLimits {
  /**
   * Counts one message to an E.164 number, asked for from an address. Throws `too_many_attempts`, or
   * `sms_quota_exceeded` once the budget of the day is used up.
   */
  take(mobile: string, address: string): Promise<void>;
  /** Counts one message that nobody asked for, such as a warning; false where it is not to be sent. `db` must be a transaction. */
  takeNotice(mobile: string, db: Kysely<Database>): Promise<boolean>;
}

const budget = { scope: 'sms:all', limit: dailyBudget, window: day };

export const createSmsLimits = ({ attempts, secrets }: { readonly attempts: Attempts; readonly secrets: Secrets }): SmsLimits => ({
  async take(mobile, address) {
    await attempts.consume([
      ...keyedLimits(secrets, 'sms:minute', mobile, { limit: 1, window: minute }),
      ...keyedLimits(secrets, 'sms:hour', mobile, { limit: 5, window: hour }),
      ...(address === '' ? [] : [{ scope: `sms:address:${networkOf(address)}`, limit: 20, window: day }]),
    ]);
    try {
      await attempts.consume([budget]);
    } catch (error) {
      throw error instanceof CallRefusal ? new CallRefusal('sms_quota_exceeded') : error;
    }
  },
  async takeNotice(mobile, db) {
    try {
      await attempts.consume([...keyedLimits(secrets, 'sms:notice', mobile, { limit: 5, window: day }), budget], db);
      return true;
    } catch (error) {
      if (error instanceof CallRefusal) return false;
      throw error;
    }
  },
});
