import type { FakeHandlers } from '../FakeCallContext.ts';
import { fakeOwner } from '../fakeOwner.ts';

/** What was written to a member. */
export const fakeMessages = {
  unreadMessages: (_payload, context) => fakeOwner(context).messages.filter(({ read }) => !read).length,
  messages: ({ pageSize, beforeMessageId }, context) => {
    const { messages } = fakeOwner(context);
    const from =
      beforeMessageId === undefined ? 0 : messages.findIndex(({ messageId }) => messageId === beforeMessageId) + 1 || messages.length;
    return { messages: messages.slice(from, from + pageSize), total: messages.length, hasMore: from + pageSize < messages.length };
  },
  markMessages: ({ messageIds, read }, context) => {
    const account = fakeOwner(context);
    const ids = messageIds?.split(',');
    account.messages = account.messages.map((each) => (ids?.includes(each.messageId) === false ? each : { ...each, read }));
    return {};
  },
  deleteMessages: ({ messageIds }, context) => {
    const account = fakeOwner(context);
    const ids = messageIds.split(',');
    account.messages = account.messages.filter((each) => !ids.includes(each.messageId));
    return {};
  },
} satisfies Partial<FakeHandlers>;
