import { parseAmount, writeAmount } from '../../../../core/ledger/amount.ts';
import { commitTo, drawStream } from '../../../family/drawStream.ts';
import { potShares } from '../../../family/potShares.ts';
import { handSeeds } from '../../../room/handSeeds.ts';
import type { PlayedHand } from '../../../room/room.ts';
import { dealHand } from '../../threeCards/dealHand.ts';

export interface HandCheck {
  /** Hex SHA-256 of the server seed. */
  readonly hash: string;
  readonly hashMatches: boolean;
  /** Every word that was shown has the hash that was given with its ante. */
  readonly wordsMatch: boolean;
  /** Every seat has the cards, and what they make, that the seeds say. */
  readonly cardsMatch: boolean;
  readonly winnerMatches: boolean;
  /** The pot is its rake and its prize, by the per cent of the room. */
  readonly potMatches: boolean;
  readonly genuine: boolean;
}

/** Deals a recorded hand again with the game's own engine. */
export function checkHand(hand: PlayedHand): HandCheck {
  const hash = commitTo(hand.serverSeed);
  const seeds = handSeeds(
    hand.serverSeed,
    hand.seats.map(({ clientSeed }) => clientSeed ?? ''),
  );
  const deal = dealHand(hand.seats.length, drawStream(seeds));
  const { pot, rake, payout } = potShares({
    ante: parseAmount(hand.ante),
    seats: hand.seats.length,
    rakePercent: hand.rakePercent,
    rakeCap: parseAmount(hand.rakeCap),
  });
  const hashMatches = hash === hand.serverSeedHash;
  const wordsMatch = hand.seats.every(({ clientSeed, wordHash }) => clientSeed !== null && commitTo(clientSeed) === wordHash);
  const cardsMatch = hand.seats.every(
    ({ cards, combination }, seat) => cards.join() === deal.seats[seat]?.cards.join() && combination === deal.seats[seat]?.combination,
  );
  const winnerMatches = hand.seats.every(({ hasWon }, seat) => hasWon === (seat === deal.winner));
  const potMatches = [pot, rake, payout].map(writeAmount).join() === [hand.pot, hand.rake, hand.prize].join();
  const genuine = hashMatches && wordsMatch && cardsMatch && winnerMatches && potMatches;
  return { hash, hashMatches, wordsMatch, cardsMatch, winnerMatches, potMatches, genuine };
}
