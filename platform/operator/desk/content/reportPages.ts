import { html } from 'hono/html';
import type { ReportedEntry, RoomReports } from '../../../content/chatRoom/roomReports.ts';
import type { PlatformParts } from '../../../core/parts.ts';
import type { Desk, DeskPageContent } from '../app/desk.ts';
import { DeskRefusal } from '../app/DeskRefusal.ts';
import type { Visit } from '../app/visit.ts';
import { deskForm, idInput, idOfForm } from '../form/deskForm.ts';
import type { Markup } from '../app/deskLayout.ts';
import { memberLinks } from '../members/memberLinks.ts';
import { numberBefore } from '../numberBefore.ts';
import { table } from '../table.ts';

export interface ReportPageParts extends PlatformParts {
  readonly roomReports: RoomReports;
}

const home = '/operator/reports';
const maxShown = 50;

/** What members have reported of the chat room: read, and put back into everybody's sight or kept out of it. */
export function reportPages(desk: Desk, parts: ReportPageParts): void {
  const { audit, db, roomReports } = parts;

  const list = async (visit: Visit): Promise<DeskPageContent> => {
    const { time, write } = visit;
    const found = await roomReports.list('waiting', { limit: maxShown + 1, before: numberBefore(visit) });
    const waiting = found.slice(0, maxShown);
    const looked = await roomReports.list('looked', { limit: maxShown });
    const { linkOf, nameOf } = await memberLinks(
      { db },
      [...waiting, ...looked].map(({ memberId }) => memberId),
    );
    const facts = ({ at, memberId, content, reports }: ReportedEntry) => [
      time(at),
      html`${linkOf(memberId)}<br /><small>${content.name}</small>`,
      html`<span class="wide" dir="auto">${content.text}</span>`,
      reports,
    ];
    const form = ({ at, isHidden, memberId, number }: ReportedEntry, deed: 'show' | 'hide', look?: 'plain'): Markup =>
      deskForm(visit, {
        action: `${home}/${number}/${deed}`,
        submit: write(`reports.${isHidden ? 'hidden' : 'shown'}.${deed}`),
        of: `${nameOf(memberId)} · ${time(at)}`,
        fields: (sent) => idInput(sent, parts),
        ...(look && { look }),
      });
    const heads = [write('when'), write('member'), write('reports.entry'), write('reports.count'), write('status')];
    return {
      title: write('reports.title'),
      body: html`<p>${write('reports.lead')}</p>
        <h2>${write('reports.waiting')}</h2>
        ${table({
          label: write('reports.waiting'),
          heads: [...heads, write('decision')],
          rows: waiting.map((entry) => [
            ...facts(entry),
            write(entry.isHidden ? 'reports.states.hidden' : 'reports.states.shown'),
            html`${form(entry, 'show')} ${form(entry, 'hide', 'plain')}`,
          ]),
          empty: write('none'),
          numbers: [3],
        })}
        ${found.length > maxShown ? html`<p><a href="${home}?before=${waiting.at(-1)?.number ?? ''}">${write('reports.older')}</a></p>` : ''}
        <h2>${write('reports.looked')}</h2>
        ${table({
          label: write('reports.looked'),
          heads,
          rows: looked.map((entry) => [...facts(entry), write(entry.isHidden ? 'reports.states.hiddenForGood' : 'reports.states.shown')]),
          empty: write('none'),
          numbers: [3],
        })}`,
    };
  };
  desk.page(home, 'answerMembers', list, { title: 'reports.title', waiting: () => roomReports.waiting() });

  const rule = async (visit: Visit, isSeen: boolean): Promise<string> => {
    const number = BigInt(visit.context.req.param('number') ?? '');
    await audit.commit(async (transaction) => {
      const ruled = await roomReports.rule(transaction, number, { id: idOfForm(visit, parts), isSeen });
      // Of two at the desk, one decides.
      if (!ruled) throw new DeskRefusal('changed');
      audit.tell({
        subject: ruled.memberId,
        before: { hidden: ruled.isHidden, reports: ruled.reports },
        after: { hidden: !isSeen, reports: 0, entry: Number(number) },
      });
    });
    return home;
  };
  const entry = `${home}/:number{[0-9]{1,15}}`;
  desk.deed(`${entry}/show`, 'answerMembers', 'showChatMessage', (visit) => rule(visit, true), list);
  desk.deed(`${entry}/hide`, 'answerMembers', 'hideChatMessageForGood', (visit) => rule(visit, false), list);
}
