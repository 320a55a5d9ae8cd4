import type { Kysely } from 'kysely';
import type { MemberMessages, MessageWords } from '../../content/message/createMemberMessages.ts';
import type { MailProvider } from '../../providers/message/mail.ts';
import type { SmsProvider } from '../../providers/message/sms.ts';
import type { Database } from '../../core/store/database.ts';
import type { Member } from '../member/members.ts';
import type { SmsLimits } from '../verification/smsLimits.ts';

/** One text for both ways out of the site, where an SMS has no subject; and what is said of it on the site. */
export interface Notice {
  readonly message: MessageWords;
  readonly subject: string;
  readonly body: string;
}

/** Tells members what was done in their name, in case it was somebody else. */
export interface OwnerNotices {
  /**
   * On the site; and by SMS to a number that the member has proven, else by mail: nobody has proven a mail address, so it may be a stranger's. Within
   * the transaction of what it tells of. A message that is not paid for any more keeps nobody out: it is left out.
   */
  tell(db: Kysely<Database>, member: Member, notice: Notice): Promise<void>;
}

interface NoticeParts {
  readonly memberMessages: MemberMessages;
  readonly mail: MailProvider;
  readonly sms: SmsProvider;
  readonly smsLimits: SmsLimits;
}

export const createOwnerNotices = ({ mail, memberMessages, sms, smsLimits }: NoticeParts): OwnerNotices => ({
  async tell(db, { id, email, mobile, mobile_verified }, { subject, body, message }) {
    await memberMessages.send(db, id, message);
    const isPhoneProven = mobile !== null && mobile_verified === 1n;
    if (isPhoneProven) {
      if (await smsLimits.takeNotice(mobile, db)) await sms.send(db, { recipient: mobile, body });
    } else if (email !== null) await mail.send(db, { recipient: email, subject, body });
  },
});
