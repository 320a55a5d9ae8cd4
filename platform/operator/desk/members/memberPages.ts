import { html } from 'hono/html';
import type { PlatformParts } from '../../../core/parts.ts';
import { mobileHint } from '../../../core/mobileNumber.ts';
import type { Member } from '../../../identity/member/members.ts';
import { mailHint } from '../../../identity/session/loginVerification/loginVerificationRules.ts';
import type { Desk, DeskPageContent } from '../app/desk.ts';
import type { Markup } from '../app/deskLayout.ts';
import type { Visit } from '../app/visit.ts';
import { avatarCard } from './avatarDeed.ts';
import { type FlagPageParts, memberFlags } from './flagPages.ts';
import { type MemberDeedParts, memberDeeds, memberForms } from './memberDeeds.ts';
import { memberPath, membersPath } from './memberLinks.ts';
import { findMemberPage } from './findMemberPage.ts';
import { memberMoney } from './memberMoney.ts';
import { memberRecords } from './memberRecords.ts';
import { memberSearch } from './memberSearch.ts';
import type { RecordParts } from '../records/deskRecord.ts';
import { requireMember } from './requireMember.ts';
import { table } from '../table.ts';

export interface MemberPageParts extends MemberDeedParts, FlagPageParts, RecordParts, Pick<PlatformParts, 'brand'> {}

/** Members: looked up, and seen with what they have and what can be done to them. */
export function memberPages(desk: Desk, parts: MemberPageParts): void {
  const { members, memberNotes, sessions } = parts;
  const look = async (visit: Visit): Promise<DeskPageContent | Response> => {
    const { context, write } = visit;
    const name = (context.req.query('name') ?? '').trim();
    const found = name === '' ? undefined : await findMemberPage(parts, visit, name);
    if (found !== undefined) return context.redirect(found, 303);
    return {
      title: write('members.title'),
      body: html`${memberSearch(visit, name)}${name === '' ? html`<p class="soft">${write('members.lead')}</p>` : html`<p role="status">${write('members.nobody')}</p>`}`,
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
        <dt>${write('number')}</dt>
        <dd><code>${member.id}</code></dd>
        <dt>${write('status')}</dt>
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

  const open = async (visit: Visit): Promise<DeskPageContent> => {
    const { write, time } = visit;
    const member = await requireMember(members, visit);
    const [signedIn, notes, balances] = [
      await sessions.list(member.id),
      await memberNotes.of(member.id),
      await memberMoney(parts, visit, member.id),
    ];
    return {
      title: member.username,
      body: html`${memberSearch(visit)} ${facts(visit, member)} ${avatarCard(visit, member)} ${await memberFlags(parts, visit, member.id)}
        ${balances} ${await memberRecords(parts, visit, member.id)}
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
        ${notes.length === 0 ? html`<p class="soft">${write('none')}</p>` : ''} ${memberForms(parts, visit, member)}`,
    };
  };
  desk.page(memberPath(':id'), 'readMembers', open);
  memberDeeds(desk, parts, open);
}
