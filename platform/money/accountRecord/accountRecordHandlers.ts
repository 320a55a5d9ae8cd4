import type { Handlers, Language } from '../../core/http/handler.ts';
import { dayAfter, dayStart } from '../../core/businessDay.ts';
import { writeAmount } from '../../core/ledger/amount.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import { type AccountRecord, accountPage, accountsOf, bonusPage, kindSums, reversedSums } from './accountRecordStore.ts';
import { accountRecordTexts } from './accountRecordTexts.ts';
import { foldMissingRecords } from './foldAccountRecords.ts';
import { kindName } from './kindName.ts';

/** What of a life's movements is a deposit or a withdrawal: what waits to be paid out is set aside, and given back where it is not. */
const isOwnMoney = (kind: string): boolean => /^(deposit|withdraw)(?![a-z])/.test(kind);

export function accountRecordHandlers({
  db,
  reads,
  brand,
  texts,
}: PlatformParts & { readonly texts: Texts }): Pick<Handlers, 'accountRecords' | 'bonusRecords'> {
  const movementOf = (record: AccountRecord, language: Language) => ({
    recordId: String(record.id),
    kind: record.kind,
    kindName: kindName(texts, record.kind, language),
    amount: writeAmount(record.amount),
    balanceBefore: writeAmount(record.balance_after - record.amount),
    balanceAfter: writeAmount(record.balance_after),
    reference: record.transaction_id,
    time: Number(record.recorded_at),
  });

  return {
    async accountRecords({ pageSize, beforeRecordId, wallet, kind, fromDay, toDay }, { member, language }) {
      await foldMissingRecords({ db, reads }, member.memberId);
      const accounts = await accountsOf(reads, member.memberId);
      const cash = accounts.find(({ purpose }) => purpose === 'cash');
      const asked = accounts.find(({ purpose }) => purpose === wallet);
      const life = cash ? await kindSums(reads, { accountId: cash.id }) : [];
      const reversed = cash ? await reversedSums(reads, cash.id) : [];
      const netDeposits = [...life, ...reversed].reduce((sum, each) => (isOwnMoney(each.kind) ? sum + each.amount : sum), 0n);
      const answer = { wallets: accounts.map(({ purpose }) => purpose), currency: member.currency, netDeposits: writeAmount(netDeposits) };
      if (!asked) return { ...answer, records: [], hasMore: false, kinds: [] };
      const filter = {
        accountId: asked.id,
        kind,
        from: fromDay === undefined ? undefined : dayStart(fromDay, brand.timeZone),
        to: toDay === undefined ? undefined : dayStart(dayAfter(toDay), brand.timeZone),
      };
      const [{ records, hasMore }, sums] = await Promise.all([
        accountPage(reads, member.memberId, filter, pageSize, beforeRecordId),
        kindSums(reads, filter),
      ]);
      return {
        ...answer,
        records: records.map((record) => movementOf(record, language)),
        hasMore,
        kinds: sums
          // One that is asked for is named, whatever there is of it: who asks for it wants it called by more than its code.
          .filter((each) => each.count > 0n || each.kind === kind)
          .map((each) => ({
            kind: each.kind,
            kindName: kindName(texts, each.kind, language),
            count: Number(each.count),
            amount: writeAmount(each.amount),
          })),
      };
    },

    async bonusRecords({ pageSize, beforeRecordId }, { member, language }) {
      await foldMissingRecords({ db, reads }, member.memberId);
      const [accounts, { records, hasMore }] = await Promise.all([
        accountsOf(reads, member.memberId),
        bonusPage(reads, member.memberId, pageSize, beforeRecordId),
      ]);
      const write = texts.of(accountRecordTexts, language);
      const bonus = accounts.find(({ purpose }) => purpose === 'bonus');
      return {
        records: records.map((record) => ({
          ...movementOf(record, language),
          wallet: record.purpose,
          // What lies in cash can be spent on everything; bonus money on what its own terms allow.
          terms: write(record.purpose === 'cash' ? 'terms.cash' : 'terms.bonus'),
        })),
        hasMore,
        currency: member.currency,
        bonusBalance: writeAmount(bonus?.balance ?? 0n),
      };
    },
  };
}
