import type { AnswerOf } from '#contract/call.ts';
import { balance } from '#contract/money/wallet.ts';
import type { Context } from '../../../context.ts';
import { UpstreamFault } from '../../../upstream/failure.ts';
import { builder } from '../../builder.ts';
import { Member } from '../../identity/member/Member.ts';
import { type Viewer, viewerWith } from '../../identity/member/viewer.ts';
import { mapErrors, sessionErrorMap } from '../../errorMap.ts';
import { NotSignedInError, PasswordChangeRequiredError, TooManyAttemptsError } from '../../refusals.ts';

type Balance = AnswerOf<typeof balance>;

/** Seconds until a browser that had to make room may come back. */
const MAKE_ROOM = 60;

/**
 * The balance now, then after each change. The operator is asked, in the name of the session, at the beginning, now and then, and
 * whenever something may have gone unheard: so a session that ends, or may not read it any more, ends the stream by what is thrown.
 */
async function* balances(context: Context): AsyncGenerator<Balance, void, void> {
  const { session, upstream, live } = context;
  const { current } = session;
  if (!current) throw new NotSignedInError();
  if (current.mustChangePassword) throw new PasswordChangeRequiredError();
  let last = '';
  let lastId = 0;
  const isNew = ({ sumBalance, currency }: Balance): boolean => last !== (last = `${sumBalance} ${currency}`);
  const ask = async (): Promise<Balance | undefined> => {
    try {
      return await upstream.call(balance, {}).catch(mapErrors(session, sessionErrorMap));
    } catch (error) {
      // An operator that is away for a moment says nothing of the session: the next look will.
      if (error instanceof UpstreamFault) return undefined;
      throw error;
    }
  };
  for await (const news of live.follow(current.memberId)) {
    if (news.type === 'full') throw new TooManyAttemptsError(MAKE_ROOM);
    if (news.type !== 'balance') {
      const now = await ask();
      if (now && isNew(now)) yield now;
    } else if (news.id > lastId) {
      lastId = news.id;
      if (isNew(news)) yield { sumBalance: news.sumBalance, currency: news.currency };
    }
  }
}

const BalanceChangedPayload = builder.objectRef<{ viewer: Viewer }>('BalanceChangedPayload').implement({
  description: 'The member whose balance is another one.',
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
      "The signed-in member's balance as it is now, and after each deposit, round or other movement of money, wherever it was made. It keeps no idle session alive. At most five streams for an account: a sixth ends the oldest with `TooManyAttemptsError`. `GET /wps/events`.",
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
