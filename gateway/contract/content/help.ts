import { z } from 'zod';
import { call } from '../call.ts';

/** What an article of the help is about, in the order of the page. */
export const helpTopic = z.enum(['start', 'payment', 'games', 'safety', 'responsible', 'protocol', 'about', 'affiliates']);

/** The help in the language of the request, topic by topic; topics without articles are left out. `protocol` is what members agree to. */
export const helpCenter = call({
  method: 'GET',
  path: '/wps/system/helpCenter',
  access: 'beforeLogIn',
  kind: 'read',
  group: 'content',
  shared: { fresh: 15_000, stale: 3_600_000 },
  payload: z.object({}),
  answer: z.object({
    topics: z.array(
      z.object({
        code: helpTopic,
        title: z.string(),
        /** `content` is HTML. */
        articles: z.array(z.object({ id: z.string().max(64), title: z.string(), content: z.string() })),
      }),
    ),
  }),
});

export const helpCalls = { helpCenter };
