import type { Kysely } from 'kysely';
import type { Authenticators } from '../../authenticator/authenticators.ts';
import { CallRefusal, type Language } from '../../../core/http/handler.ts';
import type { Members } from '../../member/members.ts';
import { newId } from '../../../core/newId.ts';
import type { PlatformParts } from '../../../core/parts.ts';
import type { Database } from '../../../core/store/database.ts';
import type { Texts } from '../../../core/text/texts.ts';
import type { MailProvider } from '../../../providers/message/mail.ts';
import type { SmsProvider } from '../../../providers/message/sms.ts';
import type { Codes } from '../../verification/codes.ts';
import { codeMail, codeSms } from '../../verification/codeMessages.ts';
import type { SmsLimits } from '../../verification/smsLimits.ts';
import type { Attempts } from '../../../core/limits/attempts.ts';
import type { SessionIssuer, Entry, OpenedSession } from '../sessionIssuer.ts';
import type { KnownAddresses } from '../knownAddresses.ts';
import type { KnownBrowsers } from '../knownBrowsers.ts';
import { lockScope } from '../guard/loginLimits.ts';
import type { LoginMethod } from '../sessionTables.ts';
import { mobileHint } from '../../../core/mobileNumber.ts';
import { loginProofs } from './loginProofs.ts';
import { mailHint, methodsFor, type Method } from './loginVerificationRules.ts';
import {
  countTry,
  endVerification,
  endVerificationsBegun,
  entryOfVerification,
  insertVerification,
  waitingVerification,
} from './loginVerificationStore.ts';

/** A login from an address that the account does not know has to be proven once more. */
export interface LoginVerifications {
  /** What the login has to wait for, as the refusal to throw; undefined where it may go on. */
  demand(entry: Entry): Promise<CallRefusal | undefined>;
  /** Whether `demand` would answer a refusal. */
  isDemanded(entry: Entry): Promise<boolean>;
  /** Sends the code of a method that has one. */
  begin(id: string, method: Method, context: { readonly address: string; readonly language: Language }): Promise<void>;
  answer(id: string, method: Method, answer: string, language: Language): Promise<OpenedSession>;
  /** Nothing comes any more of those of a member that wait, and were begun in one way. */
  endBegun(db: Kysely<Database>, memberId: string, origin: LoginMethod): Promise<void>;
}

const lifetime = 5 * 60_000;
const hour = 3_600_000;
/** Milliseconds that one is kept after its end. */
export const verificationKeptFor = hour;

export interface LoginVerificationParts extends PlatformParts {
  readonly addresses: KnownAddresses;
  readonly attempts: Attempts;
  readonly authenticators: Authenticators;
  readonly browsers: KnownBrowsers;
  readonly codes: Codes;
  readonly sessionIssuer: SessionIssuer;
  readonly mail: MailProvider;
  readonly members: Members;
  readonly sms: SmsProvider;
  readonly smsLimits: SmsLimits;
  readonly texts: Texts;
}

export function createLoginVerifications(parts: LoginVerificationParts): LoginVerifications {
  const {
    audit,
    db,
    clock,
    brand,
    addresses,
    attempts,
    authenticators,
    browsers,
    codes,
    sessionIssuer,
    mail,
    members,
    sms,
    smsLimits,
    texts,
  } = parts;
  const proofs = loginProofs(parts);
  const expired = () => new CallRefusal('verification_expired');

  const methodsOf = async ({ member, origin, address, isLocked = false }: Entry): Promise<Method[]> => {
    const hasAuthenticator = await authenticators.isBound(member.id);
    // Where no address is named, none can be strange; a second factor is asked for all the same.
    const isKnown = address === '' ? !hasAuthenticator : await addresses.has(member.id, address);
    // What would never arrive is no way to prove anything.
    const reached = { ...member, ...(mail.delivers === false ? { email: null } : {}), ...(sms.delivers === false ? { mobile: null } : {}) };
    return methodsFor(reached, { origin, isKnown, hasAuthenticator, isLocked });
  };

  const waiting = async (id: string) => {
    const row = await waitingVerification(db, id, clock.now());
    const member = row && (await members.byId(row.member_id));
    if (!row || !member) throw expired();
    return { row, member, methods: JSON.parse(row.methods) as Method[] };
  };

  /** Lets a proven login in, and ends its verification. */
  const letIn = (id: string, entry: Entry): Promise<OpenedSession> =>
    audit.commit(async (transaction) => {
      // The member before the verification's row, as a new password does: two that wait for each other would both fail.
      const session = await sessionIssuer.open(transaction, entry, expired());
      if (!(await endVerification(transaction, id, clock.now()))) throw expired();
      return session;
    });

  return {
    isDemanded: async (entry) => (await methodsOf(entry)).length > 0,

    async demand(entry) {
      const { member } = entry;
      const methods = await methodsOf(entry);
      if (methods.length === 0) return undefined;
      const now = clock.now();
      const id = newId(parts);
      await insertVerification(db, entry, { id, methods, createdAt: now, expiresAt: now + lifetime });
      const hints: Partial<Record<Method, string>> = { phone: mobileHint(member.mobile ?? ''), email: mailHint(member.email ?? '') };
      return new CallRefusal('verification_required', {
        verificationId: id,
        methods: methods.map((method) => ({ method, hint: hints[method] ?? '' })),
        expiresInSeconds: lifetime / 1000,
      });
    },

    async begin(id, method, { address, language }) {
      const { member, methods } = await waiting(id);
      if (!methods.includes(method) || (method !== 'phone' && method !== 'email')) throw new CallRefusal('function_not_enabled');
      if (method === 'phone') await smsLimits.take(member.mobile ?? '', address);
      else await attempts.consume([{ scope: `mail:member:${member.id}`, limit: 5, window: hour }]);
      await codes.issue({ flow: 'loginVerification', target: id }, async (transaction, code) => {
        if (method === 'phone') await sms.send(transaction, codeSms({ texts, brand, language, code, recipient: member.mobile ?? '' }));
        else await mail.send(transaction, codeMail({ texts, brand, language, code, recipient: member.email ?? '' }));
      });
    },

    endBegun: (transaction, memberId, origin) => endVerificationsBegun(transaction, memberId, origin, clock.now()),

    async answer(id, method, answer, language) {
      const { row, member, methods } = await waiting(id);
      if (!methods.includes(method)) throw new CallRefusal('function_not_enabled');
      // Counted before it is evaluated, over all verifications of the account as well.
      const scope = `login:verification:${member.id}`;
      await attempts.consume([{ scope, limit: 10, window: hour }]);
      const triesLeft = await countTry(db, id);
      if (triesLeft === undefined) throw expired();
      if (!(await proofs[method](answer, { id, member })))
        throw triesLeft > 0 ? new CallRefusal('verification_failed', { triesLeft }) : expired();

      const entry = entryOfVerification(row, member, language);
      if (!entry.forPayout) sessionIssuer.refuseShut(member, expired());
      const opened = await letIn(id, entry);
      await attempts.reset(scope);
      // The second factor unlocks what failures had locked.
      for (const browser of [undefined, await browsers.find(member.id, row.browser)])
        await attempts.reset(lockScope(member.username_key, browser));
      return opened;
    },
  };
}
