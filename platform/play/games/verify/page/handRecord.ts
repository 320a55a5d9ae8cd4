import type { PlayedHand } from '../../../room/room.ts';
import { playCall, type Send } from '../../kit/playApi.ts';
import { proofOfHand, reportOfHand } from './handReport.ts';
import type { RecordReader } from './recordReader.ts';
import type { VerifyWords } from './verifyWords.ts';

/** Hands of a room, by the bet that was staked on them. */
export const handRecord =
  (words: VerifyWords, send: Send): RecordReader =>
  async (betId) => {
    const path = `/games/threeCards/hands/${encodeURIComponent(betId)}`;
    const { hand } = await playCall<{ readonly hand: PlayedHand | null }>(send, path, {});
    return hand && [...reportOfHand(hand, words), proofOfHand(hand, words)];
  };
