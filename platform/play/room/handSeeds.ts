import type { RoundSeeds } from '../family/drawStream.ts';

/**
 * What a hand is dealt from: the server's seed, and the words of all who play, in the order of their places, one a line. A word has no line
 * breaks, so that no two tables make one text. A hand is dealt once: its nonce is 0.
 */
export const handSeeds = (serverSeed: string, clientSeeds: readonly string[]): RoundSeeds => ({
  serverSeed,
  clientSeed: clientSeeds.join('\n'),
  nonce: 0,
});
