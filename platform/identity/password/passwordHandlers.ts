import { otherRules } from '#contract/patternFamilies.ts';
import type { Kysely } from 'kysely';
import type { Authenticators } from '../authenticator/authenticators.ts';
import { CallRefusal, type Handlers } from '../../core/http/handler.ts';
import type { GuessablePasswords } from '../member/guessablePasswords.ts';
import type { Passwords } from '../passwordHashing/passwords.ts';
import { brokenPasswordRules, type BrokenRule } from '../registration/registrationRules.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import { entryOf, type SessionIssuer } from '../session/sessionIssuer.ts';
import { accountStatus, sideRefusal } from '../session/accountRules.ts';
import type { LoginVerifications } from '../session/loginVerification/loginVerifications.ts';
import { hourlyLimit, keyedLimits } from '../../core/limits/attemptLimits.ts';
import type { Database } from '../../core/store/database.ts';
import type { Member, Members } from '../member/members.ts';
import { requireOwnPassword } from '../member/requireOwnPassword.ts';
import type { Codes } from '../verification/codes.ts';
import { e164 } from '../../core/mobileNumber.ts';
import { recoveryLink } from './recoveryJobs.ts';
import type { RecoveryLinks } from './recoveryLinks.ts';
import { setPassword, type NewPassword, type SetPasswordParts } from './setPassword.ts';
import { lockMemberRow } from '../member/lockMemberRow.ts';

interface PasswordParts extends SetPasswordParts {
  readonly attempts: Attempts;
  readonly authenticators: Authenticators;
  readonly codes: Codes;
  readonly sessionIssuer: SessionIssuer;
  readonly guessable: GuessablePasswords;
  readonly members: Members;
  readonly passwords: Passwords;
  readonly recoveryLinks: RecoveryLinks;
  readonly verifications: LoginVerifications;
}

const hour = 3_600_000;
const names = ['newPassword', 'confirmNewPassword'] as const;

const personalOf = ({ username, email, mobile }: Member) => [username, email, mobile];

const refuseBroken = (fields: readonly BrokenRule[]): void => {
  if (fields.length > 0) throw new CallRefusal('invalid_fields', { fields });
};

export function passwordHandlers(
  parts: PasswordParts,
): Pick<Handlers, 'changePassword' | 'passwordByEmail' | 'passwordByMailToken' | 'passwordByPhone'> {
  const {
    audit,
    db,
    brand,
    attempts,
    authenticators,
    codes,
    sessionIssuer,
    guessable,
    jobs,
    mail,
    members,
    passwords,
    recoveryLinks,
    secrets,
    verifications,
  } = parts;
  /** Sets a password for somebody who has lost the old one: where there is a second factor, it is asked for everywhere from now on. */
  const recover = async (
    transaction: Kysely<Database>,
    member: Member,
    { hasAuthenticator, address, ...password }: NewPassword & { readonly hasAuthenticator: boolean; readonly address: string },
  ) => setPassword(parts, transaction, member, hasAuthenticator ? password : { ...password, address });
  return {
    async changePassword({ oldPassword, newPassword, confirmNewPassword }, { member: { memberId }, address, browser, language }) {
      const inPlaceOf = await requireOwnPassword(parts, memberId, oldPassword);
      const member = await members.byId(memberId);
      if (!member) throw new CallRefusal('wrong_password');
      const broken = brokenPasswordRules(
        { password: newPassword, confirmation: confirmNewPassword, personal: personalOf(member), guessable },
        names,
      );
      if (newPassword === oldPassword) broken.unshift({ name: names[0], patternId: otherRules.samePassword });
      refuseBroken(broken);
      const hash = await passwords.hash(newPassword);
      await audit.commit((transaction) => setPassword(parts, transaction, member, { hash, inPlaceOf, address, browser, language }));
      return {};
    },

    // The answer says nothing, and is given before anybody is looked for: how long it takes says nothing either.
    async passwordByEmail({ username, email }, { address, language }) {
      if (mail.delivers === false) throw new CallRefusal('function_not_enabled');
      const [usernameKey, emailKey] = [username.trim().toLowerCase(), email.trim().toLowerCase()];
      // Of name and address together: whoever knows only the name uses up nothing of its owner's.
      await attempts.consume([
        ...keyedLimits(secrets, 'recovery:account', `${usernameKey} ${emailKey}`, { limit: 5, window: hour }),
        ...hourlyLimit('recovery', address, 20),
      ]);
      await jobs.enqueue(db, recoveryLink, { usernameKey, emailKey, language });
      return {};
    },

    async passwordByMailToken({ token, newPassword, confirmNewPassword }, { address, browser, language }) {
      await attempts.consume(hourlyLimit('recovery:token', address, 30));
      const memberId = await recoveryLinks.memberOf(token);
      const member = memberId === undefined ? undefined : await members.byId(memberId);
      if (!member) throw new CallRefusal('recovery_failed');
      refuseBroken(
        brokenPasswordRules({ password: newPassword, confirmation: confirmNewPassword, personal: personalOf(member), guessable }, names),
      );
      const hash = await passwords.hash(newPassword);
      const hasAuthenticator = await authenticators.isBound(member.id);
      await audit.commit(async (transaction) => {
        // Before the link, as whoever sets a password voids all links after it: two that wait for each other would both fail.
        await lockMemberRow(transaction, member.id);
        if (!(await recoveryLinks.consume(transaction, token))) throw new CallRefusal('recovery_failed');
        await recover(transaction, member, { hash, recoveredBy: 'email', address, browser, language, hasAuthenticator });
      });
      return {};
    },

    async passwordByPhone({ newPassword, mobileNum, countryDialingCode, verificationCode }, context) {
      if (!brand.modules.includes('CHNGPASSVERIF3')) throw new CallRefusal('function_not_enabled');
      const failed = new CallRefusal('verification_code_failed');
      const mobile = e164(countryDialingCode, mobileNum, brand.countries);
      if (mobile === undefined) throw new CallRefusal('invalid_mobile');
      // Before the code: a password that will not do must not use up a try. The name is not known yet, and not told.
      refuseBroken(brokenPasswordRules({ password: newPassword, confirmation: newPassword, personal: [mobile], guessable }, names));
      const codeId = await codes.check({ flow: 'password', target: mobile }, verificationCode);
      const member = await members.byMobile(mobile);
      if (!member || accountStatus(member) === 'shut') throw failed;
      const wrongSide = sideRefusal(member, 'member');
      if (wrongSide) throw wrongSide;
      refuseBroken(
        brokenPasswordRules({ password: newPassword, confirmation: newPassword, personal: personalOf(member), guessable }, names),
      );
      const hash = await passwords.hash(newPassword);
      const hasAuthenticator = await authenticators.isBound(member.id);
      const { address, browser, language } = context;
      // Who has excluded themselves needs a password to withdraw what is theirs; it is set, and nobody is let in.
      const isWaiting = accountStatus(member) !== 'open' || (await verifications.isDemanded(entryOf(context, member, 'recovery')));
      const { changed, opened } = await audit.commit(async (transaction) => {
        await codes.consume(transaction, codeId);
        const changed = await recover(transaction, member, { hash, recoveredBy: 'phone', address, browser, language, hasAuthenticator });
        return {
          changed,
          opened: isWaiting ? undefined : await sessionIssuer.open(transaction, entryOf(context, changed, 'recovery'), failed),
        };
      });
      if (opened) return opened;
      const demanded = await verifications.demand(entryOf(context, changed, 'recovery'));
      if (demanded) throw demanded;
      sessionIssuer.refuseShut(member, failed);
      throw failed;
    },
  };
}
