import type { AnswerOf } from '#contract/call.ts';
import { referral } from '#contract/loyalty/referral.ts';
import { oncePerOperation } from '../../oncePerOperation.ts';
import type { Context } from '../../../context.ts';
import { builder } from '../../builder.ts';
import { pageCost, paidByPage } from '../../complexity.ts';
import { connectionPage } from '../../paging/connectionPage.ts';
import { totalOf } from '../../paging/totalOf.ts';
import { recordBehind } from '../../paging/cursor.ts';
import { mapErrors, sessionErrorMap } from '../../refusals/errorMap.ts';
import { encodeGlobalId } from '../../globalId.ts';
import { Member } from '../../identity/member/Member.ts';
import { pageSize } from '../../paging/pageSize.ts';

const usualPage = 20;

type Invited = AnswerOf<typeof referral>['invited'][number];

const InvitedMember = builder.objectRef<Invited>('InvitedMember').implement({
  description: 'Somebody who opened an account by the code of the member who asks.',
  authScopes: { realMember: true },
  fields: (t) => ({
    id: t.id({
      description: "Identifies the entry in a client's store; cannot be asked for through `node`, and is no key to the account.",
      resolve: ({ invitedId }) => encodeGlobalId('InvitedMember', invitedId),
    }),
    maskedAccount: t.exposeString('maskedAccount', {
      description: 'The beginning of the account, then asterisks: enough to recognise somebody by.',
    }),
    registeredAt: t.field({
      type: 'DateTime',
      description: "When the account was opened, by the operator's clock.",
      resolve: ({ registerTime }) => new Date(registerTime),
    }),
  }),
});

const InvitedMemberConnection = builder.connectionObject(
  {
    type: InvitedMember,
    name: 'InvitedMemberConnection',
    description: 'Whom the member brought, newest first. Those who come meanwhile do not shift pages already read.',
    authScopes: { realMember: true },
    edgesField: { complexity: paidByPage },
    fields: (t) => ({
      totalCount: t.int({
        description: 'How many have come by the code so far.',
        resolve: totalOf,
      }),
    }),
  },
  { name: 'InvitedMemberEdge', description: 'An invited member with the place in the list.', authScopes: { realMember: true } },
);

const page = ({ upstream, session }: Context, size: number, after?: string | null) =>
  upstream
    .call(referral, { pageSize: size, ...(after != null && { beforeInvitedId: recordBehind('InvitedMember', after) }) })
    .catch(mapErrors(session, sessionErrorMap));

/** The code comes with the newest page: whoever asks for both asks the operator once. */
const newestPage = oncePerOperation((context: Context) => page(context, usualPage));

builder.objectField(Member, 'referralCode', (t) =>
  t.string({
    nullable: true,
    authScopes: { realMember: true },
    description:
      'Whoever registers at `/register?referralCode=` with it counts as invited. `GET /wps/member/referral`. `null` where the operator could not be asked.',
    resolve: async (_viewer, _args, context) => (await newestPage(context)).referralCode,
  }),
);

builder.objectField(Member, 'invitedMembers', (t) =>
  t.field({
    type: InvitedMemberConnection,
    nullable: true,
    authScopes: { realMember: true },
    description: 'Who came by the code. `GET /wps/member/referral`. `null` where the operator could not be asked.',
    complexity: ({ first }) => pageCost(first ?? usualPage),
    args: {
      first: t.arg.int({
        required: false,
        defaultValue: usualPage,
        description: 'From 1 to 100 members; others are refused with code `BAD_USER_INPUT`.',
      }),
      after: t.arg.string({ required: false, description: 'Reads on behind this cursor, towards older ones; left out for the newest.' }),
    },
    resolve: async (_viewer, { first, after }, context) => {
      const size = pageSize(first ?? usualPage, 'first');
      const answer = await (after == null && size === usualPage ? newestPage(context) : page(context, size, after));
      return {
        ...connectionPage(answer.invited, ({ invitedId }) => invitedId, { list: 'InvitedMember', hasMore: answer.hasMore, after }),
        total: answer.total,
      };
    },
  }),
);
