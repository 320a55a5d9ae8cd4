import { html } from 'hono/html';
import type { AuditEvent } from '../../../core/audit/auditEvent.ts';
import type { AuditFilter } from '../../../core/audit/auditTrail.ts';
import type { PlatformParts } from '../../../core/parts.ts';
import type { Visit } from '../app/visit.ts';
import type { Markup } from '../app/deskLayout.ts';
import { memberPath } from '../members/memberLinks.ts';
import { recordKinds, recordLink } from '../records/deskRecord.ts';

/** Names that stand in the trail as numbers. */
export interface AuditNames {
  /** A member or an operator by the name that stands in the list, else what was typed, as an id. */
  actorOf(who: string): Promise<Pick<AuditFilter, 'actorId' | 'isOperator'>>;
  /** The same as events name a subject. */
  subjectOf(whom: string): Promise<string>;
  /** Rows of these events, each as the cells of when, who, what, to whom and what changed. */
  rows(visit: Visit, events: readonly AuditEvent[]): Promise<readonly (readonly Markup[])[]>;
}

type Details = Readonly<Record<string, unknown>>;
const detailsOf = (text: string | null): Details => (text === null ? {} : (JSON.parse(text) as Details));
const operatorSubject = 'operator:';

/** Moments are kept as milliseconds, which nothing else in the trail comes near. */
const isMoment = (value: unknown): value is number => typeof value === 'number' && value >= 1e12;

/** Facts that are the number of a record, which has a page; what a correction takes back is a transaction. */
const recordNames = new Set<string>([...recordKinds, 'reversed']);
/** Facts that are the number of an operator: of what two do together, the other one. */
const operatorNames = new Set(['proposedBy']);

/** What changed, a line for each fact: what was before, and what is now. */
function changes({ time }: Visit, operatorOf: ReadonlyMap<string, string>, before: Details, after: Details): Markup {
  const written = (name: string, value: unknown): Markup | string => {
    if (typeof value === 'string' && recordNames.has(name)) return recordLink(value);
    if (typeof value === 'string' && operatorNames.has(name)) return html`<bdi>${operatorOf.get(value) ?? value}</bdi>`;
    return value === null ? '–' : isMoment(value) ? time(value) : String(value);
  };
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  if (names.length === 0) return html`–`;
  const line = (name: string): Markup => {
    const was = name in before ? html`<del>${written(name, before[name])}</del>` : '';
    const is = name in after ? html`<ins>${written(name, after[name])}</ins>` : '';
    return html`<li><small>${name}</small> ${was}${was && is ? ' → ' : ''}${is}</li>`;
  };
  return html`<ul class="plain">
    ${names.map(line)}
  </ul>`;
}

export async function auditNames({ db }: Pick<PlatformParts, 'db'>): Promise<AuditNames> {
  const operators = await db.selectFrom('operator').select(['id', 'name']).execute();
  const operatorOf = new Map(operators.map(({ id, name }) => [id, name]));
  const memberNamed = (name: string) =>
    db.selectFrom('member').select('id').where('username_key', '=', name.toLowerCase()).executeTakeFirst();
  const operatorNamed = (who: string) => operators.find(({ name }) => name.toLowerCase() === who.toLowerCase());
  return {
    async actorOf(who) {
      const operator = operatorNamed(who) ?? operators.find(({ id }) => id === who);
      if (operator) return { actorId: operator.id, isOperator: true };
      return { actorId: (await memberNamed(who))?.id ?? who };
    },
    async subjectOf(whom) {
      const member = await memberNamed(whom);
      const operator = operatorNamed(whom);
      return member?.id ?? (operator === undefined ? whom : `${operatorSubject}${operator.id}`);
    },
    async rows(visit, events) {
      const { time, write } = visit;
      const ids = [...new Set(events.flatMap(({ actor_id: who, subject }) => [who, subject]))];
      const members = ids.length === 0 ? [] : await db.selectFrom('member').select(['id', 'username']).where('id', 'in', ids).execute();
      const memberOf = new Map(members.map(({ id, username }) => [id, username]));
      const named = (id: string): Markup => {
        const member = memberOf.get(id);
        if (member !== undefined) return html`<a href="${memberPath(id)}"><bdi>${member}</bdi></a>`;
        const operator = operatorOf.get(id.startsWith(operatorSubject) ? id.slice(operatorSubject.length) : id);
        return operator === undefined ? html`<code>${id}</code>` : html`<bdi>${operator}</bdi>`;
      };
      return events.map((event) => [
        html`${time(event.created_at)}<br /><small>${write('audit.number')} ${event.seq}</small>`,
        html`${event.actor_id === '' ? '' : html`${named(event.actor_id)}<br />`}<small
            >${write(`audit.actors.${event.actor as 'member' | 'operator' | 'system' | 'visitor'}`)}</small
          >`,
        html`<a href="?action=${encodeURIComponent(event.action)}"><b>${event.action}</b></a
          ><br /><small><code>${event.request_id}</code></small>`,
        event.subject === '' ? html`–` : named(event.subject),
        changes(visit, operatorOf, detailsOf(event.before), detailsOf(event.after)),
      ]);
    },
  };
}
