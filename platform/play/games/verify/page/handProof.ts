import type { EndedStatus } from '../../../room/roomTables.ts';
import type { PlayedHand, PlayedSeat } from '../../../room/room.ts';

/** What proves a hand, as text that can be kept and checked without a connection: its record, as the house answers it. */
export const handProof = (hand: PlayedHand): string => JSON.stringify(hand, null, 1);

const statuses: readonly string[] = ['DEALT', 'CLOSED', 'FORFEITED'] satisfies readonly EndedStatus[];
/** More than three cards each would leave no deck. */
const maxSeats = 9;
const longestText = 200;

type Fields = Readonly<Record<string, unknown>>;

const fieldsOf = (value: unknown): Fields => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) throw new RangeError('no record');
  return value as Fields;
};
const listOf = (value: unknown, most: number): readonly unknown[] => {
  if (!Array.isArray(value) || value.length > most) throw new RangeError('no list, or too long a one');
  return value;
};
const textOf = (value: unknown): string => {
  if (typeof value !== 'string' || value.length > longestText) throw new RangeError('no text, or too long a one');
  return value;
};
const amountOf = (value: unknown): string => {
  const text = textOf(value);
  if (!/^\d{1,15}(\.\d{1,4})?$/.test(text)) throw new RangeError('no amount');
  return text;
};
const numberOf = (value: unknown): number => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value) || value < 0) throw new RangeError('no whole number');
  return value;
};

function seatOf(value: unknown): PlayedSeat {
  const { place, wordHash, clientSeed, cards, combination, hasWon } = fieldsOf(value);
  if (typeof hasWon !== 'boolean') throw new RangeError('no yes or no');
  return {
    place: numberOf(place),
    wordHash: textOf(wordHash),
    clientSeed: clientSeed === null ? null : textOf(clientSeed),
    cards: listOf(cards, 3).map(textOf),
    combination: textOf(combination),
    hasWon,
  };
}

/**
 * Reads a proof that somebody has kept, or the record as `/games/threeCards/hands/ID` answers it. Throws RangeError where it is none; whether it
 * is true is another question.
 */
export function readHandProof(text: string): PlayedHand {
  let given: Fields;
  try {
    given = fieldsOf(JSON.parse(text));
  } catch {
    throw new RangeError('no proof of a hand');
  }
  const hand = 'hand' in given ? fieldsOf(given['hand']) : given;
  const status = textOf(hand['status']);
  if (!statuses.includes(status)) throw new RangeError('no end of a hand');
  const seats = listOf(hand['seats'], maxSeats).map(seatOf);
  if (seats.length < 1) throw new RangeError('nobody sat there');
  return {
    id: textOf(hand['id']),
    roomId: textOf(hand['roomId']),
    gameCode: textOf(hand['gameCode']),
    gameVersion: numberOf(hand['gameVersion']),
    status: status as EndedStatus,
    ante: amountOf(hand['ante']),
    rakePercent: amountOf(hand['rakePercent']),
    rakeCap: amountOf(hand['rakeCap']),
    pot: amountOf(hand['pot']),
    rake: amountOf(hand['rake']),
    prize: amountOf(hand['prize']),
    serverSeed: textOf(hand['serverSeed']),
    serverSeedHash: textOf(hand['serverSeedHash']),
    openedAt: numberOf(hand['openedAt']),
    endedAt: numberOf(hand['endedAt']),
    seats,
  };
}
