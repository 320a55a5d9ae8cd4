import { language } from '#contract/sharedSchemas.ts';
import { z } from 'zod';
import { expiry } from '../../core/jobs/expiry.ts';
import { storeJob, type JobHandler } from '../../core/jobs/jobHandler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { MailProvider } from '../../providers/message/mail.ts';
import type { Members } from '../member/members.ts';
import { accountStatus } from '../session/accountRules.ts';
import { recoveryMail } from './recoveryMail.ts';
import { linkMinutes, type RecoveryLinks } from './recoveryLinks.ts';

/** A link is asked for by a name and an address that may not belong together: who asks is answered before anybody is looked for. */
export const recoveryLink = {
  kind: 'password.mailRecoveryLink',
  payload: z.object({ usernameKey: z.string(), emailKey: z.string(), language }),
};

interface RecoveryJobParts extends PlatformParts {
  readonly mail: MailProvider;
  readonly members: Members;
  readonly recoveryLinks: RecoveryLinks;
  readonly texts: Texts;
}

/** Mails links to those whose they are; writes as much where there is nobody to write to, for the next answer may have to wait for it. */
export function recoveryJobs(parts: RecoveryJobParts): readonly JobHandler[] {
  const { brand, mail, members, recoveryLinks, texts } = parts;
  return [
    storeJob(recoveryLink, async (transaction, { usernameKey, emailKey, language: words }) => {
      // Held before it is read: whoever replaces the address at this moment ends the links to the old one, which this would come too late for.
      await forUpdate(transaction.selectFrom('member').select('id').where('username_key', '=', usernameKey)).executeTakeFirst();
      const member = await members.byName(usernameKey, transaction);
      // Who has excluded themselves still has to withdraw what is theirs, and a link lets nobody in.
      if (member?.email == null || member.email.toLowerCase() !== emailKey || accountStatus(member) === 'shut')
        return recoveryLinks.makeNone(transaction);
      const token = await recoveryLinks.make(transaction, member.id);
      const { username: account, email: recipient } = member;
      await mail.send(transaction, recoveryMail({ texts, brand, language: words, account, recipient, token, minutes: linkMinutes }));
    }),
    expiry(parts, { table: 'recovery_link', column: 'expires_at' }),
  ];
}
