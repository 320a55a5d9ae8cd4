import { language } from '#contract/sharedSchemas.ts';
import { z } from 'zod';
import { expiry } from '../../core/jobs/expiry.ts';
import { storeJob, type JobHandler } from '../../core/jobs/jobHandler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { MailProvider } from '../../providers/mail.ts';
import type { Member, Members } from '../member/members.ts';
import { accountStatus } from '../session/accountRules.ts';
import { selfExclusionOf } from '../session/selfExclusionRules.ts';
import { recoveryMail } from './passwordMails.ts';
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
  const { brand, clock, mail, members, recoveryLinks, texts } = parts;
  /** Who is kept out for a while yet needs none; who may wish to come back has to prove who that is. A link lets nobody in. */
  const maySetPassword = (member: Member): boolean => {
    const exclusion = selfExclusionOf(member, clock.now());
    return accountStatus(member) === 'open' || (exclusion !== undefined && exclusion.step !== 'term');
  };
  return [
    storeJob(recoveryLink, async (transaction, { usernameKey, emailKey, language: words }) => {
      const member = await members.byName(usernameKey, transaction);
      if (member?.email == null || member.email.toLowerCase() !== emailKey || !maySetPassword(member))
        return recoveryLinks.makeNone(transaction);
      const token = await recoveryLinks.make(transaction, member.id);
      const { username: account, email: recipient } = member;
      await mail.send(transaction, recoveryMail({ texts, brand, language: words, account, recipient, token, minutes: linkMinutes }));
    }),
    expiry(parts, { table: 'recovery_link', column: 'expires_at' }),
  ];
}
