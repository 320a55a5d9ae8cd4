import { html } from 'hono/html';
import type { PlatformParts } from '../../../core/parts.ts';
import type { AbuseFlag, AbuseFlags } from '../../../loyalty/abuseFlag/abuseFlags.ts';
import type { Desk, DeskPageContent } from '../app/desk.ts';
import { DeskRefusal } from '../app/DeskRefusal.ts';
import type { Visit } from '../app/visit.ts';
import { deskForm } from '../form/deskForm.ts';
import { longestReason } from '../form/reasonInput.ts';
import { typedInput } from '../form/typedFields.ts';
import type { Markup } from '../app/deskLayout.ts';
import { type FlagRowParts, flagRows } from './flagRow.ts';
import { table } from '../table.ts';

export interface FlagPageParts extends PlatformParts, FlagRowParts {
  readonly abuseFlags: AbuseFlags;
}

const home = '/operator/flags';
const maxShown = 50;
const maxOfMember = 20;

/** What looks like one person with several accounts: told, looked at with a remark, and nothing else. */
export function flagPages(desk: Desk, parts: FlagPageParts): void {
  const { abuseFlags, audit } = parts;

  const list = async (visit: Visit): Promise<DeskPageContent> => {
    const { session, write } = visit;
    const [all, done] = [await abuseFlags.list('waiting', maxShown + 1), await abuseFlags.list('looked', maxShown)];
    const waiting = all.slice(0, maxShown);
    const mayLook = session.may.has('changeMembers');
    const look = ({ id }: AbuseFlag, when: string): Markup =>
      deskForm(visit, {
        action: `${home}/${id}/look`,
        submit: write('flags.look'),
        of: when,
        fields: (form) => typedInput(form, write('flags.remark'), 'remark', `required maxlength="${longestReason}"`),
        look: 'row',
      });
    const rows = await flagRows(parts, visit, waiting);
    return {
      title: write('flags.title'),
      body: html`<p>${write('flags.lead')}</p>
        <h2>${write('flags.waiting')}</h2>
        ${rows.map(({ when, what, accounts }, index) => {
          const flag = waiting[index];
          return html`<section class="card">
            <small>${when}</small>
            <p>${what}</p>
            <p>${accounts}</p>
            ${mayLook && flag ? look(flag, when) : ''}
          </section>`;
        })}
        ${rows.length === 0 ? html`<p class="soft">${write('none')}</p>` : ''}
        ${all.length > maxShown ? html`<p class="soft">${write('newestOnly', { count: String(maxShown) })}</p>` : ''}
        <h2>${write('flags.done')}</h2>
        ${table({
          label: write('flags.done'),
          heads: [write('when'), write('what'), write('flags.accounts'), write('flags.remark')],
          rows: (await flagRows(parts, visit, done)).map(({ when, what, accounts, looked }) => [when, what, accounts, looked]),
          empty: write('none'),
        })}`,
    };
  };
  desk.page(home, 'readMembers', list, { title: 'flags.title', waiting: () => abuseFlags.waiting() });

  const lookAt = async ({ context, field, session }: Visit): Promise<string> => {
    const id = context.req.param('id') ?? '';
    const remark = field('remark');
    if (remark === '') throw new DeskRefusal('incomplete', 'remark');
    if (remark.length > longestReason) throw new DeskRefusal('tooLong', 'remark');
    await audit.commit(async (transaction) => {
      const flag = await abuseFlags.look(transaction, id, { operatorId: session.operatorId, remark });
      if (!flag) throw new DeskRefusal('changed');
      audit.tell({ subject: flag.member_id, before: { looked: false }, after: { looked: true, flag: id, kind: flag.kind, remark } });
    });
    return home;
  };
  desk.deed(`${home}/:id/look`, 'changeMembers', 'lookAtFlag', lookAt, list);
}

/** The flags that a member is named in, for the page of the member; nothing where there are none. */
export async function memberFlags(parts: FlagPageParts, visit: Visit, memberId: string): Promise<Markup | ''> {
  const flags = await parts.abuseFlags.of(memberId, maxOfMember);
  if (flags.length === 0) return '';
  const { write } = visit;
  const rows = await flagRows(parts, visit, flags);
  return html`<h2>${write('flags.title')}</h2>
    ${table({
      label: write('flags.title'),
      heads: [write('when'), write('what'), write('flags.accounts'), write('flags.remark')],
      rows: rows.map(({ when, what, accounts, looked }) => [when, what, accounts, looked]),
      empty: write('none'),
    })}`;
}
