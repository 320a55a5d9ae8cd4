import { largestPicture } from '#contract/content/feedback.ts';
import { isJpeg } from '../../core/content/isJpeg.ts';
import { keptDays } from '../../core/content/keptDays.ts';
import { CallRefusal, type Handlers } from '../../core/http/handler.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import { newId } from '../../core/newId.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { MailProvider } from '../../providers/message/mail.ts';
import { keepPicture, takePictures } from './feedbackStore.ts';
import { feedbackTexts } from './feedbackTexts.ts';
import { feedbackLength, lengthOf } from './feedbackRules.ts';
import { contentContext, pictureContext } from './sealedFeedback.ts';

interface FeedbackParts extends PlatformParts {
  readonly attempts: Attempts;
  readonly mail: MailProvider;
  readonly texts: Texts;
}

const hour = 3_600_000;
/** Milliseconds that a picture waits for its feedback. */
const pictureWaits = keptDays.unusedPicture * 24 * hour;
/** Pictures without a feedback that a member may have. */
const maxWaiting = 6;

/** A hash in the form that all numbers have. */
const idOf = (hash: string): string => hash.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');

export function feedbackHandlers(parts: FeedbackParts): Pick<Handlers, 'feedbackSettings' | 'sendFeedback' | 'uploadFeedbackPicture'> {
  const { db, clock, secrets, attempts, mail, texts, brand } = parts;
  return {
    async feedbackSettings() {
      return feedbackLength;
    },

    async uploadFeedbackPicture({ picture }, { member: { memberId } }) {
      const bytes = Buffer.from(picture, 'base64');
      if (bytes.length > largestPicture || !isJpeg(bytes)) throw new CallRefusal('picture_failed');
      await attempts.consume([{ scope: `feedback:picture:${memberId}`, limit: 30, window: hour }]);
      const [id, now] = [newId(parts), clock.now()];
      await keepPicture(db, {
        id,
        memberId,
        picture: secrets.seal(pictureContext(id), picture),
        uploadedAt: now,
        expiresAt: now + pictureWaits,
        most: maxWaiting,
      });
      return { pictureId: id };
    },

    async sendFeedback({ content, pictures }, { member: { memberId, account }, language, idempotencyKey }) {
      const length = lengthOf(content);
      if (length < feedbackLength.minLength || length > feedbackLength.maxLength) throw new CallRefusal('feedback_length', feedbackLength);
      const ids = pictures.map(({ pictureId }) => pictureId);
      if (new Set(ids).size < ids.length) throw new CallRefusal('picture_gone');
      const said = { content: content.trim(), pictures };
      // An answer that was lost on the way must not leave it to be read twice, nor its pictures to be missed.
      const id = idempotencyKey === '' ? newId(parts) : idOf(secrets.hash('feedback', JSON.stringify([memberId, idempotencyKey, said])));
      const isKnown = await db.selectFrom('feedback').select('id').where('id', '=', id).executeTakeFirst();
      if (isKnown) return { feedbackId: id };
      await attempts.consume([{ scope: `feedback:${memberId}`, limit: 10, window: hour }]);
      const now = clock.now();
      const write = texts.of(feedbackTexts, language);
      await db.transaction().execute(async (transaction) => {
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto('feedback')
          .values({ id, member_id: memberId, content: secrets.seal(contentContext(id), JSON.stringify(said)), sent_at: BigInt(now) })
          .onConflict((conflict) => conflict.column('id').doNothing())
          .executeTakeFirst();
        if (numInsertedOrUpdatedRows === 0n) return;
        // Whatever is wrong with one of them, nothing of it was sent.
        if (!(await takePictures(transaction, { ids, memberId, feedbackId: id, now }))) throw new CallRefusal('picture_gone');
        await mail.send(transaction, {
          recipient: brand.serviceMail,
          subject: write('letter.subject', { brand: brand.name }),
          body: [
            said.content,
            ...pictures.map(({ remark }, index) => write('letter.picture', { number: index + 1, remark: remark.replaceAll(/\s+/g, ' ') })),
            write('letter.from', { account, id }),
          ].join('\n\n'),
        });
      });
      return { feedbackId: id };
    },
  };
}
