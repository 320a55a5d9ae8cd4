import type { AnswerOf } from '#contract/call.ts';
import type { messages } from '#contract/content/message.ts';
import { builder } from '../../builder.ts';
import { encodeGlobalId } from '../../globalId.ts';

export type MessageRow = AnswerOf<typeof messages>['messages'][number];

const MessageSender = builder.enumType('MessageSender', {
  description: 'Who wrote to the member.',
  values: {
    PLATFORM: { description: 'The operator itself, about the account.' },
  } satisfies Record<MessageRow['sender'], { description: string }>,
});

export const Message = builder.objectRef<MessageRow>('Message').implement({
  description: 'Something that was written to one member, and that nobody else reads.',
  authScopes: { realMember: true },
  fields: (t) => ({
    id: t.id({
      description: "Identifies the message in a client's store and in mutations; cannot be asked for through `node`.",
      resolve: ({ messageId }) => encodeGlobalId('Message', messageId),
    }),
    sender: t.expose('sender', { type: MessageSender, description: 'Whose name to show with it.' }),
    title: t.exposeString('title', { description: 'Its first line, as plain text in the language of the request.' }),
    content: t.expose('content', { type: 'SafeHtml', description: 'What it says, in the language of the request.' }),
    sentAt: t.field({
      type: 'DateTime',
      description: "When it was written, by the operator's clock.",
      resolve: ({ sentTime }) => new Date(sentTime),
    }),
    isRead: t.exposeBoolean('read', { description: 'False until the member, or a client in its name, marks it as read.' }),
  }),
});
