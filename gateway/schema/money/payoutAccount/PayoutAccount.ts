import { oncePerOperation } from '../../oncePerOperation.ts';
import type { AnswerOf } from '#contract/call.ts';
import { payoutAccounts } from '#contract/money/payoutAccount.ts';
import type { Context } from '../../../context.ts';
import { builder } from '../../builder.ts';
import { mapErrors, sessionErrorMap } from '../../refusals/errorMap.ts';
import { encodeGlobalId } from '../../globalId.ts';
import { Member } from '../../identity/member/Member.ts';

type Answer = AnswerOf<typeof payoutAccounts>;
export type PayoutAccountRow = Answer['accounts'][number];

const PayoutKind = builder.enumType('PayoutKind', {
  description: 'What kind of account money is paid to.',
  values: {
    BANK: { value: 'bank', description: 'An account with a bank; its number has 6 to 19 digits.' },
    WALLET: { value: 'wallet', description: 'An e-wallet; its number is a mobile number.' },
  } satisfies Record<Uppercase<PayoutAccountRow['kind']>, { value: PayoutAccountRow['kind']; description: string }>,
});

const PayoutBank = builder.objectRef<Answer['banks'][number]>('PayoutBank').implement({
  description: 'A bank or an e-wallet that members can be paid by.',
  authScopes: { realMember: true },
  fields: (t) => ({
    code: t.exposeString('bankCode', { description: 'To be given to `addPayoutAccount`.' }),
    name: t.exposeString('bankName', { description: 'What to call it, in the language of the request.' }),
    kind: t.expose('kind', { type: PayoutKind, description: 'What its numbers look like.' }),
  }),
});

export const PayoutAccount = builder.objectRef<PayoutAccountRow>('PayoutAccount').implement({
  description: 'Where the member is paid. Name and number are masked from the moment they are bound.',
  authScopes: { realMember: true },
  fields: (t) => ({
    id: t.id({
      description: 'To be given to `withdraw` and `removePayoutAccount`; cannot be asked for through `node`.',
      resolve: ({ payoutAccountId }) => encodeGlobalId('PayoutAccount', payoutAccountId),
    }),
    bankName: t.exposeString('bankName', { description: 'Of the bank or e-wallet, in the language of the request.' }),
    kind: t.expose('kind', { type: PayoutKind, description: 'Whether to draw a bank or a wallet.' }),
    holderName: t.exposeString('holderName', { description: 'First letters alone, such as `N••• V•• A`.' }),
    accountNumber: t.exposeString('accountNumber', { description: 'The last four alone, such as `•••• 6789`.' }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'When it was bound.',
      resolve: ({ createTime }) => new Date(createTime),
    }),
    usableFrom: t.field({
      type: 'DateTime',
      description: 'From when it can be paid to; every one after the first rests for a while.',
      resolve: ({ usableFrom }) => new Date(usableFrom),
    }),
  }),
});

const PayoutAccounts = builder.objectRef<Answer>('PayoutAccounts').implement({
  description: 'Where a member is paid, and what else can be bound.',
  authScopes: { realMember: true },
  fields: (t) => ({
    accounts: t.expose('accounts', {
      type: [PayoutAccount],
      description: 'Those that there are, the newest first; empty before the first.',
    }),
    banks: t.expose('banks', { type: [PayoutBank], description: 'What can be chosen from, in the order to offer it.' }),
    maxAccounts: t.exposeInt('maxAccounts', { description: 'How many a member may have.' }),
    coolingHours: t.exposeInt('coolingHours', { description: 'Hours that one bound after the first rests before it can be paid to.' }),
  }),
});

const accountsOf = oncePerOperation(({ upstream, session }: Context) =>
  upstream.call(payoutAccounts, {}).catch(mapErrors(session, sessionErrorMap)),
);

builder.objectField(Member, 'payoutAccounts', (t) =>
  t.field({
    type: PayoutAccounts,
    nullable: true,
    authScopes: { realMember: true },
    description: 'Where the member can be paid. `GET /wps/payout/accounts`. `null` where the operator could not be asked.',
    resolve: (_viewer, _args, context) => accountsOf(context),
  }),
);
