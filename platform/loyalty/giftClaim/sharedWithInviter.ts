import type { PlatformParts } from '../../core/parts.ts';
import type { Members } from '../../identity/member/members.ts';
import type { KnownBrowsers } from '../../identity/session/knownBrowsers.ts';
import type { MarkKind } from '../abuseFlag/abuseFlagTables.ts';
import { hashesOf } from './giftLookups.ts';
import { marksOf, type Person } from './giftMarks.ts';

interface InviterParts extends Pick<PlatformParts, 'db' | 'secrets'> {
  readonly browsers: KnownBrowsers;
  readonly members: Members;
}

/** What whoever is invited has in common with who invites: as that account is reached now, as it is signed in to, and as it had the gift. */
export async function sharedWithInviter(
  { browsers, db, members, secrets }: InviterParts,
  inviterId: string,
  invited: Person,
): Promise<readonly MarkKind[]> {
  const marks = marksOf(invited);
  if (marks.length === 0) return [];
  const inviter = await members.byId(inviterId);
  const own = marksOf({ mobile: inviter?.mobile ?? null, email: inviter?.email ?? null });
  const claimed = await db.selectFrom('gift_lookup').select('hash').where('member_id', '=', inviterId).execute();
  const claims = new Set(claimed.map(({ hash }) => hash));
  const isKnown = (await browsers.find(inviterId, invited.browser ?? '')) !== undefined;
  return marks
    .filter(
      (mark) =>
        own.some(({ kind, value }) => kind === mark.kind && value === mark.value) ||
        hashesOf(secrets, mark).some(({ hash }) => claims.has(hash)) ||
        (mark.kind === 'browser' && isKnown),
    )
    .map(({ kind }) => kind);
}
