import type { Handlers } from '../../core/http/handler.ts';
import { writeAmount } from '../../core/ledger/amount.ts';
import type { PlatformParts } from '../../core/parts.ts';
import type { CurrentCatalogue } from '../game/currentCatalogue.ts';
import { latestWins } from './latestWins.ts';
import { maskedAccount } from '../../core/text/maskedAccount.ts';

/** Wins of this many milliseconds are told of. */
const window = 7 * 24 * 3_600_000;

export const winnerHandlers = ({
  brand,
  currentCatalogue,
  clock,
  db,
}: PlatformParts & { readonly currentCatalogue: CurrentCatalogue }): Pick<Handlers, 'winnerBoard'> => ({
  async winnerBoard({ count }, { language }) {
    const catalogue = await currentCatalogue();
    const wins = await latestWins(db, { currency: brand.currency, since: clock.now() - window, count });
    return {
      winners: wins.flatMap((win) => {
        const [game] = catalogue.named([win.game_code]);
        // A game that is no longer offered could not be opened from the board.
        if (!game) return [];
        return {
          winner: maskedAccount(win.username),
          winAmount: writeAmount(win.payout),
          currency: win.currency,
          winTime: Number(win.settled_at),
          game: catalogue.row(game, language),
        };
      }),
    };
  },
});
