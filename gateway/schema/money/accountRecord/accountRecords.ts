import { accountRecords } from '#contract/money/accountRecord.ts';
import { BadInput } from '../../input/badInput.ts';
import { builder } from '../../builder.ts';
import { pageCost, paidByPage } from '../../complexity.ts';
import { connectionPage } from '../../paging/connectionPage.ts';
import { recordBehind } from '../../paging/cursor.ts';
import { mapErrors } from '../../refusals/errorMap.ts';
import { Member } from '../../identity/member/Member.ts';
import { Money, type MoneyRecord, money } from '../../Money.ts';
import { pageSize } from '../../paging/pageSize.ts';
import { brandOf } from '../../system/site/brand.ts';
import { AccountRecord, AccountRecordKind, type KindRecord } from './AccountRecord.ts';

const usualPage = 20;

/** What a page says of more than itself. */
interface OfAccount {
  readonly kinds: readonly KindRecord[];
  readonly wallets: readonly string[];
  readonly netDeposits: MoneyRecord;
  readonly total: number;
}
const ofAccount = (page: object): OfAccount => page as OfAccount;

const AccountRecordConnection = builder.connectionObject(
  {
    type: AccountRecord,
    name: 'AccountRecordConnection',
    description: 'What happened on an account, newest first. Movements that come meanwhile do not shift pages already read.',
    authScopes: { member: true },
    edgesField: { complexity: paidByPage },
    fields: (t) => ({
      kinds: t.field({
        type: [AccountRecordKind],
        description:
          'Sums of each kind of movement over the days that were asked for, whatever `kind` was: what there is to choose from. That of `kind` stands there with a count of 0, too, where there was ever any of it.',
        resolve: (page) => ofAccount(page).kinds,
      }),
      totalCount: t.int({
        description: 'Movements that there are at this moment on the days, and of the kind, that were asked for.',
        resolve: (page) => ofAccount(page).total,
      }),
      wallets: t.stringList({
        description: 'Accounts of the member that anything has ever happened on, for the argument `wallet`.',
        resolve: (page) => [...ofAccount(page).wallets],
      }),
      netDeposits: t.field({
        type: Money,
        description: "Deposits of the member's whole life, less what was withdrawn or waits to be paid out.",
        resolve: (page) => ofAccount(page).netDeposits,
      }),
    }),
  },
  { name: 'AccountRecordEdge', description: 'A movement with its place in the record.', authScopes: { member: true } },
);

/** Codes go to the operator as they are; what cannot be one is refused before it costs a call. */
const code = (argument: string, value: string | null | undefined, longest: number): string | undefined => {
  if (value == null || value === '') return undefined;
  if (value.length > longest || !/^[\w:-]+$/.test(value)) throw new BadInput(`\`${argument}\` is not a code of this record.`);
  return value;
};

builder.objectField(Member, 'accountRecords', (t) =>
  t.field({
    type: AccountRecordConnection,
    nullable: true,
    authScopes: { realMember: true },
    description:
      'The account record: every movement of money, with the balance before and after it. `GET /wps/member/accountRecords`. `null` where the operator could not be asked.',
    complexity: ({ first }) => pageCost(first ?? usualPage),
    args: {
      first: t.arg.int({
        required: false,
        defaultValue: usualPage,
        description: 'From 1 to 100 movements; others are refused with code `BAD_USER_INPUT`.',
      }),
      after: t.arg.string({
        required: false,
        description: 'Reads on behind this cursor, towards older movements; left out for the newest.',
      }),
      wallet: t.arg.string({
        required: false,
        description: 'One of `wallets`, such as `cash` or `bonus`, and any other has no movements; `cash` where left out.',
      }),
      kind: t.arg.string({
        required: false,
        description: '`AccountRecordKind.kind`, and of any other there are no movements; left out for all kinds.',
      }),
      from: t.arg({ type: 'CalendarDay', required: false, description: 'The first day; left out for the first of all.' }),
      to: t.arg({ type: 'CalendarDay', required: false, description: 'The last day, which is among them; left out for today.' }),
    },
    resolve: async (_member, { first, after, wallet, kind, from, to }, context) => {
      const { upstream, session } = context;
      const [askedWallet, askedKind] = [code('wallet', wallet, 32), code('kind', kind, 64)];
      const payload = {
        pageSize: pageSize(first ?? usualPage, 'first'),
        ...(after != null && { beforeRecordId: recordBehind('AccountRecord', after) }),
        ...(askedWallet !== undefined && { wallet: askedWallet }),
        ...(askedKind !== undefined && { kind: askedKind }),
        ...(from != null && { fromDay: from }),
        ...(to != null && { toDay: to }),
      };
      const [{ records, hasMore, kinds, wallets, currency, netDeposits }, brand] = await Promise.all([
        upstream.call(accountRecords, payload).catch(mapErrors(session)),
        brandOf(context),
      ]);
      const page = connectionPage(
        records.map((movement) => ({ movement, currency, brand })),
        ({ movement }) => movement.recordId,
        { list: 'AccountRecord', hasMore, after },
      );
      return {
        ...page,
        kinds: kinds.map((sums) => ({ sums, currency, brand })),
        total: kinds.reduce((sum, each) => (askedKind === undefined || each.kind === askedKind ? sum + each.count : sum), 0),
        wallets,
        netDeposits: money(netDeposits, currency, brand),
      };
    },
  }),
);
