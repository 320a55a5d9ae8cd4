import { html } from 'hono/html';
import type { PlatformParts } from '../../../core/parts.ts';
import type { Markup } from '../app/deskLayout.ts';

export const membersPath = '/operator/members';
export const memberPath = (id: string): string => `${membersPath}/${id}`;

export const memberLink = (id: string, name: string): Markup => html`<a href="${memberPath(id)}"><bdi>${name}</bdi></a>`;

/** Those members by their user names, to be read and as links to their pages; one who is not there by the id. */
export async function memberLinks(
  { db }: Pick<PlatformParts, 'db'>,
  memberIds: Iterable<string>,
): Promise<{ readonly nameOf: (memberId: string) => string; readonly linkOf: (memberId: string) => Markup }> {
  const ids = [...new Set(memberIds)];
  const members = ids.length === 0 ? [] : await db.selectFrom('member').select(['id', 'username']).where('id', 'in', ids).execute();
  const names = new Map(members.map(({ id, username }) => [id, username]));
  const nameOf = (id: string): string => names.get(id) ?? id;
  return { nameOf, linkOf: (id) => memberLink(id, nameOf(id)) };
}
