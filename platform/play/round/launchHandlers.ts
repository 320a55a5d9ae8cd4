import { CallRefusal, type Handlers } from '../../core/http/handler.ts';
import { issueLaunchToken } from './launchTokens.ts';
import type { PlayParts } from './playParts.ts';

/** The way from the site into a game. */
export const launchHandlers = (parts: PlayParts): Pick<Handlers, 'launchGame'> => ({
  async launchGame({ nodeId, gameId, vassalage }, { member, language }) {
    const title = parts.titles.currentOf(nodeId);
    const offering = (await parts.currentCatalogue()).offeringOf(nodeId);
    const named = title && title.vendorCode === vassalage && (gameId === undefined || gameId === title.code);
    if (!named || offering === undefined || offering === 'WITHDRAWN') throw new CallRefusal('game_not_found');
    if (offering === 'MAINTENANCE') throw new CallRefusal('game_maintenance');
    const { memberId, sessionId } = member;
    const token = await issueLaunchToken(parts, { memberId, sessionId, nodeId, language });
    return { game_url: `/games/${title.family}/?launch=${token}` };
  },
});
