import { CallRefusal, type Handlers } from '../../core/http/handler.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import { hourlyLimit } from '../../core/limits/attemptLimits.ts';
import type { Affiliates } from './affiliates.ts';

export const agentHandlers = ({
  affiliates,
  attempts,
}: {
  readonly affiliates: Affiliates;
  readonly attempts: Attempts;
}): Pick<Handlers, 'affiliateCheck'> => ({
  async affiliateCheck({ code }, { address }) {
    await attempts.consume(hourlyLimit('affiliate', address, 30));
    const plain = code.trim();
    if (!(await affiliates.has(plain))) throw new CallRefusal('affiliate_failed');
    return { code: plain };
  },
});
