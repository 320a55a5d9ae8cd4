import { accountTypes } from '#contract/accountTypes.ts';
import { memberActor } from '../../core/audit/auditEvent.ts';
import { CallRefusal, type Handlers } from '../../core/http/handler.ts';
import { parseAmount } from '../../core/ledger/amount.ts';
import { noPassword } from '../passwordHashing/passwords.ts';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { opaqueToken } from '../../core/random.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import { hourlyLimit } from '../../core/limits/attemptLimits.ts';
import type { Sessions } from './sessions.ts';

/** Opens a trial account with funds of a currency of its own, which nothing converts. */
export function openTrial(parts: PlatformParts & { readonly attempts: Attempts; readonly sessions: Sessions }): Handlers['freePlayLogin'] {
  const { audit, ledger, clock, random, brand, attempts, sessions } = parts;
  return async (_payload, { address, agent }) => {
    if (!brand.modules.includes('FREEPLAY3')) throw new CallRefusal('function_not_enabled');
    await attempts.consume(hourlyLimit('trial', address, 10));
    const id = newId(parts);
    const code = opaqueToken(random, 64);
    const now = BigInt(clock.now());
    // The underscore keeps it apart from every name that can be registered.
    const username = `trial_${code}`;
    const funds = parseAmount(brand.trialFunds);
    audit.tell({ actor: memberActor(id), after: { account: 'opened', session: 'trial' } });
    const token = await ledger
      .once({ memberId: id, operation: 'register', key: id }, {}, async (transaction) => {
        await transaction.db
          .insertInto('member')
          .values({
            id,
            username,
            username_key: username.toLowerCase(),
            password_hash: noPassword,
            password_expired: 0n,
            nickname: 'Demo',
            type: BigInt(accountTypes.trial),
            currency: brand.trialCurrency,
            personal: null,
            referral_code: username,
            referred_by: null,
            affiliate_code: null,
            register_url: '',
            domain: '',
            created_at: now,
            last_login_at: now,
          })
          .execute();
        const cash = await transaction.openCash(id, brand.trialCurrency);
        await transaction.post([{ from: await transaction.house('trial', brand.trialCurrency), to: cash, amount: funds }]);
        // The ledger keeps what this answers; a token must be kept nowhere.
        return null;
      })
      .then(() => sessions.open(parts.db, { memberId: id, address, agent, origin: 'trial' }));
    return { token, memberId: id, account: username, firstTimeLogin: false, passwordExpired: false, mustChangePassword: false };
  };
}
