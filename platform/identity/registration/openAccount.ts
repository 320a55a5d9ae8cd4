import { accountTypes } from '#contract/accountTypes.ts';
import type { AnswerOf, ParsedPayloadOf } from '#contract/call.ts';
import type { mobileRegister, register } from '#contract/identity/member.ts';
import { otherRules } from '#contract/patternFamilies.ts';
import { memberActor } from '../../core/audit/auditEvent.ts';
import { CallRefusal, type CallContext } from '../../core/http/handler.ts';
import { parseAmount } from '../../core/ledger/amount.ts';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import { visibleName } from '../../core/text/visibleName.ts';
import type { MemberMessages } from '../../content/message/createMemberMessages.ts';
import type { MailProvider } from '../../providers/message/mail.ts';
import type { Random } from '../../core/random.ts';
import type { AbuseFlags } from '../../loyalty/abuseFlag/abuseFlags.ts';
import type { GiftClaims } from '../../loyalty/giftClaim/giftClaims.ts';
import type { WelcomeGift } from '../../loyalty/promotion/welcomeGift.ts';
import type { KnownAddresses } from '../session/knownAddresses.ts';
import type { KnownBrowsers } from '../session/knownBrowsers.ts';
import type { Sessions } from '../session/sessions.ts';
import type { SocialIdentities } from '../socialIdentity/socialIdentities.ts';
import type { Members, NewMember } from '../member/members.ts';
import type { Passwords } from '../passwordHashing/passwords.ts';
import type { ExcludedIdentities } from '../excludedIdentity/excludedIdentities.ts';
import { welcomeMail } from './welcomeMail.ts';

export interface OpenAccountParts extends PlatformParts {
  readonly abuseFlags: AbuseFlags;
  readonly addresses: KnownAddresses;
  readonly browsers: KnownBrowsers;
  readonly giftClaims: GiftClaims;
  readonly mail: MailProvider;
  readonly memberMessages: MemberMessages;
  readonly members: Members;
  readonly passwords: Passwords;
  readonly sessions: Sessions;
  readonly excludedIdentities: ExcludedIdentities;
  readonly socialIdentities: SocialIdentities;
  readonly texts: Texts;
  readonly welcomeGift: WelcomeGift;
}

export interface NewAccount {
  readonly username: string;
  readonly passwordHash: string;
  readonly given: ParsedPayloadOf<typeof register> | ParsedPayloadOf<typeof mobileRegister>;
  /** E.164 number, and whether it is proven to be the member's. */
  readonly mobile: string | undefined;
  readonly isMobileVerified: boolean;
  /** Run in the transaction of the account, such as using up a code. */
  readonly alongside?: (db: PlatformParts['db']) => Promise<void>;
}

const codeLetters = 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789';
const newReferralCode = (random: Random): string => Array.from(random.bytes(10), (byte) => codeLetters[byte % codeLetters.length]).join('');
const filled = (text: string | undefined): string | null => text?.trim() || null;

/** What tells one person from another, by the name of its field in the form. */
const fields = { email: 'email', mobile: 'mobileNum', payee_name: 'payeeName', id_number: 'idNumber' } as const;

/** The other ways to reach a member, those that were filled in. */
function contactsOf({ qqNum, line, whatsapp, zalo, facebook, wechat, recommenderId }: NewAccount['given']): Record<string, string> | null {
  const entries = Object.entries({ qqNum, line, whatsapp, zalo, facebook, wechat, recommenderId }).flatMap(([name, value]) =>
    value !== undefined && filled(value) !== null ? [[name, value] as const] : [],
  );
  return entries.length > 0 ? Object.fromEntries(entries) : null;
}

/** Of two who registered at the same moment, the second is told what was taken. */
function takenRefusal(error: unknown): unknown {
  const text = error instanceof Error ? error.message : '';
  if (text.includes('username_key')) return new CallRefusal('username_taken');
  return text.includes('mobile_lookup') ? new CallRefusal('mobile_taken') : error;
}

/** Opens the account, its spendable balance with the gift where the person has not had it, and a first session: all of it, or nothing. */
export async function openAccount(parts: OpenAccountParts, account: NewAccount, context: CallContext): Promise<AnswerOf<typeof register>> {
  const {
    audit,
    db,
    ledger,
    clock,
    random,
    brand,
    abuseFlags,
    addresses,
    browsers,
    giftClaims,
    mail,
    memberMessages,
    members,
    passwords,
    sessions,
    excludedIdentities,
    socialIdentities,
    texts,
    welcomeGift,
  } = parts;
  const { given, username, mobile, isMobileVerified, passwordHash } = account;
  const { address, browser, agent, language } = context;
  const referralCode = filled(given.referralCode);
  // A trial account has nothing to do with real balances, and is left within the hour.
  const inviters = db.selectFrom('member').select('id').where('type', '<>', BigInt(accountTypes.trial));
  const inviter = referralCode ? await inviters.where('referral_code', '=', referralCode).executeTakeFirst() : undefined;
  const email = filled(given.email);
  const told = { email, mobile: mobile ?? null, payee_name: filled(visibleName(given.payeeName ?? '')), id_number: filled(given.idNumber) };
  const shut = await excludedIdentities.among(db, told);
  if (shut.length > 0)
    throw new CallRefusal('invalid_fields', { fields: shut.map((name) => ({ name: fields[name], patternId: otherRules.shut })) });
  const id = newId(parts);
  const now = BigInt(clock.now());
  const paymentPassword = given.paymentPassword;
  const member: NewMember = {
    id,
    username,
    username_key: username.toLowerCase(),
    password_hash: passwordHash,
    password_expired: 0n,
    password_changed_at: now,
    nickname: username,
    type: 0n,
    currency: brand.currency,
    personal: {
      ...told,
      birthday: null,
      contacts: contactsOf(given),
      former: null,
    },
    mobile_verified: mobile !== undefined && isMobileVerified ? 1n : 0n,
    payment_password_hash: paymentPassword ? await passwords.hash(paymentPassword) : null,
    referral_code: newReferralCode(random),
    referred_by: inviter?.id ?? null,
    affiliate_code: filled(given.affiliateCode),
    register_url: given.registerUrl,
    domain: given.domain,
    created_at: now,
    last_login_at: now,
    last_login_address: address,
    first_login_at: now,
  };
  const bonus = parseAmount(await welcomeGift.amount());
  const person = { mobile: mobile ?? null, email, browser };
  const shared = inviter ? await giftClaims.sharedWithInviter(inviter.id, person) : [];
  let token = '';
  audit.tell({ actor: memberActor(id), after: { account: 'opened', session: 'registration' } });

  await ledger
    .once({ memberId: id, operation: 'register', key: id }, {}, async (transaction) => {
      await account.alongside?.(transaction.db);
      await members.add(transaction.db, member);
      const cash = await transaction.openCash(id, brand.currency);
      const isGiven = bonus > 0n && (await giftClaims.claim(transaction.db, { memberId: id, address, ...person }));
      if (isGiven) await transaction.post([{ from: await transaction.house('bonus', brand.currency), to: cash, amount: bonus }]);
      token = await sessions.open(transaction.db, { memberId: id, address, agent, origin: 'registration' });
      await addresses.add(transaction.db, id, address);
      await browsers.add(transaction.db, id, browser);
      if (given.socialTicket !== undefined)
        await socialIdentities.link(transaction.db, socialIdentities.keep(given.socialTicket), id, 'newAccount');
      if (inviter && shared.length > 0)
        await abuseFlags.raise(transaction.db, { kind: 'selfReferral', memberId: id, otherId: inviter.id, shared });
      const welcome = isGiven ? 'welcome' : bonus > 0n ? 'welcomeGiftHad' : 'welcomeWithoutGift';
      await memberMessages.send(transaction.db, id, { code: welcome, values: { account: username } });
      if (email) await mail.send(transaction.db, welcomeMail({ texts, brand, language, account: username, recipient: email }));
    })
    .catch((error: unknown) => {
      throw takenRefusal(error);
    });
  return { token, memberId: id, account: username };
}
