import { html } from 'hono/html';
import { writeAmount } from '../../core/ledger/amount.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { Member, Members } from '../../identity/member/members.ts';
import type { LoginLocks } from '../../identity/session/loginLocks.ts';
import type { RememberedLogins } from '../../identity/session/rememberedLogins.ts';
import type { Sessions } from '../../identity/session/sessions.ts';
import { methodName } from '../../money/deposit/depositAnswer.ts';
import type { MemberNotes } from '../memberNote/memberNotes.ts';
import { avatarCard } from './avatarPages.ts';
import { type FlagPageParts, memberFlags } from './flagPages.ts';
import { type Desk, DeskRefusal, type Visit } from './deskApp.ts';
import { deskForm, input, reasonInput, reasonOf } from './deskForm.ts';
import type { Markup } from './deskLayout.ts';
import { table } from './table.ts';

export interface MemberPageParts extends PlatformParts, FlagPageParts {
  readonly loginLocks: LoginLocks;
  readonly members: Members;
  readonly memberNotes: MemberNotes;
  readonly remembered: RememberedLogins;
  readonly sessions: Sessions;
  readonly texts: Texts;
}

const mostTransactions = 30;
const mostDeposits = 30;
const longestNote = 2_000;
const pathOf = (id: string): string => `/operator/members/${id}`;

/** Enough of it to tell whether it is what somebody says on the telephone. */
const masked = (text: string | null): string =>
  text === null ? '–' : text.includes('@') ? text.replace(/^(.{1,2})[^@]*/, '$1•••') : `${text.slice(0, 4)}•••${text.slice(-2)}`;

/** Members: looked up, seen with what they have, locked and noted. */
export function memberPages(desk: Desk, parts: MemberPageParts): void {
  const { audit, db, loginLocks, members, memberNotes, remembered, sessions, texts } = parts;
  const needMember = async (id: string): Promise<Member> => {
    const member = await members.byId(id);
    if (!member) throw new DeskRefusal('notFound');
    return member;
  };
  const search = ({ write }: Visit): Markup =>
    html`<form class="row" action="/operator/members">
      ${input(write('members.name'), 'name', 'required maxlength="64" autocomplete="off"')}
      <button>${write('members.find')}</button>
    </form>`;

  desk.page('/operator/members', 'readMembers', async (visit) => {
    const { context, write } = visit;
    const name = (context.req.query('name') ?? '').trim();
    const found = name === '' ? undefined : ((await members.byName(name.toLowerCase())) ?? (await members.byId(name)));
    if (found) return context.redirect(pathOf(found.id), 303);
    return {
      title: write('members.title'),
      body: html`${search(visit)}${name === '' ? html`<p class="soft">${write('members.lead')}</p>` : html`<p role="status">${write('members.nobody')}</p>`}`,
    };
  });

  const facts = ({ write, time }: Visit, member: Member): Markup =>
    html`<section class="card">
      <dl>
        <dt>${write('members.id')}</dt>
        <dd><code>${member.id}</code></dd>
        <dt>${write('members.status')}</dt>
        <dd>${write(`members.statuses.${member.status}`)}</dd>
        <dt>${write('members.email')}</dt>
        <dd>${masked(member.email)}</dd>
        <dt>${write('members.mobile')}</dt>
        <dd>${masked(member.mobile)}</dd>
        <dt>${write('members.opened')}</dt>
        <dd>${time(member.created_at)}</dd>
        <dt>${write('members.lastLogin')}</dt>
        <dd>${time(member.last_login_at)}</dd>
      </dl>
    </section>`;

  const money = async ({ language, write, time, session }: Visit, member: Member): Promise<Markup> => {
    const accounts = await db
      .selectFrom('account')
      .select(['purpose', 'currency', 'balance'])
      .where('member_id', '=', member.id)
      .where(({ or, eb }) => or([eb('purpose', '!=', 'hold'), eb('balance', '>', 0n)]))
      .orderBy('purpose')
      .execute();
    const transactions = await db
      .selectFrom('ledger_transaction')
      .select(['id', 'operation', 'created_at'])
      .where('member_id', '=', member.id)
      .orderBy('id', 'desc')
      .limit(mostTransactions)
      .execute();
    const deposits = await db
      .selectFrom('deposit')
      .select(['id', 'method_id', 'amount', 'currency', 'status', 'created_at'])
      .where('member_id', '=', member.id)
      .orderBy('id', 'desc')
      .limit(mostDeposits)
      .execute();
    const correct = session.may.has('proposeCorrections')
      ? html`<p><a href="/operator/corrections?member=${member.id}">${write('corrections.propose')}</a></p>`
      : '';
    return html`<h2>${write('members.balances')}</h2>
      ${table({
        label: write('members.balances'),
        heads: [write('members.purpose'), write('currency'), write('amount')],
        rows: accounts.map(({ purpose, currency, balance }) => [purpose, currency, writeAmount(balance ?? 0n)]),
        empty: write('none'),
        numbers: [2],
      })}
      <details>
        <summary>${write('members.transactions')}</summary>
        ${table({
          label: write('members.transactions'),
          heads: [write('when'), write('what'), write('members.id')],
          rows: transactions.map(({ id, operation, created_at: at }) => [time(at), operation, html`<code>${id}</code>`]),
          empty: write('none'),
        })}
      </details>
      <details>
        <summary>${write('deposits.last')}</summary>
        ${table({
          label: write('deposits.last'),
          heads: [write('when'), write('what'), write('amount'), write('deposits.status'), write('members.id')],
          rows: deposits.map((row) => [
            time(row.created_at),
            methodName(texts, language, row.method_id),
            `${writeAmount(row.amount)} ${row.currency}`,
            write(`deposits.statuses.${row.status}`),
            html`<code>${row.id}</code>`,
          ]),
          empty: write('none'),
          numbers: [2],
        })}
      </details>
      ${correct}`;
  };

  const deeds = (visit: Visit, { id, status }: Member): Markup | '' => {
    const { write } = visit;
    if (!visit.session.may.has('changeMembers')) return '';
    const lock =
      status === 'ACTIVE' || status === 'LOCKED'
        ? deskForm(visit, {
            action: `${pathOf(id)}/${status === 'ACTIVE' ? 'lock' : 'unlock'}`,
            submit: write(status === 'ACTIVE' ? 'members.lock' : 'members.unlock'),
            fields: reasonInput(visit),
            look: 'row',
          })
        : '';
    const end = deskForm(visit, {
      action: `${pathOf(id)}/sessions/end`,
      submit: write('members.endSessions'),
      fields: reasonInput(visit),
      look: 'row',
    });
    const logins = deskForm(visit, {
      action: `${pathOf(id)}/logins/open`,
      submit: write('members.openLogins'),
      fields: reasonInput(visit),
      look: 'row',
    });
    const note = deskForm(visit, {
      action: `${pathOf(id)}/notes`,
      submit: write('members.addNote'),
      fields: html`<label>${write('members.note')} <textarea name="note" required maxlength="${longestNote}"></textarea></label>`,
    });
    return html`<h2>${write('members.deeds')}</h2>
      <section class="card">${lock}${logins}${end}${note}</section>`;
  };

  desk.page('/operator/members/:id', 'readMembers', async (visit) => {
    const { context, write, time } = visit;
    const member = await needMember(context.req.param('id') ?? '');
    const [open, notes, balances] = [await sessions.list(member.id), await memberNotes.of(member.id), await money(visit, member)];
    return {
      title: member.username,
      body: html`${search(visit)} ${facts(visit, member)} ${avatarCard(visit, member)} ${await memberFlags(parts, visit, member.id)}
        ${balances}
        <h2>${write('members.sessions')}</h2>
        ${table({
          label: write('members.sessions'),
          heads: [write('members.since'), write('members.seen'), write('members.browser')],
          rows: open.map(({ createTime, lastSeenTime, agent }) => [time(createTime), time(lastSeenTime), agent]),
          empty: write('none'),
        })}
        <h2>${write('members.notes')}</h2>
        ${notes.map(
          ({ by, text, at }) =>
            html`<section class="card">
              <p class="wide">${text}</p>
              <small>${by} · ${time(at)}</small>
            </section>`,
        )}
        ${notes.length === 0 ? html`<p class="soft">${write('none')}</p>` : ''} ${deeds(visit, member)}`,
    };
  });

  const setStatus = async (visit: Visit, from: 'ACTIVE' | 'LOCKED', to: 'ACTIVE' | 'LOCKED'): Promise<string> => {
    const reason = reasonOf(visit);
    const { id } = await needMember(visit.context.req.param('id') ?? '');
    audit.tell({ subject: id, before: { status: from }, after: { status: to, reason } });
    await audit.commit(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('member')
        .set({ status: to })
        .where('id', '=', id)
        .where('status', '=', from)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new DeskRefusal('changed');
      if (to === 'ACTIVE') return;
      await sessions.revokeAll(transaction, id);
      await remembered.endAll(transaction, id);
    });
    return pathOf(id);
  };
  desk.deed('/operator/members/:id/lock', 'changeMembers', 'lockMember', (visit) => setStatus(visit, 'ACTIVE', 'LOCKED'));
  desk.deed('/operator/members/:id/unlock', 'changeMembers', 'unlockMember', (visit) => setStatus(visit, 'LOCKED', 'ACTIVE'));
  desk.deed('/operator/members/:id/sessions/end', 'changeMembers', 'endMemberSessions', async (visit) => {
    const reason = reasonOf(visit);
    const { id } = await needMember(visit.context.req.param('id') ?? '');
    audit.tell({ subject: id, after: { sessions: 'all ended', reason } });
    await audit.commit(async (transaction) => {
      await sessions.revokeAll(transaction, id);
      await remembered.endAll(transaction, id);
    });
    return pathOf(id);
  });
  // Who has no second factor, and no mail or telephone to set a password anew by, is known by talking to them.
  desk.deed('/operator/members/:id/logins/open', 'changeMembers', 'openLogins', async (visit) => {
    const reason = reasonOf(visit);
    const member = await needMember(visit.context.req.param('id') ?? '');
    audit.tell({ subject: member.id, after: { failedLogins: 'forgotten', reason } });
    await audit.commit((transaction) => loginLocks.open(transaction, member));
    return pathOf(member.id);
  });
  desk.deed('/operator/members/:id/notes', 'changeMembers', 'noteMember', async ({ context, field, session }) => {
    const { id } = await needMember(context.req.param('id') ?? '');
    const note = field('note');
    if (note === '' || note.length > longestNote) throw new DeskRefusal('tooLong');
    await memberNotes.add(id, session.operatorId, note);
    return pathOf(id);
  });
}
