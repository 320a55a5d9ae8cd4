import { CallRefusal, type CallContext, type Handlers } from '../handler.ts';
import type { Log } from '../log.ts';
import type { Passwords } from '../member/passwords.ts';
import { isGuessable } from '../member/registrationRules.ts';
import type { PlatformParts } from '../parts.ts';
import type { SocialIdentities } from '../social/socialIdentities.ts';
import type { Captchas } from '../verification/captchas.ts';
import type { Codes } from '../verification/codes.ts';
import { e164 } from '../verification/mobileNumber.ts';
import type { Attempts } from './attempts.ts';
import type { Entrance, Entry } from './entrance.ts';
import { sideRefusal, standing } from './entranceRules.ts';
import type { MemberRow } from '../store/tables/memberTables.ts';
import type { KnownAddresses } from './knownAddresses.ts';
import { captchaAfter, evaluated, loginLimits } from './loginLimits.ts';
import type { LoginVerifications } from './loginVerifications.ts';

export interface LogInParts extends PlatformParts {
  readonly addresses: KnownAddresses;
  readonly attempts: Attempts;
  readonly captchas: Captchas;
  readonly codes: Codes;
  readonly entrance: Entrance;
  readonly log: Log;
  readonly passwords: Passwords;
  readonly socialIdentities: SocialIdentities;
  readonly verifications: LoginVerifications;
}

type Payload = Parameters<Handlers['login']>[0];

/** Two ways to prove who somebody is, and what both lead to. */
export function logIn(parts: LogInParts): Handlers['login'] {
  const { db, brand, addresses, attempts, captchas, clock, codes, entrance, log, passwords, socialIdentities, verifications } = parts;

  /** Throws the refusal of an account that may not enter; only for somebody who has proven to be its member. */
  const refuse = (member: MemberRow, side: Payload['side'], shut: CallRefusal): void => {
    entrance.refuseShut(member, shut);
    const wrongSide = sideRefusal(member, side);
    if (wrongSide) throw wrongSide;
  };

  // An unknown name, a wrong password and a closed account take the same way and get the same answer.
  const byPassword = async ({ username, password, captchaId, captcha, side }: Payload, { address }: CallContext) => {
    const usernameKey = username.toLowerCase();
    const member = await db.selectFrom('member').selectAll().where('username_key', '=', usernameKey).executeTakeFirst();
    const isKnown = address !== '' && (await addresses.has(member?.id ?? '', address));
    const hasCaptcha = await captchas.spend(captchaId, captcha);
    const [account, ...ofAddress] = loginLimits({ usernameKey, address, isKnown, hasCaptcha });
    const [tries = 1, triesOfAddress = 1] = await attempts.take([account, ...ofAddress]).catch((error: unknown) => {
      throw error instanceof CallRefusal && !hasCaptcha ? new CallRefusal('captcha_failed', { captcha: true }) : error;
    });
    if (tries === evaluated.account || triesOfAddress === evaluated.address) log.warn({ scope: account.scope, address }, 'logins are being guessed');
    const failed = new CallRefusal('login_failed', { captcha: tries >= captchaAfter.account || triesOfAddress >= captchaAfter.address });
    const matches = await passwords.verify(password, member?.password_hash);
    if (!member || !matches || standing(member, clock.now()) === 'shut') throw failed;
    refuse(member, side, failed);
    await attempts.forgive(account.scope);
    for (const { scope } of ofAddress) await attempts.giveBack(scope);

    const renewed = passwords.isCurrent(member.password_hash) ? {} : { password_hash: await passwords.hash(password) };
    const weak = isGuessable(password, username, brand.name) ? { must_change_password: 1n } : {};
    const changes = { ...renewed, ...weak };
    if (Object.keys(changes).length > 0) await db.updateTable('member').set(changes).where('id', '=', member.id).execute();
    return { member: { ...member, ...changes }, consume: undefined };
  };

  const bySms = async ({ mobileNum = '', countryDialingCode = '', verificationCode = '', side }: Payload) => {
    if (!brand.modules.includes('MOBILEVERCODELOGIN3')) throw new CallRefusal('function_not_enabled');
    const failed = new CallRefusal('verification_code_failed');
    const mobile = e164(countryDialingCode, mobileNum, brand.countries);
    if (mobile === undefined) throw failed;
    const consume = await codes.check({ flow: 'login', target: mobile }, verificationCode);
    const member = await db.selectFrom('member').selectAll().where('mobile', '=', mobile).where('mobile_verified', '=', 1n).executeTakeFirst();
    if (!member) throw failed;
    refuse(member, side, failed);
    return { member, consume };
  };

  return async (payload, context) => {
    const { type, rememberMe, socialTicket } = payload;
    const { member, consume } = type === 'sms' ? await bySms(payload) : await byPassword(payload, context);
    const entry: Entry = {
      member,
      origin: type === 'sms' ? 'sms' : 'password',
      address: context.address,
      agent: context.agent,
      remember: rememberMe,
      ...(socialTicket === undefined ? {} : { socialTicket: socialIdentities.keep(socialTicket) }),
    };
    const demanded = await verifications.demand(entry);
    if (demanded) {
      if (consume !== undefined) await codes.consume(db, consume);
      throw demanded;
    }
    return db.transaction().execute(async (transaction) => {
      if (consume !== undefined) await codes.consume(transaction, consume);
      return entrance.open(transaction, entry);
    });
  };
}
