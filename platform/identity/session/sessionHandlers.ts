import { CallRefusal, type CallContext, type Handlers } from '../../core/http/handler.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { MemberMessages } from '../../content/message/createMemberMessages.ts';
import type { MailProvider } from '../../providers/message/mail.ts';
import { entryOf, type Entry, type OpenedSession } from './sessionIssuer.ts';
import { accountStatus, isPasswordExpired, sideRefusal } from './accountRules.ts';
import type { Member } from '../member/members.ts';
import { logIn, type LogInParts } from './logIn.ts';
import { hourlyLimit } from '../../core/limits/attemptLimits.ts';
import { openTrial } from './openTrial.ts';
import type { RememberedLogins } from './rememberedLogin/rememberedLogins.ts';
import type { Sessions } from './sessions.ts';
import { createSignOut } from './signOut.ts';
import { stolenLoginMail } from './rememberedLogin/stolenLoginMail.ts';
import type { Tickets } from './tickets.ts';

interface SessionParts extends LogInParts {
  readonly mail: MailProvider;
  readonly memberMessages: MemberMessages;
  readonly remembered: RememberedLogins;
  readonly sessions: Sessions;
  readonly tickets: Tickets;
  readonly texts: Texts;
}

type SessionCalls =
  | 'login'
  | 'logout'
  | 'freePlayLogin'
  | 'firstLogin'
  | 'issueTicket'
  | 'lookAtTicket'
  | 'redeemTicket'
  | 'resumeSession'
  | 'forgetLogin'
  | 'beginLoginVerification'
  | 'answerLoginVerification';

export function sessionHandlers(parts: SessionParts): Pick<Handlers, SessionCalls> {
  const {
    audit,
    db,
    brand,
    clock,
    attempts,
    sessionIssuer,
    log,
    mail,
    memberMessages,
    members,
    remembered,
    sessions,
    tickets,
    texts,
    verifications,
  } = parts;

  const signOut = createSignOut(parts);

  const memberOf = async (memberId: string, refusal: CallRefusal): Promise<Member> => {
    const member = await members.byId(memberId);
    if (!member || accountStatus(member) !== 'open' || sideRefusal(member, 'member')) throw refusal;
    return member;
  };

  /** Somebody has a copy of the cookie: nobody is let in by any of its family any more. */
  const endStolen = (memberId: string, family: string, { address, language }: CallContext) =>
    audit.commit(async (transaction) => {
      audit.tell({ subject: memberId, after: { rememberedLogin: 'usedTwice' } });
      log.warn({ memberId, address }, 'a remembered login was used a second time');
      await remembered.endFamily(transaction, family);
      await sessions.revokeFamily(transaction, family);
      await memberMessages.send(transaction, memberId, { code: 'stolenLogin' });
      const member = await members.byId(memberId, transaction);
      if (member?.email)
        await mail.send(
          transaction,
          stolenLoginMail({ texts, brand, language: member.language ?? language, account: member.username, recipient: member.email }),
        );
    });

  /** By something that one has. Where an account wants more from strange addresses, that is not enough. */
  const requireNothingMore = async (entry: Entry, failed: CallRefusal): Promise<void> => {
    if (entry.address !== '' && (await verifications.isDemanded(entry))) throw failed;
  };
  /** Where it is by something of another session, `by`, only while that is open. */
  const enter = async (entry: Entry, failed: CallRefusal, by?: string): Promise<OpenedSession> => {
    await requireNothingMore(entry, failed);
    return audit.commit(async (transaction) => {
      const opened = await sessionIssuer.open(transaction, entry, failed);
      // Now that the member is held: who signs out everywhere at this moment has ended it, or ends this one as well.
      if (by !== undefined && !(await sessions.playable(transaction, by, false))) throw failed;
      return opened;
    });
  };

  return {
    login: logIn(parts),
    freePlayLogin: openTrial(parts),

    async logout(_payload, { member: { memberId, sessionId } }) {
      await signOut.session(memberId, sessionId);
      return {};
    },

    async firstLogin(_payload, { member }) {
      await db
        .updateTable('member')
        .set({ first_login_at: BigInt(clock.now()) })
        .where('id', '=', member.memberId)
        .where('first_login_at', 'is', null)
        .execute();
      return {};
    },

    issueTicket: ({ domain }, { member }) => tickets.issue(member, domain),

    async lookAtTicket({ ticket, domain }, context) {
      await attempts.consume(hourlyLimit('ticket:look', context.address, 30));
      const failed = new CallRefusal('ticket_failed');
      const member = await memberOf(await tickets.look(ticket, domain), failed);
      await requireNothingMore(entryOf(context, member, 'ticket'), failed);
      return { account: member.username };
    },

    async redeemTicket({ ticket, domain }, context) {
      await attempts.consume(hourlyLimit('ticket', context.address, 30));
      const failed = new CallRefusal('ticket_failed');
      const { memberId, sessionId, origin: begunBy } = await tickets.redeem(ticket, domain);
      const member = await memberOf(memberId, failed);
      return enter({ ...entryOf(context, member, 'ticket'), begunBy }, failed, sessionId);
    },

    async resumeSession({ rememberMe, answerLost }, context) {
      const failed = new CallRefusal('remember_me_failed');
      const spent = await remembered.consume(rememberMe, { ...context, answerLost });
      if (spent.outcome === 'raced') throw new CallRefusal('remember_me_raced');
      if (spent.outcome === 'stolen') await endStolen(spent.memberId, spent.family, context);
      if (spent.outcome !== 'used') throw failed;
      const { family, expiresAt } = spent;
      const member = await memberOf(spent.memberId, failed);
      if (isPasswordExpired(member, brand, clock.now()) && brand.modules.includes('PWDEXPFORCECHANGE3')) throw failed;
      return enter({ ...entryOf(context, member, 'remembered'), family: { family, expiresAt } }, failed);
    },

    async forgetLogin({ rememberMe }) {
      await signOut.remembered(rememberMe);
      return {};
    },

    async beginLoginVerification({ verificationId, method }, context) {
      await attempts.consume(hourlyLimit('verification', context.address, 30));
      await verifications.begin(verificationId, method, context);
      return { expiredMinutes: 5 };
    },

    answerLoginVerification: ({ verificationId, method, answer }, { language }) =>
      verifications.answer(verificationId, method, answer, language),
  };
}
