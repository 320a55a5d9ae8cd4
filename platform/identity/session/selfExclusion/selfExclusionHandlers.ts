import { memberActor } from '../../../core/audit/auditEvent.ts';
import { CallRefusal, type Handlers } from '../../../core/http/handler.ts';
import type { Members } from '../../member/members.ts';
import type { PlatformParts } from '../../../core/parts.ts';
import type { Texts } from '../../../core/text/texts.ts';
import type { Attempts } from '../../../core/limits/attempts.ts';
import { hourlyLimit } from '../../../core/limits/attemptLimits.ts';
import { accountStatus } from '../accountRules.ts';
import type { OwnerNotices } from '../ownerNotices.ts';
import { exclusionNotice, returnNotice } from './returnNotice.ts';
import type { RememberedLogins } from '../rememberedLogin/rememberedLogins.ts';
import type { ReturnTickets } from './returnTickets.ts';
import type { Sessions } from '../sessions.ts';
import { signOutEverywhere } from '../signOutEverywhere.ts';
import { coolingTime, exclusionEnd, selfExclusionOf } from './selfExclusionRules.ts';
import { lockMemberRow } from '../../member/lockMemberRow.ts';

interface SelfExclusionParts extends PlatformParts {
  readonly attempts: Attempts;
  readonly members: Members;
  readonly notices: OwnerNotices;
  readonly remembered: RememberedLogins;
  readonly returnTickets: ReturnTickets;
  readonly sessions: Sessions;
  readonly texts: Texts;
}

export function selfExclusionHandlers({
  audit,
  brand,
  clock,
  attempts,
  members,
  notices,
  remembered,
  returnTickets,
  sessions,
  texts,
}: SelfExclusionParts): Pick<Handlers, 'excludeSelf' | 'wishToReturn'> {
  return {
    async excludeSelf({ length }, { member: { memberId }, language }) {
      return audit.commit(async (transaction) => {
        await lockMemberRow(transaction, memberId);
        const member = await members.byId(memberId, transaction);
        // Who was locked by the house since the call came in has no session any more.
        if (!member || accountStatus(member) === 'shut') throw new CallRefusal('token_required');
        const isExcluded = member.self_excluded_at !== null;
        const running = isExcluded ? member.self_excluded_until : undefined;
        const until = exclusionEnd(
          length,
          clock.now(),
          brand.timeZone,
          running === undefined || running === null ? running : Number(running),
        );
        await transaction
          .updateTable('member')
          .set({
            self_excluded_at: member.self_excluded_at ?? BigInt(clock.now()),
            self_excluded_until: until === null ? null : BigInt(until),
            return_asked_at: null,
          })
          .where('id', '=', memberId)
          .execute();
        audit.tell({
          subject: memberId,
          before: { status: member.status, until: running == null ? null : Number(running) },
          after: { status: 'SELF_EXCLUDED', until },
        });
        await signOutEverywhere({ remembered, sessions }, transaction, memberId);
        await notices.tell(
          transaction,
          member,
          exclusionNotice(texts, member.language ?? language, { brand: brand.name, account: member.username }),
        );
        return { kind: 'SELF_EXCLUSION', until };
      });
    },

    async wishToReturn({ returnTicket }, { address, language }) {
      await attempts.consume(hourlyLimit('return', address, 30));
      const failed = new CallRefusal('return_failed');
      const ticket = returnTickets.read(returnTicket);
      if (ticket === undefined) throw failed;
      const { memberId, madeAt } = ticket;
      return audit.commit(async (transaction) => {
        const now = clock.now();
        // Of two wishes at once the second sees what the first has done.
        await lockMemberRow(transaction, memberId);
        const member = await members.byId(memberId, transaction);
        // A lock tells nobody more than a wrong name would, and hears no wish.
        if (!member || accountStatus(member) === 'shut') throw failed;
        // What it was made for may have been the password that was changed.
        if (Number(member.password_changed_at ?? 0n) > madeAt) throw failed;
        const exclusion = selfExclusionOf(member, now);
        if (!exclusion || exclusion.step === 'term') throw failed;
        if (exclusion.step === 'cooling') return { ended: false, returnFrom: exclusion.returnFrom };
        const ended = exclusion.step === 'returnable';
        const changes = ended
          ? { self_excluded_at: null, self_excluded_until: null, return_asked_at: null }
          : { return_asked_at: BigInt(now) };
        audit.tell({
          actor: memberActor(memberId),
          before: { selfExclusion: exclusion.step },
          after: { selfExclusion: ended ? 'ended' : 'cooling' },
        });
        await transaction.updateTable('member').set(changes).where('id', '=', memberId).execute();
        await notices.tell(
          transaction,
          member,
          returnNotice(texts, member.language ?? language, { brand: brand.name, account: member.username, ended }),
        );
        return { ended, returnFrom: ended ? null : now + coolingTime };
      });
    },
  };
}
