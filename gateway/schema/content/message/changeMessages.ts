import { deleteMessages, markMessages } from '#contract/content/message.ts';
import { BadInput } from '../../input/badInput.ts';
import { builder } from '../../builder.ts';
import { mapErrors, sessionErrorMap } from '../../refusals/errorMap.ts';
import { callKeyIn } from '../../globalId.ts';
import { Member } from '../../identity/member/Member.ts';
import { requireViewer, type Viewer } from '../../identity/member/viewer.ts';
import { NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError } from '../../refusals/refusals.ts';

const maxMessages = 50;
const errors = { types: [NotSignedInError, PasswordChangeRequiredError, RealAccountNeededError] };

/** As the operator takes them. */
function idsOf(ids: readonly string[]): string {
  if (ids.length < 1 || ids.length > maxMessages) throw new BadInput(`\`ids\` must hold 1 to ${maxMessages} messages.`);
  const keys = ids.map((id) => callKeyIn('Message', id));
  if (keys.some((key) => key.includes(','))) throw new BadInput('`ids` holds one that is of no message.');
  return keys.join(',');
}

const payload = (name: string, description: string) =>
  builder.objectRef<{ viewer: Viewer }>(name).implement({
    description,
    authScopes: { member: true },
    fields: (t) => ({
      viewer: t.expose('viewer', { type: Member, description: 'Read `unreadMessageCount` here: it is the one after the change.' }),
    }),
  });
const MarkMessagesPayload = payload('MarkMessagesPayload', 'The messages are marked. Also those that were before.');
const DeleteMessagesPayload = payload('DeleteMessagesPayload', 'The messages are gone. Also those that were gone before.');

const MarkMessagesInput = builder.inputType('MarkMessagesInput', {
  description: 'Which messages, and what they are to be.',
  fields: (t) => ({
    ids: t.idList({
      required: false,
      description: 'One to fifty `id`s of messages; left out for all that the member has. Those of nobody and of others are passed over.',
    }),
    read: t.boolean({ description: 'True marks them as read, false as not read.' }),
  }),
});

const DeleteMessagesInput = builder.inputType('DeleteMessagesInput', {
  description: 'What the member wants to see no more.',
  fields: (t) => ({
    ids: t.idList({ description: 'One to fifty `id`s of messages. Those of nobody and of others are passed over.' }),
  }),
});

builder.mutationField('markMessages', (t) =>
  t.field({
    type: MarkMessagesPayload,
    description: "Marks the member's messages as read, or as not read. Whoever follows `messageArrived` is told. `POST /wps/message/read`.",
    authScopes: { realMember: true },
    errors,
    args: { input: t.arg({ type: MarkMessagesInput, description: 'The messages and their new state.' }) },
    resolve: async (_root, { input: { ids, read } }, context) => {
      const { upstream, session } = context;
      await upstream
        .call(markMessages, { ...(ids != null && { messageIds: idsOf(ids) }), read })
        .catch(mapErrors(session, sessionErrorMap));
      return { viewer: requireViewer(context) };
    },
  }),
);

builder.mutationField('deleteMessages', (t) =>
  t.field({
    type: DeleteMessagesPayload,
    description: "Takes messages of the member's away for good. Whoever follows `messageArrived` is told. `POST /wps/message/delete`.",
    authScopes: { realMember: true },
    errors,
    args: { input: t.arg({ type: DeleteMessagesInput, description: 'What is taken away, by its ids.' }) },
    resolve: async (_root, { input: { ids } }, context) => {
      const { upstream, session } = context;
      await upstream.call(deleteMessages, { messageIds: idsOf(ids) }).catch(mapErrors(session, sessionErrorMap));
      return { viewer: requireViewer(context) };
    },
  }),
);
