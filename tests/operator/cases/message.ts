import { calls } from '#contract/calls.ts';
import { caseList, newMember, valueOf } from '../caseList.ts';

const { add, byMembers, cases } = caseList();
export { cases };

byMembers(calls.unreadMessages, calls.messages);
for (const read of [true, false])
  add(calls.markMessages, read ? 'all as read' : 'all as unread', 'answered', async (at, call) =>
    at.call(call, { read }, (await newMember(at)).as),
  );
add(calls.markMessages, 'one that is nobody’s', 'answered', async (at, call) =>
  at.call(call, { messageIds: 'no-such-message', read: true }, (await newMember(at)).as),
);
add(calls.deleteMessages, 'the newest', 'answered', async (at, call) => {
  const { as } = await newMember(at);
  const [newest] = valueOf(await at.call(calls.messages, { pageSize: 1 }, as)).messages;
  return at.call(call, { messageIds: newest?.messageId ?? '' }, as);
});
add(calls.deleteMessages, 'none', 'invalid_payload', async (at, call) => at.call(call, { messageIds: '' }, (await newMember(at)).as));
