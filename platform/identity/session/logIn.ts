import type { Kysely } from 'kysely';
import { CallRefusal, type CallContext, type Handlers } from '../../core/http/handler.ts';
import type { Log } from '../../core/log.ts';
import type { GuessablePasswords } from '../member/guessablePasswords.ts';
import type { Passwords } from '../passwordHashing/passwords.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { SocialIdentities } from '../socialIdentity/socialIdentities.ts';
import type { Captchas } from '../verification/captchas.ts';
import type { Challenges } from '../verification/challenges.ts';
import type { Codes } from '../verification/codes.ts';
import { e164 } from '../../core/mobileNumber.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import { entryOf, type SessionIssuer, type Entry } from './sessionIssuer.ts';
import { accountStatus, sideRefusal } from './accountRules.ts';
import type { Database } from '../../core/store/database.ts';
import type { Member, Members } from '../member/members.ts';
import type { KnownBrowsers } from './knownBrowsers.ts';
import { createLoginGuard } from './guard/loginGuard.ts';
import type { LoginVerifications } from './loginVerification/loginVerifications.ts';

export interface LogInParts extends PlatformParts {
  readonly attempts: Attempts;
  readonly browsers: KnownBrowsers;
  readonly captchas: Captchas;
  readonly challenges: Challenges;
  readonly codes: Codes;
  readonly sessionIssuer: SessionIssuer;
  readonly guessable: GuessablePasswords;
  readonly log: Log;
  readonly members: Members;
  readonly passwords: Passwords;
  readonly socialIdentities: SocialIdentities;
  readonly verifications: LoginVerifications;
}

type Payload = Parameters<Handlers['login']>[0];

/** Two ways to prove who somebody is, and what both lead to. */
export function logIn(parts: LogInParts): Handlers['login'] {
  const { audit, db, brand, challenges, codes, sessionIssuer, guessable, members, passwords, socialIdentities, verifications } = parts;
  const guard = createLoginGuard(parts);

  /** The member with the changes written down; undefined where what is kept of the password has changed meanwhile. */
  const write = async (
    member: Member,
    changes: { readonly password_hash?: string; readonly must_change_password?: bigint },
  ): Promise<Member | undefined> => {
    if (Object.keys(changes).length === 0) return member;
    const { numUpdatedRows } = await db
      .updateTable('member')
      .set(changes)
      .where('id', '=', member.id)
      .where('password_hash', '=', member.password_hash)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n ? { ...member, ...changes } : undefined;
  };

  // An unknown name, a wrong password and a closed account take the same way and get the same answer.
  const byPassword = async (payload: Payload, context: CallContext) => {
    const { username, password, captchaId, captcha, challenge } = payload;
    if (brand.challenge.atLogin === true || challenge !== undefined) await challenges.consume(challenge);
    const usernameKey = username.toLowerCase();
    const member = await members.byName(usernameKey);
    const admitted = await guard.admit({ usernameKey, memberId: member?.id, context, captcha: { captchaId, captcha } });
    const matches = await passwords.verify(password, member?.password_hash);
    if (!member || !matches || accountStatus(member) === 'shut') throw new CallRefusal('login_failed', await admitted.fail());
    // A locked account gives the right password the same answer as a wrong one.
    const fail = async (): Promise<CallRefusal> => {
      const refusal = new CallRefusal('login_failed', await admitted.fail());
      if (admitted.isLocked) await admitted.hold();
      return refusal;
    };

    const renewed = passwords.isCurrent(member.password_hash) ? {} : { password_hash: await passwords.hash(password) };
    const weak = guessable.has(password, [username]) ? { must_change_password: 1n } : {};
    let entering = await write(member, { ...renewed, ...weak });
    if (!entering) {
      // Another login was faster to hash this password anew, or it was changed meanwhile.
      entering = await members.byName(usernameKey);
      if (!entering || !(await passwords.verify(password, entering.password_hash)))
        throw new CallRefusal('login_failed', await admitted.fail());
    }
    return {
      member: entering,
      conflict: new CallRefusal('login_failed'),
      consume: admitted.succeed,
      fail,
      isLocked: admitted.isLocked,
    };
  };

  const bySms = async (payload: Payload) => {
    const { mobileNum = '', countryDialingCode = '', verificationCode = '' } = payload;
    if (!brand.modules.includes('MOBILEVERCODELOGIN3')) throw new CallRefusal('function_not_enabled');
    const failed = new CallRefusal('verification_code_failed');
    const mobile = e164(countryDialingCode, mobileNum, brand.countries);
    if (mobile === undefined) throw failed;
    const codeId = await codes.check({ flow: 'login', target: mobile }, verificationCode);
    const member = await members.byMobile(mobile);
    if (!member || accountStatus(member) === 'shut') throw failed;
    const consume = (within: Kysely<Database>) => codes.consume(within, codeId);
    return { member, conflict: failed, consume, fail: () => Promise.resolve(failed), isLocked: false };
  };

  return async (payload, context) => {
    const { type, side, rememberMe, socialTicket, forPayout } = payload;
    const { member, conflict, consume, fail, isLocked } = type === 'sms' ? await bySms(payload) : await byPassword(payload, context);
    if (forPayout && accountStatus(member) !== 'selfExcluded') throw await fail();
    const wrongSide = sideRefusal(member, side);
    if (wrongSide) throw isLocked ? await fail() : wrongSide;
    const entry: Entry = {
      ...entryOf(context, member, type === 'sms' ? 'sms' : 'password'),
      forPayout,
      remember: rememberMe && !forPayout,
      isLocked,
      ...(socialTicket === undefined ? {} : { socialTicket: socialIdentities.keep(socialTicket) }),
    };
    const demanded = await verifications.demand(entry);
    if (demanded) {
      await db.transaction().execute(consume);
      throw demanded;
    }
    // A locked account without a second factor stays locked.
    if (isLocked) throw await fail();
    if (!forPayout) sessionIssuer.refuseShut(member, conflict);
    return audit.commit(async (transaction) => {
      await consume(transaction);
      return sessionIssuer.open(transaction, entry, conflict);
    });
  };
}
