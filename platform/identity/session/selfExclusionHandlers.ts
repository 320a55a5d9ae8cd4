import { memberActor } from '../../core/audit/auditEvent.ts';
import { CallRefusal, type Handlers } from '../../core/http/handler.ts';
import type { Members } from '../member/members.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import { forUpdate } from '../../core/store/forUpdate.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import { hourlyLimit } from '../../core/limits/attemptLimits.ts';
import type { OwnerNotices } from './ownerNotices.ts';
import { returnNotice } from './returnNotice.ts';
import type { ReturnTickets } from './returnTickets.ts';
import { coolingTime, selfExclusionOf } from './selfExclusionRules.ts';

interface SelfExclusionParts extends PlatformParts {
  readonly attempts: Attempts;
  readonly members: Members;
  readonly notices: OwnerNotices;
  readonly returnTickets: ReturnTickets;
  readonly texts: Texts;
}

export function selfExclusionHandlers({
  audit,
  brand,
  clock,
  attempts,
  members,
  notices,
  returnTickets,
  texts,
}: SelfExclusionParts): Pick<Handlers, 'wishToReturn'> {
  return {
    async wishToReturn({ returnTicket }, { address, language }) {
      await attempts.consume(hourlyLimit('return', address, 30));
      const failed = new CallRefusal('return_failed');
      const memberId = returnTickets.memberOf(returnTicket);
      if (memberId === undefined) throw failed;
      return audit.commit(async (transaction) => {
        const now = clock.now();
        // Of two wishes at once the second sees what the first has done.
        await forUpdate(transaction.selectFrom('member').select('id').where('id', '=', memberId)).executeTakeFirst();
        const member = await members.byId(memberId, transaction);
        const exclusion = member && selfExclusionOf(member, now);
        if (!exclusion || exclusion.step === 'term') throw failed;
        if (exclusion.step === 'cooling') return { ended: false, returnFrom: exclusion.returnFrom };
        const ended = exclusion.step === 'returnable';
        const changes = ended
          ? { status: 'ACTIVE' as const, self_excluded_until: null, return_asked_at: null }
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
