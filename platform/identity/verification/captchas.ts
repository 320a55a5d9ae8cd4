import type { CallContext } from '../../core/http/handler.ts';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { networkOf } from '../../core/limits/network.ts';
import type { Secrets } from '../../core/secrets/secrets.ts';
import { captchaLetters } from './captchaFont.ts';
import { captchaImage } from './captchaImage.ts';

/** Pictures of characters that a person has to read. */
export interface Captchas {
  make(fetcher: Fetcher): Promise<{ readonly captchaId: string; readonly image: string }>;
  /** Whether the answer is right, and comes from where the picture went. Right or wrong, the captcha is used up. */
  consume(given: CaptchaAnswer, fetcher: Fetcher): Promise<boolean>;
}

/** Who a captcha is for: a browser, or where none is named, a network. */
export type Fetcher = Pick<CallContext, 'address' | 'browser'>;

export interface CaptchaAnswer {
  readonly captchaId?: string | undefined;
  readonly captcha?: string | undefined;
}

const lifetime = 2 * 60_000;
const length = 4;

export function createCaptchas(parts: PlatformParts & { readonly secrets: Secrets }): Captchas {
  const { db, clock, random, secrets } = parts;
  const proofOf = (id: string, answer: string, { address, browser }: Fetcher) =>
    `${id} ${browser || networkOf(address)} ${answer.trim().toUpperCase()}`;
  return {
    async make(fetcher) {
      const now = clock.now();
      const text = Array.from({ length }, () => captchaLetters[Buffer.from(random.bytes(4)).readUInt32BE() % captchaLetters.length]).join(
        '',
      );
      const captchaId = newId(parts);
      await db
        .insertInto('captcha')
        .values({
          id: captchaId,
          answer_hash: secrets.hash('captcha', proofOf(captchaId, text, fetcher)),
          expires_at: BigInt(now + lifetime),
        })
        .execute();
      return { captchaId, image: captchaImage(text, random).toString('base64') };
    },
    async consume({ captchaId, captcha }, fetcher) {
      if (captchaId === undefined || captcha === undefined) return false;
      const row = await db.deleteFrom('captcha').where('id', '=', captchaId).returningAll().executeTakeFirst();
      if (!row || row.expires_at <= BigInt(clock.now())) return false;
      return secrets.matches('captcha', proofOf(captchaId, captcha, fetcher), row.answer_hash);
    },
  };
}
