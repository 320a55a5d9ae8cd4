import { z } from 'zod';
import { call } from '../call.ts';
import { idList, instant, nothing } from '../sharedSchemas.ts';

const message = z.object({
  messageId: z.string().max(64),
  /** Who wrote it; so far the platform alone. */
  sender: z.enum(['PLATFORM']),
  title: z.string(),
  /** HTML of the operator's; nobody has cleaned it. */
  content: z.string(),
  sentTime: instant,
  read: z.boolean(),
});

/** Number of a member's messages that are not read. `message` events of `GET /wps/events` tell that it may be another one. */
export const unreadMessages = call({
  method: 'GET',
  path: '/wps/message/unreadCount',
  access: 'members',
  kind: 'read',
  group: 'records',
  specified: false,
  payload: nothing,
  answer: z.number().int().nonnegative(),
});

/** A member's messages in the language of the request, the newest first, read backwards from `beforeMessageId`. */
export const messages = call({
  method: 'GET',
  path: '/wps/message/v2/list',
  access: 'members',
  kind: 'read',
  group: 'records',
  specified: false,
  payload: z.object({
    pageSize: z.coerce.number().int().min(1).max(100).default(20),
    /** The last message of the page before; left out for the newest page. */
    beforeMessageId: z.string().max(64).optional(),
  }),
  answer: z.object({ messages: z.array(message), total: z.number().int().nonnegative(), hasMore: z.boolean() }),
});

/** Marks messages as read, or as unread again; without `messageIds` all of the member's. Ids of nobody and of others are passed over. */
export const markMessages = call({
  method: 'POST',
  path: '/wps/message/read',
  access: 'members',
  kind: 'write',
  group: 'records',
  specified: false,
  payload: z.object({ messageIds: idList.optional(), read: z.boolean() }),
  answer: nothing,
});

/** Takes messages away for good. Ids of nobody and of others are passed over. */
export const deleteMessages = call({
  method: 'POST',
  path: '/wps/message/delete',
  access: 'members',
  kind: 'write',
  group: 'records',
  specified: false,
  payload: z.object({ messageIds: idList }),
  answer: nothing,
});

export const messageCalls = { unreadMessages, messages, markMessages, deleteMessages };
