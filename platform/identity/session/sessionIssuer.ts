import type { AnswerOf } from '#contract/call.ts';
import type { login } from '#contract/identity/session.ts';
import type { Kysely } from 'kysely';
import { memberActor } from '../../core/audit/auditEvent.ts';
import { CallRefusal, type CallContext, type Language } from '../../core/http/handler.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { Database } from '../../core/store/database.ts';
import type { Member } from '../member/members.ts';
import type { LoginMethod, SessionOrigin } from './sessionTables.ts';
import type { SocialIdentities } from '../socialIdentity/socialIdentities.ts';
import { accountStatus, isPasswordExpired, mustChangePassword, withoutPassword } from './accountRules.ts';
import type { KnownAddresses } from './knownAddresses.ts';
import type { KnownBrowsers } from './knownBrowsers.ts';
import { identityTiedNotice } from './identityTiedNotice.ts';
import { transferableMethods } from './loginVerification/loginVerificationRules.ts';
import { newAddressNotice } from './newAddressNotice.ts';
import type { OwnerNotices } from './ownerNotices.ts';
import type { RememberedLogins } from './rememberedLogin/rememberedLogins.ts';
import type { ReturnTickets } from './selfExclusion/returnTickets.ts';
import { mayRequestReturn, selfExclusionOf } from './selfExclusion/selfExclusionRules.ts';
import type { Sessions } from './sessions.ts';

/** Somebody who has proven to be the member. */
export interface Entry {
  readonly member: Member;
  /** By what. */
  readonly origin: LoginMethod;
  /** What the session that this one is carried from was begun by: what ends all that were begun so ends this one as well. */
  readonly begunBy?: SessionOrigin;
  /** Somebody who has excluded themselves, and is let in to withdraw what is theirs. */
  readonly forPayout?: boolean;
  readonly address: string;
  readonly browser: string;
  readonly agent: string;
  /** What the page speaks; who chose another one is written in that. */
  readonly language: Language;
  readonly remember: boolean;
  /** Too many failed before: a second factor is asked for wherever it comes from. */
  readonly isLocked?: boolean;
  /** Ties a proven identity to the account, once in. */
  readonly socialTicket?: string;
  /** The remembered login this one goes on with. */
  readonly family?: { readonly family: string; readonly expiresAt: number };
}

export type OpenedSession = AnswerOf<typeof login>;

/** The one door that every way in ends at. */
export interface SessionIssuer {
  /** Lets in, within the caller's transaction. Throws `conflict` where the password was changed, or the account shut, since `entry.member` was read. */
  open(db: Kysely<Database>, entry: Entry, conflict?: CallRefusal): Promise<OpenedSession>;
  /**
   * Throws what a proven member of a shut account is told: `self_excluded`, with the way back where there is one, or `shut`'s refusal. To be asked once
   * nothing more is demanded of the login: the way back opens the account.
   */
  refuseShut(member: Member, shut: CallRefusal): void;
}

export const entryOf = ({ address, browser, agent, language }: CallContext, member: Member, origin: LoginMethod): Entry => ({
  member,
  origin,
  address,
  browser,
  agent,
  language,
  remember: false,
});

export interface SessionIssuerParts extends PlatformParts {
  readonly addresses: KnownAddresses;
  readonly browsers: KnownBrowsers;
  readonly notices: OwnerNotices;
  readonly remembered: RememberedLogins;
  readonly returnTickets: ReturnTickets;
  readonly sessions: Sessions;
  readonly socialIdentities: SocialIdentities;
  readonly texts: Texts;
}

export function createSessionIssuer({
  audit,
  clock,
  brand,
  addresses,
  browsers,
  notices,
  remembered,
  returnTickets,
  sessions,
  socialIdentities,
  texts,
}: SessionIssuerParts): SessionIssuer {
  return {
    async open(
      db,
      { member, origin, begunBy = origin, forPayout = false, address, browser, agent, language, remember, family, socialTicket },
      conflict = new CallRefusal('login_failed'),
    ) {
      const now = clock.now();
      const kind: SessionOrigin = forPayout ? 'payout' : origin;
      const restricted = mustChangePassword(member, origin, brand, now);
      // First, as a new password does: of the two at once, this one is not let in, or is ended by the other.
      const { numUpdatedRows } = await db
        .updateTable('member')
        // The first session that may do everything is the first login; another one changes nothing, and holds the row.
        .set({ ...(restricted ? {} : { last_login_at: BigInt(now), last_login_address: address }), password_hash: member.password_hash })
        .where('id', '=', member.id)
        .where('password_hash', '=', member.password_hash)
        .where('status', '=', forPayout ? 'SELF_EXCLUDED' : 'ACTIVE')
        .executeTakeFirstOrThrow();
      if (numUpdatedRows !== 1n) throw conflict;
      // A restricted session leads to a new password, which would end a remembered login at once.
      const isRemembered = (remember || family !== undefined) && !restricted;
      const kept = isRemembered ? await remembered.make(db, member.id, family) : undefined;
      const token = await sessions.open(db, {
        memberId: member.id,
        address,
        agent,
        origin: forPayout ? 'payout' : begunBy,
        restricted,
        ...(kept ? { family: kept.family } : {}),
        ...(member.last_login_at === null
          ? {}
          : { previous: { time: Number(member.last_login_at), address: member.last_login_address ?? '' } }),
      });
      const of = { brand: brand.name, account: member.username };
      if (!transferableMethods.has(origin)) {
        await browsers.add(db, member.id, browser);
        if (await addresses.add(db, member.id, address))
          await notices.tell(db, member, newAddressNotice(texts, member.language ?? language, { ...of, address }));
      }
      const isTied = socialTicket !== undefined && (await socialIdentities.link(db, socialTicket, member.id));
      if (isTied) await notices.tell(db, member, identityTiedNotice(texts, member.language ?? language, of));
      const after = { session: kind, restricted, remembered: isRemembered, ...(isTied ? { socialIdentity: 'tied' } : {}) };
      audit.tell({ actor: memberActor(member.id), after });
      return {
        token,
        memberId: member.id,
        account: member.username,
        firstTimeLogin: member.last_login_at === null,
        passwordExpired: !withoutPassword.has(origin) && isPasswordExpired(member, brand, now),
        mustChangePassword: restricted,
        ...(kept ? { rememberMe: kept.text } : {}),
      };
    },
    refuseShut(member, shut) {
      if (accountStatus(member) === 'shut') throw shut;
      const exclusion = selfExclusionOf(member, clock.now());
      if (exclusion)
        throw new CallRefusal('self_excluded', {
          ...exclusion,
          returnTicket: mayRequestReturn(exclusion) ? returnTickets.make(member.id) : null,
        });
    },
  };
}
