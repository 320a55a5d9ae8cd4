import type { Kysely } from 'kysely';
import { memberActor } from '../../core/audit/auditEvent.ts';
import { CallRefusal, type Language } from '../../core/http/handler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { MailProvider } from '../../providers/message/mail.ts';
import { endProofs } from '../member/endProofs.ts';
import type { Member } from '../member/members.ts';
import type { KnownAddresses } from '../session/knownAddresses.ts';
import type { KnownBrowsers } from '../session/knownBrowsers.ts';
import type { LoginLocks } from '../session/guard/loginLocks.ts';
import type { OwnerNotices } from '../session/ownerNotices.ts';
import type { RememberedLogins } from '../session/rememberedLogin/rememberedLogins.ts';
import type { Sessions } from '../session/sessions.ts';
import { signOutEverywhere } from '../session/signOutEverywhere.ts';
import type { SocialIdentities } from '../socialIdentity/socialIdentities.ts';
import type { Database } from '../../core/store/database.ts';
import { changedNotice } from './changedNotice.ts';

export interface SetPasswordParts extends PlatformParts {
  readonly addresses: KnownAddresses;
  readonly browsers: KnownBrowsers;
  readonly loginLocks: LoginLocks;
  readonly mail: MailProvider;
  readonly notices: OwnerNotices;
  readonly remembered: RememberedLogins;
  readonly sessions: Sessions;
  readonly socialIdentities: SocialIdentities;
  readonly texts: Texts;
}

export interface NewPassword {
  readonly hash: string;
  /** What was kept of the one that was proven; left out where that was lost. */
  readonly inPlaceOf?: string;
  /** What was proven in place of the old password, where that was lost. */
  readonly recoveredBy?: 'phone' | 'email';
  /** Where it is set from, which stays known where it was; left out where no address is to be known any more. */
  readonly address?: string;
  /** The browser that it is set in, which stays known where it was; empty where none is named. */
  readonly browser: string;
  readonly language: Language;
}

/** Puts a new password in place, ends everything that the old one opened, and tells its owner. Throws `wrong_password` where another has come in place of the one that was proven. */
export async function setPassword(
  parts: SetPasswordParts,
  db: Kysely<Database>,
  member: Member,
  { hash, inPlaceOf, recoveredBy, address, browser, language }: NewPassword,
): Promise<Member> {
  const { addresses, audit, brand, browsers, clock, loginLocks, mail, notices, socialIdentities, texts } = parts;
  const now = BigInt(clock.now());
  const changes = {
    password_hash: hash,
    password_changed_at: now,
    password_expired: 0n,
    must_change_password: 0n,
    password_recovered_by: recoveredBy ?? null,
  };
  audit.tell({ actor: memberActor(member.id), after: { password: 'changed', recoveredBy: recoveredBy ?? null } });
  const own = db.updateTable('member').set(changes).where('id', '=', member.id);
  const { numUpdatedRows } = await (inPlaceOf === undefined ? own : own.where('password_hash', '=', inPlaceOf)).executeTakeFirstOrThrow();
  if (numUpdatedRows !== 1n) throw new CallRefusal('wrong_password');
  // Mail or telephone has proven the owner, as a second factor would have.
  if (recoveredBy !== undefined) await loginLocks.open(db, member);
  await signOutEverywhere(parts, db, member.id);
  await socialIdentities.untieLater(db, member.id);
  await addresses.forgetAll(db, member.id, address);
  await browsers.keep(db, member.id, browser);
  await endProofs(db, member.id, now);
  await db.updateTable('login_ticket').set({ used_at: now }).where('member_id', '=', member.id).where('used_at', 'is', null).execute();
  const notice = changedNotice(texts, member.language ?? language, { brand: brand.name, account: member.username });
  await notices.tell(db, member, notice);
  // By mail, too, where it went to the number: whoever has set this one may have that in hand.
  const { email, mobile, mobile_verified } = member;
  if (email !== null && mobile !== null && mobile_verified === 1n)
    await mail.send(db, { recipient: email, subject: notice.subject, body: notice.body });
  return { ...member, ...changes };
}
