import { html } from 'hono/html';
import { z } from 'zod';
import { contentContext, pictureContext } from '../../../content/feedback/sealedFeedback.ts';
import type { MemberMessages } from '../../../content/message/createMemberMessages.ts';
import type { PlatformParts } from '../../../core/parts.ts';
import type { Desk, DeskPageContent } from '../app/desk.ts';
import { DeskRefusal } from '../app/DeskRefusal.ts';
import type { Visit } from '../app/visit.ts';
import { oldestOnly } from '../app/oldestOnly.ts';
import { deskForm } from '../form/deskForm.ts';
import { typedArea } from '../form/typedFields.ts';
import { memberLink } from '../members/memberLinks.ts';

export interface FeedbackPageParts extends PlatformParts {
  readonly memberMessages: MemberMessages;
}

const home = '/operator/feedback';
const atOnce = 20;
const longestAnswer = 2_000;
const said = z.object({ content: z.string(), pictures: z.array(z.object({ pictureId: z.string(), remark: z.string() })) });

/** What members told the house: read with its pictures, the oldest that waits first, and answered as a message on the site. */
export function feedbackPages(desk: Desk, { audit, clock, db, memberMessages, secrets }: FeedbackPageParts): void {
  const waiting = async (): Promise<number> => {
    const { all } = await db
      .selectFrom('feedback')
      .select(({ fn }) => fn.countAll<bigint>().as('all'))
      .where('answered_at', 'is', null)
      .executeTakeFirstOrThrow();
    return Number(all);
  };
  const list = async (visit: Visit): Promise<DeskPageContent> => {
    const { time, write } = visit;
    const rows = db
      .selectFrom('feedback')
      .innerJoin('member', 'member.id', 'feedback.member_id')
      .select(['feedback.id', 'member_id', 'username', 'content', 'sent_at', 'answered_at']);
    const unanswered = await rows
      .where('answered_at', 'is', null)
      .orderBy('sent_at')
      .orderBy('feedback.id')
      .limit(atOnce + 1)
      .execute();
    const answered = await rows
      .where('answered_at', 'is not', null)
      .orderBy('answered_at', 'desc')
      .orderBy('feedback.id', 'desc')
      .limit(atOnce)
      .execute();
    const article = ({ id, member_id: memberId, username, content, sent_at: at, answered_at: answeredAt }: (typeof answered)[number]) => {
      const read = said.parse(JSON.parse(secrets.open(contentContext(id), content)));
      return html`<section class="card">
        <h2>${memberLink(memberId, username)} <small>${time(at)}</small></h2>
        <p class="wide">${read.content}</p>
        ${read.pictures.map(
          ({ pictureId, remark }) =>
            html`<figure>
              <img class="sent" src="${home}/${id}/pictures/${pictureId}" alt="${remark}" loading="lazy" />
              <figcaption>${remark}</figcaption>
            </figure>`,
        )}
        ${
          answeredAt === null
            ? deskForm(visit, {
                action: `${home}/${id}/answer`,
                submit: write('feedback.send'),
                of: `${username} · ${time(at)}`,
                fields: (form) => typedArea(form, write('feedback.answer'), 'answer', longestAnswer),
              })
            : html`<p class="soft">${write('feedback.answered', { time: time(answeredAt) })}</p>`
        }
      </section>`;
    };
    // Of two at the desk one answers: what the other has written has no form any more.
    const hasForm = unanswered.some(({ id }) => id === visit.context.req.param('id'));
    const unsent = visit.refusal && !hasForm ? visit.field('answer') : '';
    return {
      title: write('feedback.title'),
      body: html`${
        unsent === ''
          ? ''
          : html`<section class="card">
              <p>${write('feedback.unsent')}</p>
              <p class="wide">${unsent}</p>
            </section>`
      }
      ${unanswered.slice(0, atOnce).map(article)} ${oldestOnly(visit, unanswered, atOnce)} ${answered.map(article)}
      ${unanswered.length + answered.length === 0 ? html`<p class="soft">${write('none')}</p>` : ''}`,
    };
  };
  desk.page(home, 'answerMembers', list, { title: 'feedback.title', waiting });

  desk.page(`${home}/:id/pictures/:picture`, 'answerMembers', async ({ context }) => {
    const row = await db
      .selectFrom('feedback_picture')
      .select(['id', 'picture'])
      .where('id', '=', context.req.param('picture') ?? '')
      .where('feedback_id', '=', context.req.param('id') ?? '')
      .executeTakeFirst();
    if (!row) throw new DeskRefusal('notFound');
    const bytes = Buffer.from(secrets.open(pictureContext(row.id), row.picture), 'base64');
    return context.body(new Uint8Array(bytes), 200, { 'content-type': 'image/jpeg' });
  });

  const answerOne = async ({ context, field }: Visit): Promise<string> => {
    const id = context.req.param('id') ?? '';
    const answer = field('answer');
    if (answer === '') throw new DeskRefusal('incomplete', 'answer');
    if (answer.length > longestAnswer) throw new DeskRefusal('tooLong', 'answer');
    await audit.commit(async (transaction) => {
      const row = await transaction.selectFrom('feedback').select('member_id').where('id', '=', id).executeTakeFirst();
      const { numUpdatedRows } = await transaction
        .updateTable('feedback')
        .set({ answered_at: BigInt(clock.now()) })
        .where('id', '=', id)
        .where('answered_at', 'is', null)
        .executeTakeFirst();
      // Of two at the desk, one answers.
      if (!row || numUpdatedRows !== 1n) throw new DeskRefusal('changed');
      audit.tell({ subject: row.member_id, before: { answered: false }, after: { answered: true, feedback: id } });
      await memberMessages.send(transaction, row.member_id, { code: 'feedbackAnswered', values: { answer } });
    });
    return home;
  };
  desk.deed(`${home}/:id/answer`, 'answerMembers', 'answerFeedback', answerOne, list);
}
