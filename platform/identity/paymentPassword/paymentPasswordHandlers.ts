import { CallRefusal, type Handlers, type Language } from '../../core/http/handler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { GuessablePasswords } from '../member/guessablePasswords.ts';
import type { Member, Members } from '../member/members.ts';
import { requireOwnPassword } from '../member/requireOwnPassword.ts';
import type { Passwords } from '../passwordHashing/passwords.ts';
import type { SecondFactors } from '../secondFactor/secondFactors.ts';
import type { OwnerNotices } from '../session/ownerNotices.ts';
import { brokenPaymentPasswordRules } from './paymentPasswordRules.ts';
import type { PaymentPasswordParts, PaymentPasswords } from './paymentPasswords.ts';
import { paymentPasswordTexts } from './paymentPasswordTexts.ts';

export interface PaymentPasswordHandlerParts extends PlatformParts, PaymentPasswordParts {
  readonly guessable: GuessablePasswords;
  readonly members: Members;
  readonly notices: OwnerNotices;
  readonly passwords: Passwords;
  readonly paymentPasswords: PaymentPasswords;
  readonly secondFactors: SecondFactors;
  readonly texts: Texts;
}

type PaymentPasswordCalls = 'paymentPassword' | 'setPaymentPassword' | 'changePaymentPassword';

interface Wish {
  readonly newPaymentPassword: string;
  readonly confirmPaymentPassword: string;
}

export function paymentPasswordHandlers(parts: PaymentPasswordHandlerParts): Pick<Handlers, PaymentPasswordCalls> {
  const { audit, brand, guessable, members, notices, passwords, paymentPasswords, secondFactors, texts } = parts;

  const ownerOf = async (memberId: string): Promise<Member> => {
    const member = await members.byId(memberId);
    if (!member) throw new Error('a session without its member');
    return member;
  };
  const requireSound = async (member: Member, { newPaymentPassword: password, confirmPaymentPassword: confirmation }: Wish) => {
    const fields = brokenPaymentPasswordRules({
      password,
      confirmation,
      isAccountPassword: await passwords.verify(password, member.password_hash),
      isGuessable: guessable.has(
        password,
        [member.username, member.email, member.mobile].filter((text) => text !== null),
      ),
    });
    if (fields.length > 0) throw new CallRefusal('invalid_fields', { fields });
  };
  const put = async (
    member: Member,
    password: string,
    language: Language,
    place: (transaction: PlatformParts['db'], hash: string) => Promise<'first' | 'recovered' | 'changed'>,
  ): Promise<void> => {
    const hash = await passwords.hash(password);
    const write = texts.of(paymentPasswordTexts, member.language ?? language);
    const values = { brand: brand.name, account: member.username };
    await audit.commit(async (transaction) => {
      const placed = await place(transaction, hash);
      audit.tell({ after: { paymentPassword: placed === 'first' ? 'set' : placed } });
      // What the one before has proven is worth nothing any more.
      await transaction.deleteFrom('step_up_ticket').where('member_id', '=', member.id).execute();
      await notices.tell(transaction, member, {
        subject: write('changed.subject', values),
        body: write('changed.body', values),
        message: { code: placed === 'recovered' ? 'paymentPasswordRecovered' : 'paymentPasswordChanged' },
      });
    });
  };

  return {
    async paymentPassword(_payload, { member: { memberId } }) {
      const member = await ownerOf(memberId);
      return {
        isSet: member.payment_password_hash !== null,
        ...(await secondFactors.factorOf(member)),
        coolingUntil: (await paymentPasswords.coolingUntil(memberId)) ?? null,
      };
    },
    async setPaymentPassword({ password, code, ...wish }, { member: { memberId }, language }) {
      await requireOwnPassword(parts, memberId, password);
      const member = await ownerOf(memberId);
      // Before the code: a password that will not do must not use one up.
      await requireSound(member, wish);
      await secondFactors.need(member, { action: 'setPaymentPassword' }, code);
      await put(member, wish.newPaymentPassword, language, (transaction, hash) => paymentPasswords.set(transaction, memberId, hash));
      return {};
    },
    async changePaymentPassword({ oldPaymentPassword, code, ...wish }, { member: { memberId }, language }) {
      const member = await ownerOf(memberId);
      await paymentPasswords.need(member, oldPaymentPassword);
      await requireSound(member, wish);
      await secondFactors.need(member, { action: 'changePaymentPassword' }, code);
      await put(member, wish.newPaymentPassword, language, async (transaction, hash) => {
        await paymentPasswords.change(transaction, member, hash);
        return 'changed';
      });
      return {};
    },
  };
}
