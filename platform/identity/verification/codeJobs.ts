import { language } from '#contract/sharedSchemas.ts';
import { z } from 'zod';
import { storeJob, type JobHandler } from '../../core/jobs/jobHandler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { SmsProvider } from '../../providers/message/sms.ts';
import type { Members } from '../member/members.ts';
import type { Codes } from './codes.ts';
import { codeSms } from './codeMessages.ts';
import { writeNothing } from './writeNothing.ts';

/** A code is asked for by a number that may be no member's: who asks is answered before anybody is looked for. */
export const memberCode = {
  kind: 'verification.sendMemberCode',
  payload: z.object({ flow: z.enum(['login', 'password']), target: z.string(), language }),
};

export interface CodeJobParts extends Pick<PlatformParts, 'brand'> {
  readonly codes: Codes;
  readonly members: Members;
  readonly sms: SmsProvider;
  readonly texts: Texts;
}

/** Sends the code to the member whose number it is. A number without one has as much written for it, and nothing sent. */
export const sendMemberCode = ({ brand, codes, members, sms, texts }: CodeJobParts): JobHandler =>
  storeJob(memberCode, async (transaction, { flow, target, language: words }) => {
    const member = await members.byMobile(target, transaction);
    await codes.issue(
      { flow, target },
      (within, code) =>
        member ? sms.send(within, codeSms({ texts, brand, language: words, code, recipient: target })) : writeNothing(within, 'message'),
      transaction,
    );
  });
