import { unreadMessages } from '#contract/content/message.ts';
import type { Context } from '../../../context.ts';
import { builder } from '../../builder.ts';
import { Member } from '../../identity/member/Member.ts';
import { type Viewer, viewerWith } from '../../identity/member/viewer.ts';
import { liveRefusals, liveUpdates, queryLive } from '../../liveUpdates.ts';
import { NotSignedInError, RealAccountNeededError } from '../../refusals/refusals.ts';

/** The number of unread messages now, then after each message that came, was read or taken away, and whenever a session ended or a break began. */
async function* unreadCounts(context: Context): AsyncGenerator<number, void, void> {
  let last: number | undefined;
  for await (const news of liveUpdates(context, 'message')) {
    const unread = await queryLive(context, ({ upstream }) => upstream.call(unreadMessages, {}));
    // As many as before may be others than before, and the member may be in a break from play by now.
    if (unread === undefined || (unread === last && news.type === 'look')) continue;
    last = unread;
    yield unread;
  }
}

const MessageArrivedPayload = builder.objectRef<{ viewer: Viewer }>('MessageArrivedPayload').implement({
  description: 'The member whose messages have changed; at first, as they are now.',
  authScopes: { member: true },
  fields: (t) => ({
    viewer: t.expose('viewer', {
      type: Member,
      description:
        'Read `unreadMessageCount` here: it is the one after the change, and costs no call. `messages(first: 1)` is the newest message, `playPause` the break that runs now; other fields are asked for anew as well.',
    }),
  }),
});

builder.subscriptionField('messageArrived', (t) =>
  t.field({
    type: MessageArrivedPayload,
    description:
      "The number of the signed-in member's unread messages as it is now, and whenever a message comes, is marked or is taken away, or a break from play begins, wherever that was done. It keeps no idle session alive. At most five streams of it for an account: a sixth ends the oldest with `TooManyAttemptsError`. `GET /wps/events`. Not for trial accounts.",
    authScopes: { visitor: true },
    errors: { types: [...liveRefusals, RealAccountNeededError] },
    subscribe: (_root, _args, context) => unreadCounts(context),
    resolve: (unread, _args, context) => {
      const { current } = context.session;
      if (!current) throw new NotSignedInError();
      return { viewer: { ...viewerWith(context, current), unreadMessages: unread } };
    },
  }),
);
