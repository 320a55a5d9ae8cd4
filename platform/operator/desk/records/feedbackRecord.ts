import { facts, type FindRecord } from './deskRecord.ts';

/** Feedback: whether it was answered. What it says is for those who answer. */
export const feedbackRecord: FindRecord = async ({ db }, { time, write }, id) => {
  const feedback = await db.selectFrom('feedback').select(['member_id', 'sent_at', 'answered_at']).where('id', '=', id).executeTakeFirst();
  if (!feedback) return undefined;
  const { member_id: memberId, answered_at: answeredAt } = feedback;
  return {
    kind: 'feedback',
    memberId,
    facts: facts([
      [write('when'), time(feedback.sent_at)],
      [write('status'), answeredAt === null ? write('records.unanswered') : write('feedback.answered', { time: time(answeredAt) })],
    ]),
  };
};
