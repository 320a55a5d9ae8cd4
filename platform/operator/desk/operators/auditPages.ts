import { html } from 'hono/html';
import type { AuditTrail } from '../../../core/audit/auditTrail.ts';
import type { PlatformParts } from '../../../core/parts.ts';
import type { Desk, DeskPageContent } from '../app/desk.ts';
import type { Visit } from '../app/visit.ts';
import { deskForm } from '../form/deskForm.ts';
import { input } from '../form/typedFields.ts';
import { auditNames } from './auditNames.ts';
import { numberBefore } from '../numberBefore.ts';
import { table } from '../table.ts';

export interface AuditPageParts extends PlatformParts {
  readonly auditTrail: AuditTrail;
}

const home = '/operator/audit';
const maxShown = 100;
const whole = (text: string | undefined): { readonly value: string } | undefined =>
  text === undefined || text.trim() === '' ? undefined : { value: text.trim() };

/** The audit trail: searched, and checked whether it is whole. */
export function auditPages(desk: Desk, { auditTrail, db }: AuditPageParts): void {
  const list = async (visit: Visit): Promise<DeskPageContent> => {
    const { context, write } = visit;
    const { action, actor, subject } = context.req.query();
    const [byAction, byActor, bySubject] = [whole(action), whole(actor), whole(subject)];
    const before = numberBefore(visit);
    const names = await auditNames({ db });
    const filter = {
      ...(byAction && { action: byAction.value }),
      ...(byActor && (await names.actorOf(byActor.value))),
      ...(bySubject && { subject: await names.subjectOf(bySubject.value) }),
    };
    const events = await auditTrail.list({ ...filter, ...(before !== undefined && { before }) }, maxShown);
    const end = events.at(-1);
    const next = new URLSearchParams({
      action: byAction?.value ?? '',
      actor: byActor?.value ?? '',
      subject: bySubject?.value ?? '',
      before: String(end?.seq ?? ''),
    });
    return {
      title: write('audit.title'),
      body: html`${deskForm(visit, { action: `${home}/check`, submit: write('audit.check') })}
        <form class="row">
          ${input(write('what'), 'action', 'maxlength="64"', byAction?.value)}
          ${input(write('audit.actor'), 'actor', 'maxlength="64"', byActor?.value)}
          ${input(write('audit.subject'), 'subject', 'maxlength="80"', bySubject?.value)}
          <button>${write('audit.filter')}</button>
        </form>
        ${table({
          label: write('audit.title'),
          heads: [write('when'), write('audit.actor'), write('what'), write('audit.subject'), write('audit.changes')],
          rows: await names.rows(visit, events),
          empty: write('audit.none'),
        })}
        ${events.length === maxShown ? html`<p><a href="?${next}">${write('audit.older')}</a></p>` : ''}`,
    };
  };
  desk.page(home, 'readAudit', list, { title: 'audit.title' });

  const check = async ({ write }: Visit): Promise<DeskPageContent> => {
    const { events, findings } = await auditTrail.check();
    return {
      title: write('audit.title'),
      body: html`<p role="${findings.length === 0 ? 'status' : 'alert'}">
          ${write(findings.length === 0 ? 'audit.sound' : 'audit.wrong', { events, findings: findings.length })}
        </p>
        <ul>
          ${findings.map(({ table: name, id, problem }) => html`<li><code>${name} ${id}</code>: ${problem}</li>`)}
        </ul>
        <p><a href="${home}">${write('back')}</a></p>`,
    };
  };
  desk.deed(`${home}/check`, 'readAudit', 'checkAuditTrail', check, list);
}
