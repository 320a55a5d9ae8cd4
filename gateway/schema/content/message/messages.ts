import { oncePerOperation } from '../../oncePerOperation.ts';
import { messages, unreadMessages } from '#contract/content/message.ts';
import type { Context } from '../../../context.ts';
import { builder } from '../../builder.ts';
import { pageCost, paidByPage } from '../../complexity.ts';
import { connectionPage } from '../../paging/connectionPage.ts';
import { totalOf } from '../../paging/totalOf.ts';
import { recordBehind } from '../../paging/cursor.ts';
import { mapErrors, sessionErrorMap } from '../../refusals/errorMap.ts';
import { Member } from '../../identity/member/Member.ts';
import { pageSize } from '../../paging/pageSize.ts';
import { Message } from './Message.ts';

const usualPage = 20;

const MessageConnection = builder.connectionObject(
  {
    type: Message,
    name: 'MessageConnection',
    description: "The member's messages, newest first. Those written meanwhile do not shift pages already read.",
    authScopes: { realMember: true },
    edgesField: { complexity: paidByPage },
    fields: (t) => ({
      totalCount: t.int({
        description: 'Messages that there are at this moment, read or not.',
        resolve: totalOf,
      }),
    }),
  },
  {
    name: 'MessageEdge',
    description: 'A message with its place in the list.',
    authScopes: { realMember: true },
  },
);

const countOf = oncePerOperation(({ upstream, session }: Context) =>
  upstream.call(unreadMessages, {}).catch(mapErrors(session, sessionErrorMap)),
);

builder.objectField(Member, 'unreadMessageCount', (t) =>
  t.int({
    nullable: true,
    authScopes: { realMember: true },
    description:
      'Messages that are not marked as read. `GET /wps/message/unreadCount`. `null` where the operator could not be asked: show no number then.',
    resolve: (viewer, _args, context) => viewer.unreadMessages ?? countOf(context),
  }),
);

builder.objectField(Member, 'messages', (t) =>
  t.field({
    type: MessageConnection,
    nullable: true,
    authScopes: { realMember: true },
    description: 'What was written to the member. `GET /wps/message/v2/list`. `null` where the operator could not be asked.',
    complexity: ({ first }) => pageCost(first ?? usualPage),
    args: {
      first: t.arg.int({
        required: false,
        defaultValue: usualPage,
        description: 'From 1 to 100 messages; others are refused with code `BAD_USER_INPUT`.',
      }),
      after: t.arg.string({ required: false, description: 'Reads on behind this cursor, towards older ones; left out for the newest.' }),
    },
    resolve: async (_viewer, { first, after }, { upstream, session }) => {
      const payload = {
        pageSize: pageSize(first ?? usualPage, 'first'),
        ...(after != null && { beforeMessageId: recordBehind('Message', after) }),
      };
      const answer = await upstream.call(messages, payload).catch(mapErrors(session, sessionErrorMap));
      return {
        ...connectionPage(answer.messages, ({ messageId }) => messageId, { list: 'Message', hasMore: answer.hasMore, after }),
        total: answer.total,
      };
    },
  }),
);
