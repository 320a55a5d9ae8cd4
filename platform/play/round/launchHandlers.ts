import { CallRefusal, type Handlers } from '../../core/http/handler.ts';
import { isTrialCurrency } from '../../core/ledger/accounts/isTrialCurrency.ts';
import type { GameVendors } from '../../providers/vendor/gameVendor.ts';
import { issueLaunchToken } from './launchTokens.ts';
import type { PlayParts } from './playParts.ts';

/** The way from the site into a game. */
export const launchHandlers = (parts: PlayParts & { readonly gameVendors: GameVendors }): Pick<Handlers, 'launchGame'> => ({
  async launchGame({ nodeId, gameId, vassalage }, { member, language }) {
    const title = parts.titles.currentOf(nodeId);
    const offering = (await parts.currentCatalogue()).offeringOf(nodeId);
    const named = title && title.vendorCode === vassalage && (gameId === undefined || gameId === title.code);
    if (!named || offering === undefined || offering === 'WITHDRAWN') throw new CallRefusal('game_not_found');
    if (offering === 'MAINTENANCE') throw new CallRefusal('game_maintenance');
    const { memberId, sessionId } = member;
    const vendor = title.atVendor && parts.gameVendors.get(title.vendorCode);
    // Funds of a trial are worth nothing: nobody stakes real money against them, and not every vendor takes them.
    const takesTrials = title.table === undefined && (!vendor || vendor.takesTrials);
    if (!takesTrials && isTrialCurrency(parts.brand, member.currency)) throw new CallRefusal('in_need_true_account');
    const token = await issueLaunchToken(parts, { memberId, sessionId, nodeId, language });
    if (vendor) return { game_url: vendor.gameUrl({ token, gameCode: title.code, language }) };
    // Until the session is there the page has no other way to know what the site around it speaks.
    return { game_url: `/games/${title.family}/?launch=${token}&lang=${language}` };
  },
});
