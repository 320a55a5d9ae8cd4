import { CallRefusal, type Handlers } from '../handler.ts';
import { parseAmount } from '../ledger/amount.ts';
import { newId } from '../newId.ts';
import type { PlatformParts } from '../parts.ts';
import type { MailProvider } from '../providers/mail.ts';
import type { Random } from '../random.ts';
import type { Attempts } from '../session/attempts.ts';
import { registrationLimits } from '../session/loginLimits.ts';
import type { Sessions } from '../session/sessions.ts';
import type { Passwords } from './passwords.ts';
import { brokenRules } from './registrationRules.ts';
import { welcomeMail } from './welcomeMail.ts';

export interface RegistrationParts {
  readonly sessions: Sessions;
  readonly passwords: Passwords;
  readonly attempts: Attempts;
  readonly mail: MailProvider;
}

const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newReferralCode = (random: Random): string => Array.from(random.bytes(10), (byte) => codeLetters[byte % codeLetters.length]).join('');

const filled = (text: string | undefined): string | null => text?.trim() || null;

/** Opens the account, its spendable balance with the bonus, and a first session: all of it, or nothing. */
export function registerMember(parts: PlatformParts & RegistrationParts): Handlers['register'] {
  const { db, ledger, clock, random, brand, sessions, passwords, attempts, mail } = parts;

  return async (given, { address, language }) => {
    const fields = brokenRules(given);
    if (fields.length > 0) throw new CallRefusal('invalid_fields', { fields });
    await attempts.take(registrationLimits(address));
    const usernameKey = given.username.toLowerCase();
    const taken = await db.selectFrom('member').select('id').where('username_key', '=', usernameKey).executeTakeFirst();
    if (taken) throw new CallRefusal('username_taken');
    const referralCode = filled(given.referralCode);
    const inviter = referralCode
      ? await db.selectFrom('member').select('id').where('referral_code', '=', referralCode).executeTakeFirst()
      : undefined;

    const id = newId(parts);
    const token = sessions.newToken();
    const now = BigInt(clock.now());
    const email = filled(given.email);
    const member = {
      id,
      username: given.username,
      username_key: usernameKey,
      password_hash: await passwords.hash(given.password),
      password_expired: 0n,
      nickname: given.username,
      type: 0n,
      status: 'ACTIVE' as const,
      currency: brand.currency,
      payee_name: filled(given.payeeName),
      email,
      referral_code: newReferralCode(random),
      referred_by: inviter?.id ?? null,
      affiliate_code: filled(given.affiliateCode),
      register_url: given.registerUrl,
      domain: given.domain,
      created_at: now,
      last_login_at: now,
    };
    const bonus = parseAmount(brand.registrationBonus);

    await ledger
      .once({ memberId: id, operation: 'register', key: id }, {}, async (transaction) => {
        await transaction.db.insertInto('member').values(member).execute();
        const cash = await transaction.openCash(id, brand.currency);
        if (bonus > 0n) await transaction.post([{ from: await transaction.house('bonus', brand.currency), to: cash, amount: bonus }]);
        await sessions.open(transaction.db, id, address, token);
        if (email) await mail.send(transaction.db, welcomeMail({ brand, language, account: given.username, recipient: email }));
      })
      .catch((error: unknown) => {
        // Somebody else took the name between the question above and now.
        throw error instanceof Error && error.message.includes('username_key') ? new CallRefusal('username_taken') : error;
      });
    return { token, account: given.username };
  };
}
