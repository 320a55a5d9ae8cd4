import type { ParsedPayloadOf } from '#contract/call.ts';
import type { sendContactCode } from '#contract/identity/contact.ts';
import { otherRules } from '#contract/patternFamilies.ts';
import { CallRefusal, type Handlers } from '../../core/http/handler.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { MailProvider } from '../../providers/message/mail.ts';
import type { GiftClaims } from '../../loyalty/giftClaim/giftClaims.ts';
import type { SmsProvider } from '../../providers/message/sms.ts';
import type { Authenticators } from '../authenticator/authenticators.ts';
import type { Member, Members } from '../member/members.ts';
import { endProofs } from '../member/endProofs.ts';
import { lockMemberRow } from '../member/lockMemberRow.ts';
import { requireOwnPassword } from '../member/requireOwnPassword.ts';
import type { Passwords } from '../passwordHashing/passwords.ts';
import type { OwnerNotices } from '../session/ownerNotices.ts';
import type { ExcludedIdentities } from '../excludedIdentity/excludedIdentities.ts';
import { codeMail, codeSms } from '../verification/codeMessages.ts';
import { codeMinutes, type Codes } from '../verification/codes.ts';
import type { SmsLimits } from '../verification/smsLimits.ts';
import { changedNotice } from './changedNotice.ts';
import { contactsOf, mailAddress, phoneNumber, proofsFor, type ContactKind, type ContactProof } from './contactRules.ts';

interface ContactParts extends PlatformParts {
  readonly attempts: Attempts;
  readonly authenticators: Authenticators;
  readonly codes: Codes;
  readonly giftClaims: GiftClaims;
  readonly mail: MailProvider;
  readonly members: Members;
  readonly notices: OwnerNotices;
  readonly passwords: Passwords;
  readonly excludedIdentities: ExcludedIdentities;
  readonly sms: SmsProvider;
  readonly smsLimits: SmsLimits;
  readonly texts: Texts;
}

type Target = Pick<ParsedPayloadOf<typeof sendContactCode>, 'kind' | 'value' | 'countryDialingCode'>;

const hour = 3_600_000;
/** Where each kind stands among what a member told. */
const fields = { phone: 'mobile', email: 'email' } as const;

export function contactHandlers(parts: ContactParts): Pick<Handlers, 'contacts' | 'sendContactCode' | 'changeContact'> {
  const { audit, db, brand, clock, attempts, authenticators, codes, giftClaims, mail, members, notices } = parts;
  const { excludedIdentities, sms, smsLimits, texts } = parts;
  const offered: readonly ContactKind[] = [
    ...(sms.delivers === false ? [] : ['phone' as const]),
    ...(mail.delivers === false ? [] : ['email' as const]),
  ];
  const memberOf = async (id: string): Promise<Member> => {
    const member = await members.byId(id);
    if (!member) throw new CallRefusal('token_required');
    return member;
  };
  const proofsOf = async (member: Member) => proofsFor(member, await authenticators.isBound(member.id), offered);
  /** What this change is proven by; undefined where nothing was proven before. */
  const chosenProof = async (member: Member, method: ContactProof['method'] | undefined): Promise<ContactProof['method'] | undefined> => {
    const proofs = await proofsOf(member);
    const chosen = method === undefined ? proofs[0] : proofs.find((each) => each.method === method);
    if (!chosen && (method !== undefined || proofs.length > 0)) throw new CallRefusal('function_not_enabled');
    return chosen?.method;
  };
  /** What is to be bound, as it is kept: what was typed, else what the member told before. */
  const read = ({ kind, value, countryDialingCode }: Target, told: Member): string => {
    if (!offered.includes(kind)) throw new CallRefusal('function_not_enabled');
    const typed = (text: string) => (kind === 'phone' ? phoneNumber(text, countryDialingCode, brand.countries) : mailAddress(text));
    const contact = value === undefined ? told[fields[kind]] : (typed(value) ?? null);
    if (contact !== null) return contact;
    throw kind === 'phone'
      ? new CallRefusal('invalid_mobile')
      : new CallRefusal('invalid_fields', { fields: [{ name: 'value', patternId: 'email' }] });
  };
  const newCode = (memberId: string, contact: string) => ({ flow: 'contact', target: `${memberId} ${contact}` }) as const;
  const proofCodeOf = (memberId: string) => ({ flow: 'contactProof', target: memberId }) as const;

  return {
    async contacts(_payload, { member: { memberId } }) {
      const member = await memberOf(memberId);
      return { ...contactsOf(member), offered: [...offered], proofs: [...(await proofsOf(member))] };
    },

    async sendContactCode({ password, proof, ...target }, { member: { memberId }, address, language }) {
      const member = await memberOf(memberId);
      const contact = read(target, member);
      await requireOwnPassword(parts, memberId, password);
      const method = await chosenProof(member, proof);
      const proven = method === 'phone' ? member.mobile : method === 'email' ? member.email : null;
      const letters = [
        { kind: target.kind, recipient: contact, purpose: newCode(memberId, contact) },
        ...(proven !== null && (method === 'phone' || method === 'email')
          ? [{ kind: method, recipient: proven, purpose: proofCodeOf(memberId) }]
          : []),
      ];
      for (const { kind, recipient } of letters) {
        if (kind === 'phone') await smsLimits.take(recipient, address);
        else await attempts.consume([{ scope: `mail:contact:${memberId}`, limit: 10, window: hour }]);
      }
      await db.transaction().execute(async (transaction) => {
        for (const { kind, recipient, purpose } of letters)
          await codes.issue(
            purpose,
            (within, code) =>
              kind === 'phone'
                ? sms.send(within, codeSms({ texts, brand, language, code, recipient }))
                : mail.send(within, codeMail({ texts, brand, language, code, recipient })),
            transaction,
          );
      });
      return { expiredMinutes: codeMinutes };
    },

    async changeContact({ proof, verificationCode, proofCode = '', ...target }, { member: { memberId }, language }) {
      const member = await memberOf(memberId);
      const contact = read(target, member);
      const method = await chosenProof(member, proof);
      const codeId = await codes.check(newCode(memberId, contact), verificationCode);
      const failed = new CallRefusal('proof_failed');
      let proofId: string | undefined;
      if (method === 'totp' || method === 'recoveryCode') {
        const isRight =
          method === 'totp'
            ? await authenticators.verify(memberId, proofCode)
            : await authenticators.spendRecoveryCode(memberId, proofCode);
        if (!isRight) throw failed;
      } else if (method !== undefined)
        proofId = await codes.check(proofCodeOf(memberId), proofCode).catch((error: unknown) => {
          throw error instanceof CallRefusal && error.code === 'verification_code_failed' ? failed : error;
        });
      audit.tell({
        before: { contact: target.kind, bound: member[fields[target.kind]] !== null },
        after: { bound: true, provenBy: method ?? null },
      });
      await audit
        .commit(async (transaction) => {
          // Before its owner is told, as whoever sets a password does: two that wait for each other would both fail.
          await lockMemberRow(transaction, memberId);
          await codes.consume(transaction, codeId);
          if (proofId !== undefined) await codes.consume(transaction, proofId);
          const bound = target.kind === 'phone' ? { mobile: contact } : { email: contact };
          // Not before it is proven: whose it is must not be asked for by trying many.
          if ((await excludedIdentities.among(transaction, bound, memberId)).length > 0)
            throw new CallRefusal('invalid_fields', { fields: [{ name: 'value', patternId: otherRules.shut }] });
          // To what was bound before: whoever lost the account reads that. What was only proven is nothing new.
          if (contact !== member[fields[target.kind]])
            await notices.tell(
              transaction,
              member,
              changedNotice(texts, member.language ?? language, { brand: brand.name, account: member.username, kind: target.kind }),
            );
          await members.changePersonalData(transaction, memberId, (before) => {
            // What was told before, and was replaced since it was read, is not put back by its proof.
            if (target.value === undefined && before[fields[target.kind]] !== contact) throw new CallRefusal('verification_code_failed');
            return bound;
          });
          // What was sent to the one before, or proven by it, is worth nothing any more.
          await endProofs(transaction, memberId, BigInt(clock.now()));
          await giftClaims.compareBound(transaction, memberId, { mobile: null, email: null, ...bound });
        })
        .catch((error: unknown) => {
          throw error instanceof Error && error.message.includes('mobile_lookup') ? new CallRefusal('mobile_taken') : error;
        });
      return {};
    },
  };
}
