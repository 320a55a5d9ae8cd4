import type { Context, Hono } from 'hono';
import { getCookie } from 'hono/cookie';
import type { Transaction } from 'kysely';
import { z } from 'zod';
import { bodyOf, chatApp, ChatRefusal } from '../../content/chat/chatApp.ts';
import type { ChatLog } from '../../content/chat/chatLog.ts';
import { type ChatStreams, lastNumber } from '../../content/chat/chatStreams.ts';
import { type ChatThreads, roomId } from '../../content/chat/chatThreads.ts';
import { messageText } from '../../content/chat/messageText.ts';
import { maxShown } from '../../content/chat/maxShown.ts';
import { entryAnswer } from '../../content/chat/entryAnswer.ts';
import { builtPages } from '../../core/http/builtPages.ts';
import type { PlatformEnvironment } from '../../core/http/platformEnvironment.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Database } from '../../core/store/database.ts';
import type { Texts } from '../../core/text/texts.ts';
import { conversations } from './conversations.ts';
import { deskWords } from './deskWords.ts';
import { loginPath, loginPathFor } from '../operatorAccount/loginPath.ts';
import { operatorLanguage } from '../operatorAccount/operatorLanguage.ts';
import { operatorCookie, type OperatorSession, type OperatorSessions } from '../operatorAccount/operatorSessions.ts';

export interface ChatDeskParts extends PlatformParts {
  readonly texts: Texts;
  readonly pagesDir: string;
  readonly chatLog: ChatLog;
  readonly chatStreams: ChatStreams;
  readonly chatThreads: ChatThreads;
  readonly operatorSessions: OperatorSessions;
}

/** Where they sit, and who may. */
export const chatDeskPage = { path: '/operator/chats', permission: 'answerMembers' } as const;
const home = chatDeskPage.path;
const cookie = operatorCookie;
const longestMessage = 2_000;
const saying = z.object({ text: z.string(), key: z.uuid() });
/** `last`: the number of the last entry that was on the page. */
const closing = z.object({ closed: z.boolean(), last: z.int().nonnegative() });

/** Where people of the house read and answer conversations, and take what should not stand in the chat room out of sight. */
export function chatDeskRoutes(parts: ChatDeskParts): Hono<PlatformEnvironment> {
  const { audit, brand, chatLog, chatStreams, chatThreads, clock, db, operatorSessions, texts } = parts;
  const page = builtPages({ pagesDir: parts.pagesDir, brand });
  const app = chatApp(brand, `${home}/*`);
  /** What the page does by itself keeps nobody's session from becoming idle. */
  const sessionAt = (context: Context, isAttended: boolean) => operatorSessions.find(getCookie(context, cookie) ?? '', isAttended);
  const operatorAt = async (context: Context, isAttended: boolean): Promise<OperatorSession | undefined> => {
    const session = await sessionAt(context, isAttended);
    return session?.may.has(chatDeskPage.permission) ? session : undefined;
  };
  const deed = async <Result>(
    context: Context<PlatformEnvironment>,
    action: string,
    work: (transaction: Transaction<Database>) => Promise<Result>,
  ): Promise<Result> => {
    const session = await operatorAt(context, true);
    if (!session) throw new ChatRefusal('not_here');
    const facts = { actor: { kind: 'operator', id: session.operatorId } as const, action, requestId: context.var.correlationId };
    return audit.mutation(facts, async () => {
      audit.tell({ subject: `chat:${context.req.param('id') ?? ''}` });
      return audit.commit(work);
    });
  };

  app.get(home, async (context) => {
    const session = await sessionAt(context, true);
    // Whoever is known, and may not, would be led here from the login again.
    if (!session?.may.has(chatDeskPage.permission)) return context.redirect(session ? loginPath : loginPathFor(context.req.url), 303);
    const language = operatorLanguage(context, brand);
    const words = deskWords(texts, language);
    const marks = {
      __WORDS__: JSON.stringify(words),
      __MOST__: String(longestMessage),
      __NEEDS_SCRIPT__: words.needsScript,
      __LEAVE__: words.leave,
    };
    return page({ name: 'chatDesk', language, framedBy: 'nobody', marks });
  });

  app.use(`${home}/*`, async (context, next) => {
    if (context.req.path !== home && !(await operatorAt(context, false))) throw new ChatRefusal('not_here');
    await next();
  });
  app.get(`${home}/list`, async (context) => context.json({ conversations: await conversations(db) }));
  app.get(`${home}/:id/stream`, async (context) => {
    const threadId = context.req.param('id');
    const last = lastNumber(context.req.raw);
    const stream = chatStreams.follow({
      threadId,
      // The room holds all that was said in a month.
      last: threadId === roomId ? await chatThreads.roomBegin(last, BigInt(maxShown)) : last,
      follower: `operator ${getCookie(context, cookie) ?? ''}`,
      mayFollow: async () => (await operatorAt(context, false)) !== undefined,
      shown: (each) => ({ ...entryAnswer(each), own: each.author === 'operator' }),
    });
    if (!stream) throw new ChatRefusal('full');
    return stream;
  });
  app.post(`${home}/:id/messages`, async (context) => {
    const { text: typed, key } = await bodyOf(context, saying);
    const text = messageText(typed, longestMessage);
    if (text === undefined) throw new ChatRefusal('too_long');
    const said = { author: 'operator', name: brand.name, text, clientKey: key } as const;
    const number = await deed(context, 'answerChat', async (transaction) => {
      const added = await chatLog.add(context.req.param('id'), said, transaction);
      if (added === undefined) throw new ChatRefusal('not_found');
      return added;
    });
    return context.json({ number: Number(number) });
  });
  app.post(`${home}/:id/closed`, async (context) => {
    const { closed, last } = await bodyOf(context, closing);
    await deed(context, 'closeChat', async (transaction) => {
      const { numUpdatedRows } = await transaction
        .updateTable('chat_thread')
        .set({ closed_at: closed ? BigInt(clock.now()) : null })
        .where('id', '=', context.req.param('id'))
        .where('id', '!=', roomId)
        // A word that came at that moment would wait for nobody.
        .where(({ eb, or }) => or([eb('last_number', '<=', BigInt(last)), eb('last_author', '!=', 'visitor')]))
        .executeTakeFirst();
      if (numUpdatedRows === 0n) throw new ChatRefusal('not_found');
      audit.tell({ after: { closed } });
    });
    return context.json({});
  });
  app.post(`${home}/:id/messages/:number{[0-9]{1,15}}/hidden`, async (context) => {
    const number = context.req.param('number');
    await deed(context, 'hideChatMessage', async (transaction) => {
      if (!(await chatLog.setSight(transaction, context.req.param('id'), BigInt(number), false))) throw new ChatRefusal('not_found');
      audit.tell({ after: { hidden: Number(number) } });
    });
    return context.json({});
  });
  return app;
}
