import { z } from 'zod';
import { call } from '../call.ts';
import { language, nothing } from '../sharedSchemas.ts';
import { colour } from '../system/brandColours.ts';

/**
 * Where members talk to each other, for a frame. `chatUrl` holds a ticket for one use within a minute, and never the token of the session.
 * Its module is CBS3. Refusals: `function_not_enabled`.
 */
export const chatUrl = call({
  method: 'POST',
  path: '/wps/chat/url',
  access: 'members',
  kind: 'write',
  group: 'content',
  specified: false,
  refusals: ['function_not_enabled'],
  payload: z.object({
    b2c: z.literal(1).default(1),
    /** What the room is called on its own page. */
    title: z.string().max(64),
    language,
    /** Six hexadecimal digits behind `#`: the colour of the page's head. */
    headerColor: colour,
  }),
  answer: z.object({ chatUrl: z.string().max(2_000) }),
});

/** What was said since the member last looked, by others, counted to a hundred. Its module is CBS3; without it, nothing. */
export const chatMessageCount = call({
  method: 'GET',
  path: '/wps/chat/messageCount',
  access: 'members',
  kind: 'read',
  group: 'content',
  specified: false,
  payload: nothing,
  answer: z.object({ unReadCount: z.number().int().nonnegative() }),
});

export const chatCalls = { chatUrl, chatMessageCount };
