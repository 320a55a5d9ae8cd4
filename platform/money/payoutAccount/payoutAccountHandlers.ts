import type { AnswerOf } from '#contract/call.ts';
import type { addPayoutAccount } from '#contract/money/payoutAccount.ts';
import { CallRefusal, type Handlers, type Language } from '../../core/http/handler.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import type { Member, Members } from '../../identity/member/members.ts';
import type { OwnerNotices } from '../../identity/session/ownerNotices.ts';
import type { StepUps } from '../../identity/stepUp/stepUps.ts';
import { brokenPayeeRules, maskedHolder, maskedNumber } from './payeeRules.ts';
import { bankName } from './bankName.ts';
import type { PayoutAccount, PayoutAccounts } from './payoutAccounts.ts';
import { payoutAccountTexts } from './payoutAccountTexts.ts';
import { payoutBanks } from './payoutBanks.ts';

export interface PayoutAccountHandlerParts extends PlatformParts {
  readonly attempts: Attempts;
  readonly members: Members;
  readonly notices: OwnerNotices;
  readonly payoutAccounts: PayoutAccounts;
  readonly stepUps: StepUps;
  readonly texts: Texts;
}

type PayoutAccountCalls = 'payoutAccounts' | 'addPayoutAccount' | 'removePayoutAccount';
const day = 24 * 3_600_000;

export function payoutAccountHandlers(parts: PayoutAccountHandlerParts): Pick<Handlers, PayoutAccountCalls> {
  const { attempts, audit, brand, members, notices, payoutAccounts, stepUps, texts } = parts;

  const shown = (
    { id, bankCode, holderName, accountNumber, createdAt, usableFrom }: PayoutAccount,
    language: Language,
  ): AnswerOf<typeof addPayoutAccount> => ({
    payoutAccountId: id,
    bankCode,
    bankName: bankName(texts, bankCode, language),
    kind: payoutBanks.find((bank) => bank.bankCode === bankCode)?.kind ?? 'bank',
    holderName: maskedHolder(holderName),
    accountNumber: maskedNumber(accountNumber),
    createTime: createdAt,
    usableFrom,
  });
  const ownerOf = async (memberId: string) => {
    const member = await members.byId(memberId);
    if (!member) throw new Error('a session without its member');
    return member;
  };
  const told = ({ id, bankCode }: PayoutAccount) => ({ payoutAccount: id, bank: bankCode });
  const noticeOf = (what: 'added' | 'removed', account: PayoutAccount, owner: Member, language: Language) => {
    const write = texts.of(payoutAccountTexts, owner.language ?? language);
    const values = { brand: brand.name, account: owner.username, number: maskedNumber(account.accountNumber) };
    return {
      subject: write(`${what}.subject`, values),
      body: write(`${what}.body`, values),
      message: {
        code: what === 'added' ? ('payoutAccountAdded' as const) : ('payoutAccountRemoved' as const),
        values: { number: values.number },
      },
    };
  };

  return {
    async payoutAccounts(_payload, { member: { memberId }, language }) {
      const accounts = await payoutAccounts.list(memberId);
      return {
        accounts: accounts.map((account) => shown(account, language)),
        banks: payoutBanks.map(({ bankCode, kind }) => ({ bankCode, kind, bankName: bankName(texts, bankCode, language) })),
        maxAccounts: brand.withdrawals.maxAccounts,
        coolingHours: brand.withdrawals.coolingHours,
      };
    },
    async addPayoutAccount({ stepUpTicket, ...payee }, { member: { memberId }, language }) {
      const fields = brokenPayeeRules(payee, brand.countries[0] ?? '');
      if (fields.length > 0) throw new CallRefusal('invalid_fields', { fields });
      // Whose a payee is must not be asked for by trying many.
      await attempts.consume([{ scope: `payout:member:${memberId}`, limit: 10, window: day }]);
      const member = await ownerOf(memberId);
      const action = { action: 'addPayoutAccount', target: `${payee.bankCode} ${payee.accountNumber}` } as const;
      const account = await audit.commit(async (transaction) => {
        await stepUps.consume(transaction, memberId, action, stepUpTicket);
        const added = await payoutAccounts.add(transaction, member, payee);
        audit.tell({ after: told(added) });
        await notices.tell(transaction, member, noticeOf('added', added, member, language));
        return added;
      });
      return shown(account, language);
    },
    async removePayoutAccount({ payoutAccountId, stepUpTicket }, { member: { memberId }, language }) {
      const member = await ownerOf(memberId);
      await audit.commit(async (transaction) => {
        await stepUps.consume(transaction, memberId, { action: 'removePayoutAccount', target: payoutAccountId }, stepUpTicket);
        const removed = await payoutAccounts.remove(transaction, memberId, payoutAccountId);
        audit.tell({ before: told(removed) });
        await notices.tell(transaction, member, noticeOf('removed', removed, member, language));
      });
      return {};
    },
  };
}
