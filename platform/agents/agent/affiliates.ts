import { accountTypes } from '#contract/accountTypes.ts';
import type { PlatformParts } from '../../core/parts.ts';

/** Codes that one may register with: those of the brand, and those of its agents. */
export interface Affiliates {
  has(code: string): Promise<boolean>;
}

const agentTypes = accountTypes.agents.map(BigInt);

export const createAffiliates = ({ db, brand }: Pick<PlatformParts, 'db' | 'brand'>): Affiliates => ({
  async has(code) {
    const plain = code.toUpperCase();
    if (brand.affiliateCodes.includes(plain)) return true;
    const agent = await db
      .selectFrom('member')
      .select('id')
      .where('referral_code', '=', plain)
      .where('type', 'in', agentTypes)
      .where('status', '=', 'ACTIVE')
      .executeTakeFirst();
    return agent !== undefined;
  },
});
