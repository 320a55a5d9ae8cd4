import type { AnswerOf } from '#contract/call.ts';
import { balance } from '#contract/money/wallet.ts';
import type { Context } from '../../../context.ts';
import { builder } from '../../builder.ts';
import { Member } from '../../identity/member/Member.ts';
import { type Viewer, viewerWith } from '../../identity/member/viewer.ts';
import { liveUpdates, queryLive } from '../../liveUpdates.ts';
import { NotSignedInError, PasswordChangeRequiredError, TooManyAttemptsError } from '../../refusals/refusals.ts';

type Balance = AnswerOf<typeof balance>;

/** The balance now, then after each change. Of what comes out of turn the newest counts, until the balance is asked for. */
async function* balances(context: Context): AsyncGenerator<Balance, void, void> {
  let last = '';
  let lastId = 0;
  const isNew = ({ sumBalance, currency }: Balance): boolean => last !== (last = `${sumBalance} ${currency}`);
  for await (const news of liveUpdates(context, 'balance')) {
    if (news.type !== 'balance') {
      lastId = 0;
      const now = await queryLive(context, ({ upstream }) => upstream.call(balance, {}));
      if (now && isNew(now)) yield now;
    } else if (news.id > lastId) {
      lastId = news.id;
      if (isNew(news)) yield { sumBalance: news.sumBalance, currency: news.currency };
    }
  }
}

const BalanceChangedPayload = builder.objectRef<{ viewer: Viewer }>('BalanceChangedPayload').implement({
  description: 'The member whose balance has changed; at first, as it is now.',
  authScopes: { member: true },
  fields: (t) => ({
    viewer: t.expose('viewer', {
      type: Member,
      description: 'Read `balance` here: it is the one after the change, and costs no call. Other fields are asked for anew.',
    }),
  }),
});

builder.subscriptionField('balanceChanged', (t) =>
  t.field({
    type: BalanceChangedPayload,
    description:
      "The signed-in member's balance as it is now, and after each deposit, round or other movement of money, wherever it was made. It keeps no idle session alive. At most five streams of it for an account: a sixth ends the oldest with `TooManyAttemptsError`. `GET /wps/events`.",
    authScopes: { visitor: true },
    errors: { types: [NotSignedInError, PasswordChangeRequiredError, TooManyAttemptsError] },
    subscribe: (_root, _args, context) => balances(context),
    resolve: (told, _args, context) => {
      const { current } = context.session;
      if (!current) throw new NotSignedInError();
      return { viewer: { ...viewerWith(context, current), balance: told } };
    },
  }),
);
