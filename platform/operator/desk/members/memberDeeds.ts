import { html } from 'hono/html';
import type { PlatformParts } from '../../../core/parts.ts';
import { DuplicateSubmission } from '../../../core/store/DuplicateSubmission.ts';
import { lockMemberRow } from '../../../identity/member/lockMemberRow.ts';
import type { LoginLocks } from '../../../identity/session/guard/loginLocks.ts';
import type { Member, Members } from '../../../identity/member/members.ts';
import type { RememberedLogins } from '../../../identity/session/rememberedLogin/rememberedLogins.ts';
import type { Sessions } from '../../../identity/session/sessions.ts';
import { signOutEverywhere } from '../../../identity/session/signOutEverywhere.ts';
import type { MemberNotes } from '../../memberNote/memberNotes.ts';
import type { Desk, DeskPageContent } from '../app/desk.ts';
import type { Markup } from '../app/deskLayout.ts';
import { DeskRefusal } from '../app/DeskRefusal.ts';
import type { Visit } from '../app/visit.ts';
import { avatarDeed, type AvatarDeedParts } from './avatarDeed.ts';
import { deskForm, idInput, idOfForm } from '../form/deskForm.ts';
import { reasonInput, reasonOf } from '../form/reasonInput.ts';
import { typedArea } from '../form/typedFields.ts';
import { memberPath } from './memberLinks.ts';
import { requireMember } from './requireMember.ts';

export interface MemberDeedParts extends AvatarDeedParts {
  readonly loginLocks: LoginLocks;
  readonly members: Members;
  readonly memberNotes: MemberNotes;
  readonly remembered: RememberedLogins;
  readonly sessions: Sessions;
}

const longestNote = 2_000;

/** The forms by which a member is locked, signed out, let try again and noted; none for who may not. */
export function memberForms(parts: Pick<PlatformParts, 'clock' | 'random'>, visit: Visit, { id, locked_at }: Member): Markup | '' {
  const { write } = visit;
  if (!visit.session.may.has('changeMembers')) return '';
  const isLocked = locked_at !== null;
  const lock = deskForm(visit, {
    action: `${memberPath(id)}/${isLocked ? 'unlock' : 'lock'}`,
    submit: write(isLocked ? 'members.unlock' : 'members.lock'),
    fields: (form) => reasonInput(form, write(isLocked ? 'members.unlockReason' : 'members.lockReason')),
    look: isLocked ? 'row' : 'danger',
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
}

/** What those forms do; `open` shows the member's page again. */
export function memberDeeds(desk: Desk, parts: MemberDeedParts, open: (visit: Visit) => Promise<DeskPageContent>): void {
  const { audit, clock, loginLocks, members, memberNotes } = parts;
  /** The lock is the house's own: an exclusion goes on beneath it, and nothing that is done here ends one. */
  const setLock = async (visit: Visit, isToBeLocked: boolean): Promise<string> => {
    const reason = reasonOf(visit);
    const { id } = await requireMember(members, visit);
    await audit.commit(async (transaction) => {
      await lockMemberRow(transaction, id);
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
      await signOutEverywhere(parts, transaction, id);
    });
    return memberPath(id);
  };
  desk.deed(`${memberPath(':id')}/lock`, 'changeMembers', 'lockMember', (visit) => setLock(visit, true), open);
  desk.deed(`${memberPath(':id')}/unlock`, 'changeMembers', 'unlockMember', (visit) => setLock(visit, false), open);
  const endSessions = async (visit: Visit): Promise<string> => {
    const reason = reasonOf(visit);
    const { id } = await requireMember(members, visit);
    audit.tell({ subject: id, after: { sessionsEnded: 'all', reason } });
    await audit.commit((transaction) => signOutEverywhere(parts, transaction, id));
    return memberPath(id);
  };
  desk.deed(`${memberPath(':id')}/sessions/end`, 'changeMembers', 'endMemberSessions', endSessions, open);
  // Who has no second factor, and no mail or telephone to set a password anew by, is known by talking to them.
  const openLogins = async (visit: Visit): Promise<string> => {
    const reason = reasonOf(visit);
    const member = await requireMember(members, visit);
    audit.tell({ subject: member.id, after: { failedLogins: 0, reason } });
    await audit.commit((transaction) => loginLocks.open(transaction, member));
    return memberPath(member.id);
  };
  desk.deed(`${memberPath(':id')}/logins/open`, 'changeMembers', 'openLogins', openLogins, open);
  avatarDeed(desk, parts, open);
  const addNote = async (visit: Visit): Promise<string> => {
    const { field, session } = visit;
    const { id } = await requireMember(members, visit);
    const note = field('note');
    if (note === '' || note.length > longestNote) throw new DeskRefusal('tooLong', 'note');
    await memberNotes.add(idOfForm(visit, parts), { memberId: id, operatorId: session.operatorId, text: note }).catch((error: unknown) => {
      // Whoever pressed twice stays at the member.
      throw error instanceof DuplicateSubmission ? new DuplicateSubmission(memberPath(id)) : error;
    });
    return memberPath(id);
  };
  desk.deed(`${memberPath(':id')}/notes`, 'changeMembers', 'noteMember', addNote, open);
}
