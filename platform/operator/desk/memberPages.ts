import { html } from 'hono/html';
import { mobileHint } from '../../core/mobileNumber.ts';
import type { PlatformParts } from '../../core/parts.ts';
import { DoneBefore } from '../../core/store/DoneBefore.ts';
import { holdMember } from '../../identity/member/holdMember.ts';
import type { Member, Members } from '../../identity/member/members.ts';
import { mailHint } from '../../identity/session/loginVerification/loginVerificationRules.ts';
import type { LoginLocks } from '../../identity/session/guard/loginLocks.ts';
import type { RememberedLogins } from '../../identity/session/rememberedLogin/rememberedLogins.ts';
import type { Sessions } from '../../identity/session/sessions.ts';
import type { MemberNotes } from '../memberNote/memberNotes.ts';
import { avatarCard, avatarDeed, type AvatarDeedParts } from './avatarDeed.ts';
import { type FlagPageParts, memberFlags } from './flagPages.ts';
import type { Desk, DeskPageContent } from './app/desk.ts';
import { DeskRefusal } from './app/DeskRefusal.ts';
import type { Visit } from './app/visit.ts';
import { deskForm, idInput, idOfForm } from './form/deskForm.ts';
import { reasonInput, reasonOf } from './form/reasonInput.ts';
import { input, typedArea } from './form/typedFields.ts';
import type { Markup } from './app/deskLayout.ts';
import { memberPath, membersPath } from './memberLinks.ts';
import { memberMoney, type MemberMoneyParts } from './memberMoney.ts';
import { table } from './table.ts';

export interface MemberPageParts extends PlatformParts, FlagPageParts, MemberMoneyParts, AvatarDeedParts {
  readonly loginLocks: LoginLocks;
  readonly members: Members;
  readonly memberNotes: MemberNotes;
  readonly remembered: RememberedLogins;
  readonly sessions: Sessions;
}

const longestNote = 2_000;

/** Members: looked up, seen with what they have, locked and noted. */
export function memberPages(desk: Desk, parts: MemberPageParts): void {
  const { audit, clock, loginLocks, members, memberNotes, remembered, sessions } = parts;
  const needMember = async (id: string): Promise<Member> => {
    const member = await members.byId(id);
    if (!member) throw new DeskRefusal('notFound');
    return member;
  };
  const search = ({ write }: Visit, name = ''): Markup =>
    html`<form class="row" action="${membersPath}">
      ${input(write('members.name'), 'name', 'required maxlength="64" autocomplete="off"', name)}
      <button>${write('members.find')}</button>
    </form>`;

  const look = async (visit: Visit): Promise<DeskPageContent | Response> => {
    const { context, write } = visit;
    const name = (context.req.query('name') ?? '').trim();
    const found = name === '' ? undefined : ((await members.byName(name.toLowerCase())) ?? (await members.byId(name)));
    if (found) return context.redirect(memberPath(found.id), 303);
    return {
      title: write('members.title'),
      body: html`${search(visit, name)}${name === '' ? html`<p class="soft">${write('members.lead')}</p>` : html`<p role="status">${write('members.nobody')}</p>`}`,
    };
  };
  desk.page(membersPath, 'readMembers', look, { title: 'members.title' });

  /** Why an account is shut: the lock and the exclusion, each with what ends it. */
  const shutFacts = ({ write, time }: Visit, { locked_at, self_excluded_at, self_excluded_until: until }: Member): Markup => {
    const lock = html`<dt>${write('members.lockedSince')}</dt>
      <dd>${time(locked_at)}</dd>`;
    const term = until === null ? write('members.exclusionForGood') : write('members.exclusionUntil', { time: time(until) });
    const exclusion = html`<dt>${write('members.exclusion')}</dt>
      <dd>${term}</dd>`;
    return html`${locked_at === null ? '' : lock} ${self_excluded_at === null ? '' : exclusion}`;
  };

  const facts = (visit: Visit, member: Member): Markup => {
    const { write, time } = visit;
    return html`<section class="card">
      <dl>
        <dt>${write('members.id')}</dt>
        <dd><code>${member.id}</code></dd>
        <dt>${write('members.status')}</dt>
        <dd>${write(`members.statuses.${member.status}`)}</dd>
        ${shutFacts(visit, member)}
        <dt>${write('members.email')}</dt>
        <dd>${member.email === null ? '–' : mailHint(member.email)}</dd>
        <dt>${write('members.mobile')}</dt>
        <dd>${member.mobile === null ? '–' : mobileHint(member.mobile)}</dd>
        <dt>${write('members.opened')}</dt>
        <dd>${time(member.created_at)}</dd>
        <dt>${write('members.lastLogin')}</dt>
        <dd>${time(member.last_login_at)}</dd>
      </dl>
    </section>`;
  };

  const deeds = (visit: Visit, { id, locked_at }: Member): Markup | '' => {
    const { write } = visit;
    if (!visit.session.may.has('changeMembers')) return '';
    const deed = locked_at === null ? 'lock' : 'unlock';
    const lock = deskForm(visit, {
      action: `${memberPath(id)}/${deed}`,
      submit: write(`members.${deed}`),
      fields: (form) => reasonInput(form, write(`members.${deed}Reason`)),
      look: deed === 'lock' ? 'danger' : 'row',
    });
    const end = deskForm(visit, {
      action: `${memberPath(id)}/sessions/end`,
      submit: write('members.endSessions'),
      fields: (form) => reasonInput(form, write('members.endSessionsReason')),
      look: 'danger',
    });
    const logins = deskForm(visit, {
      action: `${memberPath(id)}/logins/open`,
      submit: write('members.openLogins'),
      fields: (form) => reasonInput(form, write('members.openLoginsReason')),
      look: 'row',
    });
    const note = deskForm(visit, {
      action: `${memberPath(id)}/notes`,
      submit: write('members.addNote'),
      fields: (form) => html`${idInput(form, parts)}${typedArea(form, write('members.note'), 'note', longestNote)}`,
    });
    return html`<h2>${write('members.deeds')}</h2>
      <section class="card">${lock}${logins}${end}${note}</section>`;
  };

  const open = async (visit: Visit): Promise<DeskPageContent> => {
    const { context, write, time } = visit;
    const member = await needMember(context.req.param('id') ?? '');
    const [signedIn, notes, balances] = [
      await sessions.list(member.id),
      await memberNotes.of(member.id),
      await memberMoney(parts, visit, member.id),
    ];
    return {
      title: member.username,
      body: html`${search(visit)} ${facts(visit, member)} ${avatarCard(visit, member)} ${await memberFlags(parts, visit, member.id)}
        ${balances}
        <h2>${write('members.sessions')}</h2>
        ${table({
          label: write('members.sessions'),
          heads: [write('members.since'), write('members.seen'), write('members.browser')],
          rows: signedIn.map(({ createTime, lastSeenTime, agent }) => [time(createTime), time(lastSeenTime), agent]),
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
  };
  desk.page(memberPath(':id'), 'readMembers', open);

  /** The lock is the house's own: an exclusion goes on beneath it, and nothing that is done here ends one. */
  const setLock = async (visit: Visit, isToBeLocked: boolean): Promise<string> => {
    const reason = reasonOf(visit);
    const { id } = await needMember(visit.context.req.param('id') ?? '');
    await audit.commit(async (transaction) => {
      await holdMember(transaction, id);
      const read = () => transaction.selectFrom('member').select(['locked_at', 'status']).where('id', '=', id).executeTakeFirstOrThrow();
      const before = await read();
      if ((before.locked_at !== null) === isToBeLocked) throw new DeskRefusal('changed');
      await transaction
        .updateTable('member')
        .set({ locked_at: isToBeLocked ? BigInt(clock.now()) : null })
        .where('id', '=', id)
        .execute();
      const after = await read();
      audit.tell({ subject: id, before: { status: before.status }, after: { status: after.status, reason } });
      if (!isToBeLocked) return;
      await sessions.revokeAll(transaction, id);
      await remembered.endAll(transaction, id);
    });
    return memberPath(id);
  };
  desk.deed(`${memberPath(':id')}/lock`, 'changeMembers', 'lockMember', (visit) => setLock(visit, true), open);
  desk.deed(`${memberPath(':id')}/unlock`, 'changeMembers', 'unlockMember', (visit) => setLock(visit, false), open);
  const endSessions = async (visit: Visit): Promise<string> => {
    const reason = reasonOf(visit);
    const { id } = await needMember(visit.context.req.param('id') ?? '');
    audit.tell({ subject: id, after: { sessionsEnded: 'all', reason } });
    await audit.commit(async (transaction) => {
      await sessions.revokeAll(transaction, id);
      await remembered.endAll(transaction, id);
    });
    return memberPath(id);
  };
  desk.deed(`${memberPath(':id')}/sessions/end`, 'changeMembers', 'endMemberSessions', endSessions, open);
  // Who has no second factor, and no mail or telephone to set a password anew by, is known by talking to them.
  const openLogins = async (visit: Visit): Promise<string> => {
    const reason = reasonOf(visit);
    const member = await needMember(visit.context.req.param('id') ?? '');
    audit.tell({ subject: member.id, after: { failedLogins: 0, reason } });
    await audit.commit((transaction) => loginLocks.open(transaction, member));
    return memberPath(member.id);
  };
  desk.deed(`${memberPath(':id')}/logins/open`, 'changeMembers', 'openLogins', openLogins, open);
  avatarDeed(desk, parts, open);
  const addNote = async (visit: Visit): Promise<string> => {
    const { context, field, session } = visit;
    const { id } = await needMember(context.req.param('id') ?? '');
    const note = field('note');
    if (note === '' || note.length > longestNote) throw new DeskRefusal('tooLong', 'note');
    await memberNotes.add(idOfForm(visit, parts), { memberId: id, operatorId: session.operatorId, text: note }).catch((error: unknown) => {
      // Whoever pressed twice stays at the member.
      throw error instanceof DoneBefore ? new DoneBefore(memberPath(id)) : error;
    });
    return memberPath(id);
  };
  desk.deed(`${memberPath(':id')}/notes`, 'changeMembers', 'noteMember', addNote, open);
}
