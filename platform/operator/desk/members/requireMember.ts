import type { Member, Members } from '../../../identity/member/members.ts';
import { DeskRefusal } from '../app/DeskRefusal.ts';
import type { Visit } from '../app/visit.ts';

/** The member whose id stands in the page's address. Throws `DeskRefusal` where there is none. */
export async function requireMember(members: Members, { context }: Visit): Promise<Member> {
  const member = await members.byId(context.req.param('id') ?? '');
  if (!member) throw new DeskRefusal('notFound');
  return member;
}
