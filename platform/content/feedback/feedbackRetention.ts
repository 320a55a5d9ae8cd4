import { keptDays } from '../../core/content/keptDays.ts';
import { type JobHandler, recurringJob, runAgain } from '../../core/jobs/jobHandler.ts';
import type { PlatformParts } from '../../core/parts.ts';

const day = 24 * 3_600_000;
/** Feedback of one transaction, with up to three pictures each, so that nobody waits for long. */
const atOnce = 100;

/** Deletes, every hour, what was answered as long ago as the help says that it is kept. What waits for an answer stays. */
export const feedbackRetention = ({ clock }: Pick<PlatformParts, 'clock'>): JobHandler =>
  recurringJob('feedback.forget', '41 * * * *', async (transaction) => {
    const over = await transaction
      .selectFrom('feedback')
      .select('id')
      .where('answered_at', '<=', BigInt(clock.now() - keptDays.customerService * day))
      .orderBy('answered_at')
      .limit(atOnce)
      .execute();
    const ids = over.map(({ id }) => id);
    if (ids.length === 0) return undefined;
    await transaction.deleteFrom('feedback_picture').where('feedback_id', 'in', ids).execute();
    await transaction.deleteFrom('feedback').where('id', 'in', ids).execute();
    return ids.length === atOnce ? runAgain : undefined;
  });
