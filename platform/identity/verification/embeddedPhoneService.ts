import { CallRefusal } from '../../core/http/handler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Codes } from './codes.ts';
import type { PhoneService } from '../../providers/phoneService.ts';
import type { SmsProvider } from '../../providers/message/sms.ts';
import type { Texts } from '../../core/text/texts.ts';
import { verificationTexts } from './verificationTexts.ts';

/** Plays the third party on this machine: its messages stand on the outbox page. */
export function embeddedPhoneService({
  db,
  codes,
  sms,
  texts,
}: PlatformParts & { readonly codes: Codes; readonly sms: SmsProvider; readonly texts: Texts }): PhoneService {
  const purpose = (mobile: string) => ({ flow: 'phoneCheck', target: mobile }) as const;
  return {
    async begin(mobile, language) {
      const write = texts.of(verificationTexts, language);
      await codes.issue(purpose(mobile), (transaction, code) =>
        sms.send(transaction, { recipient: mobile, body: write('phoneCheck', { code }) }),
      );
      return { checkId: Buffer.from(mobile).toString('base64url') };
    },
    async finish(checkId, code) {
      const mobile = Buffer.from(checkId, 'base64url').toString();
      try {
        await codes.consume(db, await codes.check(purpose(mobile), code));
        return mobile;
      } catch (error) {
        if (error instanceof CallRefusal) return undefined;
        throw error;
      }
    },
  };
}
