import type { Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { language as languageWord } from '#contract/sharedSchemas.ts';
import { z } from 'zod';
import { builtPages } from '../../core/http/builtPages.ts';
import type { PlatformEnvironment } from '../../core/http/platformEnvironment.ts';
import { hourlyLimit } from '../../core/limits/attemptLimits.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import { bodyOf, chatApp, ChatRefusal } from '../chat/chatApp.ts';
import type { ChatLog } from '../chat/chatLog.ts';
import type { ChatSeats } from '../chat/chatSeats.ts';
import { type ChatStreams, lastNumber } from '../chat/chatStreams.ts';
import type { ChatThreads } from '../chat/chatThreads.ts';
import { messageText } from '../chat/messageText.ts';
import { conversationHeader } from './conversationHeader.ts';
import { chatWords } from './chatWords.ts';
import { pagePreferences, preferenceSearch } from './pagePreferences.ts';

export interface ServiceChatParts extends PlatformParts {
  readonly attempts: Attempts;
  readonly texts: Texts;
  readonly pagesDir: string;
  readonly chatLog: ChatLog;
  readonly chatSeats: ChatSeats;
  readonly chatStreams: ChatStreams;
  readonly chatThreads: ChatThreads;
}

const longestMessage = 1_000;
const cookie = 'service_chat';
/** Of all who begin to write: whoever has a thousand addresses fills no desk. */
const everybody = { scope: 'chat:everybody', limit: 600, window: 3_600_000 };
const perMinute = (threadId: string) => ({ scope: `chat:thread:${threadId}`, limit: 20, window: 60_000 });

const spoken = languageWord.optional().catch(undefined);
const said = z.object({ text: z.string(), key: z.uuidv4(), lang: z.string().max(8).optional() });

/** The live chat with the house, on a page of its own. Open to everybody, also to those whom the site is closed for. */
export function serviceChatRoutes(parts: ServiceChatParts): Hono<PlatformEnvironment> {
  const { brand, attempts, texts, chatLog, chatSeats, chatStreams, chatThreads } = parts;
  const page = builtPages({ pagesDir: parts.pagesDir, brand });
  const app = chatApp(brand, '/service/chat/*');
  const secure = brand.origins[0]?.startsWith('https:') ?? false;
  const keep = (context: Parameters<typeof setCookie>[0], { token, lifetime }: { token: string; lifetime: number }): void =>
    setCookie(context, cookie, token, { path: '/service', httpOnly: true, sameSite: 'Strict', secure, maxAge: lifetime / 1000 });
  const seatOf = (context: Parameters<typeof getCookie>[0]) => {
    const token = getCookie(context, cookie);
    return token === undefined || token.length > 128 ? undefined : chatSeats.find(token);
  };
  /**
   * The seat of who asks by an open page. A page that a guest was given does not go on in the conversation of a member who has come by the same browser
   * since, nor does one member's in another's.
   */
  const seatAtPage = async (context: Context) => {
    const seat = await seatOf(context);
    const own = seat?.memberId == null ? '' : seat.threadId;
    if (own !== '' && (context.req.header(conversationHeader) ?? own) !== own) throw new ChatRefusal('not_here');
    return { seat, own };
  };

  app.get('/service/chat', async (context) => {
    const preferences = pagePreferences(context.req.raw, brand);
    const { language } = preferences;
    const ticket = context.req.query('ticket');
    if (ticket !== undefined) {
      const visitor = await chatSeats.redeemTicket('service', ticket.slice(0, 128));
      // A ticket that is of no use makes nobody a stranger: who is known by the cookie stays so, all others are guests.
      if (visitor) keep(context, await chatSeats.take(await chatThreads.ofMember(visitor.memberId, { ...visitor, language }), visitor));
      context.header('cache-control', 'no-store');
      context.header('referrer-policy', 'no-referrer');
      return context.redirect(`/service/chat${preferenceSearch(preferences)}`, 303);
    }
    const words = chatWords(texts, language);
    const marks = {
      __WORDS__: JSON.stringify(words),
      __MOST__: String(longestMessage),
      __NEEDS_SCRIPT__: words.needsScript,
      __LETTER__: words.letter,
    };
    return page({ name: 'customerService', language, framedBy: 'nobody', marks });
  });

  app.post('/service/chat/messages', async (context) => {
    const { text: typed, key, lang } = await bodyOf(context, said);
    const text = messageText(typed, longestMessage);
    if (text === undefined) throw new ChatRefusal('too_long');
    const { seat } = await seatAtPage(context);
    if (!seat) await attempts.consume([...hourlyLimit('chat', context.var.address, 10), everybody]);
    const threadId = seat?.threadId ?? (await chatThreads.begin(spoken.parse(lang) ?? brand.languages[0] ?? 'TY', key));
    await attempts.consume([perMinute(threadId)]);
    const number = await chatLog.add(threadId, {
      author: 'visitor',
      name: '',
      text,
      clientKey: key,
      memberId: seat?.memberId ?? undefined,
    });
    if (!seat) keep(context, await chatSeats.take(threadId));
    return context.json({ number: Number(number) });
  });

  app.get('/service/chat/stream', async (context) => {
    const { seat, own } = await seatAtPage(context);
    // There is nothing to read before the first message; that is no error.
    if (!seat) return context.body(null, 204, { [conversationHeader]: own });
    const token = getCookie(context, cookie) ?? '';
    const stream = chatStreams.follow({
      threadId: seat.threadId,
      last: lastNumber(context.req.raw),
      follower: seat.threadId,
      mayFollow: async () => (await chatSeats.find(token)) !== undefined,
      shown: ({ number, author, at, content }) => ({
        number: Number(number),
        own: author === 'visitor',
        at,
        text: content?.text ?? null,
      }),
    });
    if (!stream) throw new ChatRefusal('full');
    stream.headers.set(conversationHeader, own);
    return stream;
  });
  return app;
}
