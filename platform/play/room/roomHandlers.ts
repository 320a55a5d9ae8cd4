import type { AnswerOf } from '#contract/call.ts';
import type { pvpRooms } from '#contract/play/room.ts';
import { CallRefusal, type Handlers } from '../../core/http/handler.ts';
import { gameName } from '../game/gameName.ts';
import { issueLaunchToken } from '../round/launchTokens.ts';
import type { PlayParts } from '../round/playParts.ts';
import { seatsTaken } from './handStore.ts';
import { tablesOf } from './tables.ts';

/** The rooms as the lobby shows them, and the way into one. */
export const roomHandlers = (parts: PlayParts): Pick<Handlers, 'pvpRooms' | 'pvpLaunch'> => {
  const tables = tablesOf(parts.titles);
  return {
    async pvpRooms(_payload, { language }) {
      const [catalogue, taken] = await Promise.all([parts.currentCatalogue(), seatsTaken(parts.db)]);
      return {
        rooms: tables.flatMap(({ title, rules, room }): AnswerOf<typeof pvpRooms>['rooms'] => {
          const [game] = catalogue.named([title.code]);
          if (game === undefined) return [];
          return [
            {
              roomId: room.id,
              roomName: gameName(parts.texts, room.id, language),
              seatCount: room.seats,
              seatsTaken: taken.get(room.id) ?? 0,
              minBet: room.ante,
              maxBet: room.ante,
              rake: rules.rakePercent,
              maintenance: catalogue.offeringOf(title.code) !== 'OPEN',
              game: catalogue.row(game, language),
            },
          ];
        }),
      };
    },

    async pvpLaunch({ roomId }, { member, language }) {
      const table = tables.find(({ room }) => room.id === roomId);
      const nodeId = table?.title.code ?? '';
      const offering = (await parts.currentCatalogue()).offeringOf(nodeId);
      if (!table || offering === undefined || offering === 'WITHDRAWN') throw new CallRefusal('game_not_found');
      if (offering === 'MAINTENANCE') throw new CallRefusal('game_maintenance');
      const { memberId, sessionId } = member;
      const token = await issueLaunchToken(parts, { memberId, sessionId, nodeId, language });
      return { content: `/games/${table.title.family}/?${new URLSearchParams({ launch: token, room: roomId })}` };
    },
  };
};
