import { html } from 'hono/html';
import type { MemberMessages } from '../../../content/message/createMemberMessages.ts';
import type { PlatformParts } from '../../../core/parts.ts';
import type { Avatars } from '../../../identity/avatar/avatars.ts';
import type { Member } from '../../../identity/member/members.ts';
import type { Desk, DeskPageContent } from '../app/desk.ts';
import { DeskRefusal } from '../app/DeskRefusal.ts';
import type { Visit } from '../app/visit.ts';
import { deskForm } from '../form/deskForm.ts';
import { reasonInput, reasonOf } from '../form/reasonInput.ts';
import type { Markup } from '../app/deskLayout.ts';
import { memberPath } from './memberLinks.ts';

export interface AvatarDeedParts extends PlatformParts {
  readonly avatars: Avatars;
  readonly memberMessages: MemberMessages;
}

const isOwn = (icon: string | null): icon is string => icon?.startsWith('/avatars/') ?? false;

/** The picture that a member has sent of their own, with the way to take it away; nothing for one of the house's. */
export function avatarCard(visit: Visit, { id, icon }: Pick<Member, 'id' | 'icon'>): Markup | '' {
  const { write, session } = visit;
  if (!isOwn(icon)) return '';
  return html`<h2>${write('members.avatar')}</h2>
    <section class="card">
      <img class="sent" src="${icon}" alt="${write('members.avatar')}" loading="lazy" />
      ${
        session.may.has('changeMembers')
          ? deskForm(visit, {
              action: `${memberPath(id)}/avatar/remove`,
              submit: write('members.removeAvatar'),
              fields: (form) =>
                html`<input type="hidden" name="seen" value="${icon}" />${reasonInput(form, write('members.removeAvatarReason'))}`,
              look: 'danger',
            })
          : ''
      }
    </section>`;
}

/** Takes away what nobody should have to see, and tells its owner why; `member` is the page that it stands on. */
export function avatarDeed(
  desk: Desk,
  { audit, avatars, memberMessages }: AvatarDeedParts,
  member: (visit: Visit) => Promise<DeskPageContent>,
): void {
  const remove = async (visit: Visit): Promise<string> => {
    const reason = reasonOf(visit);
    const id = visit.context.req.param('id') ?? '';
    const seen = visit.field('seen');
    if (!isOwn(seen)) throw new DeskRefusal('changed');
    audit.tell({ subject: id, before: { picture: 'own' }, after: { picture: 'none', reason } });
    await audit.commit(async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('member')
        .set({ icon: null })
        .where('id', '=', id)
        // The member may have taken another meanwhile, which nobody has looked at.
        .where('icon', '=', seen)
        .executeTakeFirst();
      if (numUpdatedRows !== 1n) throw new DeskRefusal('changed');
      await avatars.dropAll(transaction, id);
      await memberMessages.send(transaction, id, { code: 'pictureRemoved', values: { reason } });
    });
    return memberPath(id);
  };
  desk.deed(`${memberPath(':id')}/avatar/remove`, 'changeMembers', 'removeAvatar', remove, member);
}
