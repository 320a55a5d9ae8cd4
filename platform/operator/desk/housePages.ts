import { html } from 'hono/html';
import type { AuditTrail } from '../../core/audit/auditTrail.ts';
import type { BooksWatch } from '../../core/books/watchBooks.ts';
import { writeAmount } from '../../core/ledger/amount.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import { type Desk, DeskRefusal } from './deskApp.ts';
import { deskForm, input } from './deskForm.ts';
import { purposeName } from './purposeName.ts';
import { sumsOfBooks } from './sumsOfBooks.ts';
import { table } from './table.ts';

export interface HousePageParts extends PlatformParts {
  readonly auditTrail: AuditTrail;
  readonly booksWatch: BooksWatch | undefined;
  readonly texts: Texts;
}

const mostJobs = 200;
const mostEvents = 100;
const whole = (text: string | undefined): { readonly value: string } | undefined =>
  text === undefined || text.trim() === '' ? undefined : { value: text.trim() };

/** The books, the jobs that died, and the audit trail. */
export function housePages(desk: Desk, { audit, auditTrail, booksWatch, db, jobs, reads, texts }: HousePageParts): void {
  desk.page('/operator/books', 'readBooks', async (visit) => {
    const { language, write } = visit;
    const sums = await sumsOfBooks(reads);
    return {
      title: write('books.title'),
      body: html`<p>${write('books.lead')}</p>
        ${deskForm(visit, { action: '/operator/books/check', submit: write('books.check') })}
        <h2>${write('books.sums')}</h2>
        ${table({
          label: write('books.sums'),
          heads: [write('books.owner'), write('members.purpose'), write('currency'), write('amount')],
          rows: sums.map(({ owner, purpose, currency, amount }) => [
            write(owner === 'house' ? 'books.house' : 'books.members'),
            purposeName(texts, language, purpose),
            currency,
            writeAmount(amount),
          ]),
          empty: write('none'),
          numbers: [3],
        })}`,
    };
  });
  desk.deed('/operator/books/check', 'readBooks', 'checkBooks', async ({ write }) => {
    const isSound = await booksWatch?.checkAnew();
    return {
      title: write('books.title'),
      body: html`<p role="${isSound === false ? 'alert' : 'status'}">
          ${write(isSound === undefined ? 'books.unwatched' : isSound ? 'books.sound' : 'books.wrong')}
        </p>
        <p><a href="/operator/books">${write('back')}</a></p>`,
    };
  });

  desk.page('/operator/jobs', 'runJobs', async (visit) => {
    const { time, write } = visit;
    const dead = await jobs.listDead(mostJobs);
    return {
      title: write('jobs.title'),
      body: html`<p>${write('jobs.lead')}</p>
        ${table({
          label: write('jobs.title'),
          heads: [write('when'), write('what'), write('jobs.tries'), write('jobs.error'), write('jobs.deeds')],
          rows: dead.map(({ id, kind, tries, error, deadAt }) => [
            time(deadAt),
            kind,
            tries,
            error ?? '–',
            html`${deskForm(visit, { action: `/operator/jobs/${id}/restart`, submit: write('jobs.restart') })}
            ${deskForm(visit, { action: `/operator/jobs/${id}/discard`, submit: write('jobs.discard'), look: 'plain' })}`,
          ]),
          empty: write('jobs.none'),
          numbers: [2],
        })}`,
    };
  });
  for (const deed of ['restart', 'discard'] as const)
    desk.deed(`/operator/jobs/:id/${deed}`, 'runJobs', `${deed}Job`, async ({ context }) => {
      const id = context.req.param('id') ?? '';
      audit.tell({ subject: `job:${id}` });
      if (!(await jobs[deed](id))) throw new DeskRefusal('changed');
      return '/operator/jobs';
    });

  desk.page('/operator/audit', 'readAudit', async (visit) => {
    const { context, time, write } = visit;
    const { action, actor, before, subject } = context.req.query();
    const [byAction, byActor, bySubject] = [whole(action), whole(actor), whole(subject)];
    const last = /^\d{1,18}$/.test(before ?? '') ? BigInt(before ?? '') : undefined;
    const operators = await db.selectFrom('operator').select(['id', 'name']).execute();
    const names = new Map(operators.map(({ id, name }) => [id, name]));
    /** Operators stand in the list by their names. */
    const idOf = (who: string): string => operators.find(({ name }) => name.toLowerCase() === who.toLowerCase())?.id ?? who;
    const filter = {
      ...(byAction && { action: byAction.value }),
      ...(byActor && { actorId: idOf(byActor.value) }),
      ...(bySubject && { subject: bySubject.value }),
    };
    const events = await auditTrail.list({ ...filter, ...(last !== undefined && { before: last }) }, mostEvents);
    const end = events.at(-1);
    const next = new URLSearchParams({
      action: byAction?.value ?? '',
      actor: byActor?.value ?? '',
      subject: bySubject?.value ?? '',
      before: String(end?.seq ?? ''),
    });
    return {
      title: write('audit.title'),
      body: html`${deskForm(visit, { action: '/operator/audit/check', submit: write('audit.check') })}
        <form class="row">
          ${input(write('what'), 'action', 'maxlength="64"', byAction?.value)}
          ${input(write('audit.actor'), 'actor', 'maxlength="64"', byActor?.value)}
          ${input(write('audit.subject'), 'subject', 'maxlength="80"', bySubject?.value)}
          <button>${write('audit.filter')}</button>
        </form>
        ${table({
          label: write('audit.title'),
          heads: [
            write('audit.number'),
            write('when'),
            write('audit.actor'),
            write('what'),
            write('audit.subject'),
            write('audit.before'),
            write('audit.after'),
            write('audit.request'),
          ],
          rows: events.map((each) => [
            each.seq,
            time(each.created_at),
            html`${write(`audit.actors.${each.actor as 'member' | 'operator' | 'system' | 'visitor'}`)}
              <code>${names.get(each.actor_id) ?? each.actor_id}</code>`,
            each.action,
            html`<code>${each.subject}</code>`,
            html`<code>${each.before ?? '–'}</code>`,
            html`<code>${each.after ?? '–'}</code>`,
            html`<code>${each.request_id}</code>`,
          ]),
          empty: write('audit.none'),
        })}
        ${events.length === mostEvents ? html`<p><a href="?${next}">${write('audit.older')}</a></p>` : ''}`,
    };
  });
  desk.deed('/operator/audit/check', 'readAudit', 'checkAuditTrail', async ({ write }) => {
    const { events, findings } = await auditTrail.check();
    return {
      title: write('audit.title'),
      body: html`<p role="${findings.length === 0 ? 'status' : 'alert'}">
          ${write(findings.length === 0 ? 'audit.sound' : 'audit.wrong', { events, findings: findings.length })}
        </p>
        <ul>
          ${findings.map(({ table: name, id, problem }) => html`<li><code>${name} ${id}</code>: ${problem}</li>`)}
        </ul>
        <p><a href="/operator/audit">${write('back')}</a></p>`,
    };
  });
}
