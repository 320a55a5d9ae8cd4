import type { Kysely } from 'kysely';
import { CallRefusal, type CallContext } from '../../../core/http/handler.ts';
import type { PlatformParts } from '../../../core/parts.ts';
import type { Database } from '../../../core/store/database.ts';
import type { CaptchaAnswer, Captchas } from '../../verification/captchas.ts';
import type { Attempts } from '../../../core/limits/attempts.ts';
import { createGuessAlarm } from './guessAlarm.ts';
import type { KnownBrowsers } from '../knownBrowsers.ts';
import { lockScope, loginLimits, loginLock } from './loginLimits.ts';
import { networkOf } from '../../../core/limits/network.ts';

interface LoginTry {
  readonly usernameKey: string;
  /** Undefined for a name that nobody has. */
  readonly memberId: string | undefined;
  readonly context: Pick<CallContext, 'address' | 'browser'>;
  readonly captcha: CaptchaAnswer;
}

/** A login whose password may be looked at. */
export interface AdmittedTry {
  /** Three failed within half an hour: the password alone must not let in. */
  readonly isLocked: boolean;
  /** Writes the failure down; answers what the refusal tells of the next try, the same for names that nobody has. */
  fail(): Promise<{ readonly captcha: boolean; readonly locked?: true }>;
  /** The password was right and opens nothing: the try is given back to the lock, so that its owner's haste does not draw it out. */
  hold(): Promise<void>;
  /** Forgets what the account failed before, and lets others of the address not profit. */
  succeed(db: Kysely<Database>): Promise<void>;
}

/** Stands before every password that is looked at. */
export interface LoginGuard {
  /** Counts the try before it is evaluated. Throws `captcha_failed` where it needs a captcha, `too_many_attempts` where none helps. */
  admit(login: LoginTry): Promise<AdmittedTry>;
}

interface GuardParts extends PlatformParts {
  readonly attempts: Attempts;
  readonly browsers: KnownBrowsers;
  readonly captchas: Captchas;
}

export function createLoginGuard({ db, clock, jobs, attempts, browsers, captchas }: GuardParts): LoginGuard {
  const alarm = createGuessAlarm({ db, clock, jobs });
  return {
    async admit({ usernameKey, memberId = '', context, captcha }) {
      const { address, browser } = context;
      // An unknown name asks the store the same questions.
      const knownBrowser = await browsers.find(memberId, browser);
      const hasCaptcha = await captchas.consume(captcha, context);
      const limits = loginLimits({ usernameKey, address, knownBrowser });
      const lock = lockScope(usernameKey, knownBrowser);
      const note = () => alarm.note(usernameKey, networkOf(address));
      const counts = await attempts
        .consume([
          ...limits.map(({ free, ...limit }) => (hasCaptcha ? limit : { ...limit, limit: free })),
          { scope: lock, limit: Number.MAX_SAFE_INTEGER, window: loginLock.window },
        ])
        .catch(async (error: unknown) => {
          if (!(error instanceof CallRefusal)) throw error;
          await note();
          throw hasCaptcha ? error : new CallRefusal('captcha_failed', { captcha: true });
        });
      // This try is counted, too.
      const isLocked = (counts.at(-1) ?? 0) > loginLock.failures;
      return {
        isLocked,
        async fail() {
          await note();
          const captcha = limits.some(({ free }, index) => (counts[index] ?? 0) >= free);
          return { captcha, ...((counts.at(-1) ?? 0) >= loginLock.failures && { locked: true }) };
        },
        hold: () => attempts.refund(lock),
        async succeed(db) {
          const [account, ...others] = limits;
          await attempts.reset(account.scope, db);
          // A locked account is opened by what comes after the password.
          if (isLocked) await attempts.refund(lock, db);
          else await attempts.reset(lock, db);
          for (const { scope } of others) await attempts.refund(scope, db);
        },
      };
    },
  };
}
