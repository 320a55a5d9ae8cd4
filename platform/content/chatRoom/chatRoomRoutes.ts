import type { Context, Hono } from 'hono';
import { z } from 'zod';
import { builtPages } from '../../core/http/builtPages.ts';
import { pageLanguage } from '../../core/http/pageLanguage.ts';
import type { PlatformEnvironment } from '../../core/http/platformEnvironment.ts';
import type { Attempts } from '../../core/limits/attempts.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { Texts } from '../../core/text/texts.ts';
import { bodyOf, chatApp, ChatRefusal } from '../chat/chatApp.ts';
import type { ChatLog } from '../chat/chatLog.ts';
import type { ChatSeats } from '../chat/chatSeats.ts';
import { type ChatStreams, lastNumber } from '../chat/chatStreams.ts';
import { type ChatThreads, roomId } from '../chat/chatThreads.ts';
import { messageText } from '../chat/messageText.ts';
import { entryAnswer } from '../chat/entryAnswer.ts';
import { markRead } from './roomReaders.ts';
import { createRoomName } from './roomName.ts';
import type { RoomReports } from './roomReports.ts';
import { chatRoomWords } from './chatRoomWords.ts';

export interface ChatRoomParts extends PlatformParts {
  readonly attempts: Attempts;
  readonly texts: Texts;
  readonly pagesDir: string;
  readonly chatLog: ChatLog;
  readonly chatSeats: ChatSeats;
  readonly chatStreams: ChatStreams;
  readonly chatThreads: ChatThreads;
  readonly roomReports: RoomReports;
}

const longestMessage = 200;
/** What a page that comes anew is shown of before. */
const entriesBefore = 100n;

const entry = z.object({ ticket: z.string().max(128) });
const said = z.object({ text: z.string(), key: z.uuid() });
const reading = z.object({ number: z.int().nonnegative() });
const colour = /^#[0-9a-f]{6}$/i;

/** At a person's pace: five at a breath, which are thirty a minute. */
const breathOf = (memberId: string) => ({ scope: `chat:room:breath:${memberId}`, limit: 5, window: 10_000 });

/** The room where members talk to each other: a page for the site's frame, known by a ticket, and then by a seat that it keeps to itself. */
export function chatRoomRoutes(parts: ChatRoomParts): Hono<PlatformEnvironment> {
  const { attempts, brand, chatLog, chatSeats, chatStreams, chatThreads, db, roomReports, texts } = parts;
  const page = builtPages({ pagesDir: parts.pagesDir, brand });
  const roomName = createRoomName(brand, texts);
  const app = chatApp(brand, '/chat/*');

  const tokenOf = (context: Context): string => /^Bearer ([\w-]{16,128})$/.exec(context.req.header('authorization') ?? '')?.[1] ?? '';
  const memberHere = async (context: Context): Promise<string> => {
    const seat = await chatSeats.find(tokenOf(context));
    if (seat?.threadId !== roomId || seat.memberId === null) throw new ChatRefusal('not_here');
    return seat.memberId;
  };

  app.get('/chat/room', (context) => {
    const language = pageLanguage(context.req.raw, brand);
    const words = chatRoomWords(texts, language);
    const given = context.req.query('headerColor') ?? '';
    const marks = {
      __WORDS__: JSON.stringify({ ...words, title: (context.req.query('title') ?? '').slice(0, 64) || words.title }),
      __MOST__: String(longestMessage),
      __HEADER_COLOR__: colour.test(given) ? given : '',
    };
    return page({ name: 'chatRoom', language, framedBy: 'site', marks });
  });

  app.post('/chat/room/session', async (context) => {
    const { ticket } = await bodyOf(context, entry);
    const visitor = await chatSeats.redeemTicket('room', ticket);
    if (!visitor) throw new ChatRefusal('not_here');
    const { token } = await chatSeats.take(roomId, visitor);
    const member = await db
      .selectFrom('member')
      .select(['nickname', 'username'])
      .where('id', '=', visitor.memberId)
      .executeTakeFirstOrThrow();
    return context.json({ seat: token, name: roomName(member) });
  });

  app.get('/chat/room/stream', async (context) => {
    const memberId = await memberHere(context);
    const token = tokenOf(context);
    const last = lastNumber(context.req.raw);
    const stream = chatStreams.follow({
      threadId: roomId,
      last: await chatThreads.roomBegin(last, entriesBefore),
      follower: memberId,
      mayFollow: async () => (await chatSeats.find(token)) !== undefined,
      shown: (each) => ({
        ...entryAnswer(each),
        own: each.memberId === memberId,
        house: each.author === 'operator',
        icon: each.icon,
      }),
    });
    if (!stream) throw new ChatRefusal('full');
    return stream;
  });

  app.post('/chat/room/messages', async (context) => {
    const memberId = await memberHere(context);
    const { text: typed, key } = await bodyOf(context, said);
    const text = messageText(typed, longestMessage);
    if (text === undefined) throw new ChatRefusal('too_long');
    await attempts.consume([breathOf(memberId)]);
    const member = await db.selectFrom('member').select(['nickname', 'username']).where('id', '=', memberId).executeTakeFirstOrThrow();
    // The key is the page's alone: another member's may be the same by intent.
    const number = await chatLog.add(roomId, { author: 'member', memberId, name: roomName(member), text, clientKey: `${memberId} ${key}` });
    return context.json({ number: Number(number) });
  });

  app.post('/chat/room/messages/:number{[0-9]{1,15}}/reported', async (context) => {
    const memberId = await memberHere(context);
    await attempts.consume([{ scope: `chat:report:${memberId}`, limit: 30, window: 3_600_000 }]);
    if (!(await roomReports.report(memberId, BigInt(context.req.param('number'))))) throw new ChatRefusal('not_found');
    return context.json({});
  });

  app.post('/chat/room/read', async (context) => {
    const memberId = await memberHere(context);
    const { number } = await bodyOf(context, reading);
    const end = await chatThreads.roomEnd();
    await markRead(db, memberId, BigInt(number) < end ? BigInt(number) : end);
    return context.json({});
  });
  return app;
}
