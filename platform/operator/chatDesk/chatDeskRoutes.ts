import type { Context, Hono } from 'hono';
import { deleteCookie, getCookie, setCookie } from 'hono/cookie';
import { z } from 'zod';
import { bodyOf, chatApp, ChatRefusal } from '../../content/chat/chatApp.ts';
import type { ChatLog } from '../../content/chat/chatLog.ts';
import { type ChatStreams, lastNumber } from '../../content/chat/chatStreams.ts';
import { roomId } from '../../content/chat/chatThreads.ts';
import { messageText } from '../../content/chat/messageText.ts';
import { builtPages } from '../../core/http/builtPages.ts';
import { pageLanguage } from '../../core/http/pageLanguage.ts';
import type { PlatformEnvironment } from '../../core/http/platformEnvironment.ts';
import { hourlyLimit } from '../../core/limits/attemptLimits.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import { conversations } from './conversations.ts';
import { deskWords } from './deskWords.ts';
import { createOperatorSessions, operatorSessionLifetime } from './operatorSession.ts';

export interface ChatDeskParts extends PlatformParts {
  readonly attempts: Attempts;
  readonly texts: Texts;
  readonly pagesDir: string;
  readonly chatLog: ChatLog;
  readonly chatStreams: ChatStreams;
  readonly operatorKey: string;
}

const cookie = 'operator';
const longestMessage = 2_000;
/** Guesses of all the world in an hour, beside those of one address. */
const everybody = { scope: 'operator:everybody', limit: 100, window: 3_600_000 };
const proof = z.object({ key: z.string().max(500) });
const said = z.object({ text: z.string(), key: z.uuid() });
const closing = z.object({ closed: z.boolean() });

/** Where people of the house read and answer conversations, and take what should not stand in the chat room out of sight. */
export function chatDeskRoutes(parts: ChatDeskParts): Hono<PlatformEnvironment> {
  const { attempts, brand, chatLog, chatStreams, clock, db, texts } = parts;
  const sessions = createOperatorSessions(parts, parts.operatorKey);
  const page = builtPages({ pagesDir: parts.pagesDir, brand });
  const app = chatApp(brand, '/operator/*');
  const secure = brand.origins[0]?.startsWith('https:') ?? false;
  const isHere = (context: Context): boolean => sessions.isOpen(getCookie(context, cookie) ?? '');

  app.get('/operator/chats', (context) => {
    const language = pageLanguage(context.req.raw, brand);
    const marks = { __WORDS__: JSON.stringify(deskWords(texts, language)), __MOST__: String(longestMessage) };
    return page({ name: 'chatDesk', language, framedBy: 'nobody', marks });
  });

  app.post('/operator/session', async (context) => {
    await attempts.consume([...hourlyLimit('operator', context.var.address, 10), everybody]);
    const { key } = await bodyOf(context, proof);
    if (!sessions.isKey(key)) throw new ChatRefusal('not_here');
    setCookie(context, cookie, sessions.issue(), {
      path: '/operator',
      httpOnly: true,
      sameSite: 'Strict',
      secure,
      maxAge: operatorSessionLifetime / 1000,
    });
    return context.json({});
  });
  app.get('/operator/session', (context) => context.json({ open: isHere(context) }));
  app.post('/operator/session/end', (context) => {
    deleteCookie(context, cookie, { path: '/operator', secure });
    return context.json({});
  });

  app.use('/operator/chats/*', async (context, next) => {
    if (context.req.path !== '/operator/chats' && !isHere(context)) throw new ChatRefusal('not_here');
    await next();
  });
  app.get('/operator/chats/list', async (context) => context.json({ conversations: await conversations(db) }));
  app.get('/operator/chats/:id/stream', (context) => {
    const token = getCookie(context, cookie) ?? '';
    const stream = chatStreams.follow({
      threadId: context.req.param('id'),
      last: lastNumber(context.req.raw),
      follower: `operator ${token}`,
      mayFollow: async () => sessions.isOpen(token),
      shown: ({ number, author, at, content, hides }) => ({
        number: Number(number),
        own: author === 'operator',
        name: content?.name ?? '',
        at,
        text: content?.text ?? null,
        hides: hides === null ? null : Number(hides),
      }),
    });
    if (!stream) throw new ChatRefusal('full');
    return stream;
  });
  app.post('/operator/chats/:id/messages', async (context) => {
    const { text: typed, key } = await bodyOf(context, said);
    const text = messageText(typed, longestMessage);
    if (text === undefined) throw new ChatRefusal('too_long');
    const number = await chatLog.add(context.req.param('id'), { author: 'operator', name: brand.name, text, clientKey: key });
    if (number === undefined) throw new ChatRefusal('not_found');
    return context.json({ number: Number(number) });
  });
  app.post('/operator/chats/:id/closed', async (context) => {
    const { closed } = await bodyOf(context, closing);
    const { numUpdatedRows } = await db
      .updateTable('chat_thread')
      .set({ closed_at: closed ? BigInt(clock.now()) : null })
      .where('id', '=', context.req.param('id'))
      .where('id', '!=', roomId)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new ChatRefusal('not_found');
    return context.json({});
  });
  app.post('/operator/chats/:id/messages/:number{[0-9]{1,15}}/hidden', async (context) => {
    const isHidden = await chatLog.hide(context.req.param('id'), BigInt(context.req.param('number')));
    if (!isHidden) throw new ChatRefusal('not_found');
    return context.json({});
  });
  return app;
}
