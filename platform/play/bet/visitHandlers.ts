import { CallRefusal, type Handlers } from '../../core/http/handler.ts';
import { writeAmount } from '../../core/ledger/amount.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Sessions } from '../../identity/session/sessions.ts';
import { netOfSession } from './visitBets.ts';

export function visitHandlers({ db, sessions }: PlatformParts & { readonly sessions: Sessions }): Pick<Handlers, 'visit'> {
  return {
    async visit(_payload, { member: { memberId, sessionId, currency } }) {
      const [open, net] = await Promise.all([sessions.list(memberId), netOfSession(db, sessionId)]);
      const session = open.find((each) => each.sessionId === sessionId);
      if (!session) throw new CallRefusal('token_required');
      return { since: session.createTime, net: writeAmount(net), currency };
    },
  };
}
