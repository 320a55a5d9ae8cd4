import { chatMessageCount } from '#contract/content/chat.ts';
import { builder } from '../../builder.ts';
import { mapErrors, sessionErrorMap } from '../../refusals/errorMap.ts';
import { Member } from '../../identity/member/Member.ts';

builder.objectField(Member, 'unreadChatCount', (t) =>
  t.int({
    nullable: true,
    authScopes: { realMember: true },
    description:
      'What others have said in the chat room since the member last looked, counted to a hundred; 0 where `SiteSwitches.chat` is off. `GET /wps/chat/messageCount`. `null` where the operator could not be asked.',
    resolve: async (_viewer, _args, { upstream, session }) =>
      (await upstream.call(chatMessageCount, {}).catch(mapErrors(session, sessionErrorMap))).unReadCount,
  }),
);
